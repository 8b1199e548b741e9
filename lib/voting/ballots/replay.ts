import { and, asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballotEvents, ballotLines } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { peopleOf } from '@/lib/organizations/people';
import { createQuoteVerifier } from '../facts/quote-verifier';
import { decideLine } from '../policy/decide/decide-line';
import { loadMeetings } from '../policy/stored-meetings';
import { readContent, requirePolicy } from '../policy/visible-policies';
import { ballotLineContent, decisionSchema, type Replay } from './schema';
import { requireBallot } from './visible-ballots';

/**
 * Explains a stored decision again: the rule of its version, its facts looked up on their pages today, and what was
 * changed by hand since. `not_found`.
 */
export async function replayLine(ctx: Context, ballotId: string, lineId: string): Promise<Replay> {
  const ballot = await requireBallot(ctx, ballotId);
  const [row] = await database()
    .select()
    .from(ballotLines)
    .where(and(eq(ballotLines.id, lineId), eq(ballotLines.ballotId, ballot.id)));
  if (!row) throw new AppError('not_found', 'Line not found');
  const policy = await requirePolicy(ctx, ballot.policyId, database(), { withDeleted: true });
  const content = await readContent(policy.id, ballot.policyVersion);
  const decision = decisionSchema.parse(row.decision);
  const line = ballotLineContent.parse(row.line);
  const [meeting] = await loadMeetings(ctx, [ballot.meetingId]);
  // A judgement of a model is not repeated; its words are looked up on their page instead.
  const isByModel = decision.engine !== 'rules';
  const again =
    meeting && !isByModel
      ? decideLine({ policy: content, line, sheet: meeting.sheet, companyName: meeting.companyName })
      : decision;
  const verify = createQuoteVerifier();
  const quotes = [];
  for (const fact of decision.facts) {
    const { key: _key, label: _label, value: _value, ...evidence } = fact;
    const found = await verify({ documentId: fact.document_id, page: fact.page_number, quote: fact.quote });
    quotes.push({ ...evidence, is_found_today: found.quote_verified });
  }
  const events = await database()
    .select()
    .from(ballotEvents)
    .where(eq(ballotEvents.ballotId, ballot.id))
    .orderBy(asc(ballotEvents.id));
  const own = events.filter(({ details }) => details.line_id === row.id);
  const people = await peopleOf(own.map(({ userId }) => userId));
  return {
    ballot_id: ballot.id,
    line_id: row.id,
    policy: { id: policy.id, name: policy.name, version: ballot.policyVersion },
    rule: decision.rule ? (content.rules[decision.rule.index - 1] ?? null) : null,
    decision,
    line,
    quotes,
    decided_again: {
      vote: again.vote,
      is_same: again.vote === decision.vote && (!isByModel || quotes.every((quote) => quote.is_found_today)),
    },
    changes: own.map((event) => ({
      id: event.id,
      kind: event.kind,
      text: event.text,
      by: event.userId,
      by_name: people.get(event.userId)?.name ?? '',
      at: event.createdAt.toISOString(),
      details: event.details,
    })),
  };
}
