import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballotLines, ballots } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requireMeeting } from '../meetings/visible-meetings';
import { readContent, requirePolicy } from '../policy/visible-policies';
import { loadMeetings } from '../policy/stored-meetings';
import { decideLoaded } from './decide-meeting';
import { judgeRulesInWords } from './judge-words';
import { getBallot } from './read-ballots';
import { recordBallotEvent } from './record-event';
import { renewBallot, valuesOfLine } from './renew-ballot';
import type { Ballot } from './schema';
import { EXAMPLE_POLICIES } from '../policy/examples';

type Maker = Pick<Context, 'tenantId' | 'organizationId' | 'userId'>;
type Asked = { meetingId: string; policyId: string; isAutomatic?: boolean };

/**
 * Makes the ballot of a meeting under a policy's newest version, or renews and returns the one that it has.
 * `not_found`; `conflict` for an example policy, and for a meeting without lines.
 */
export async function makeBallot(ctx: Context, meetingId: string, policyId: string): Promise<Ballot> {
  if (EXAMPLE_POLICIES.some(({ id }) => id === policyId))
    throw new AppError('conflict', 'Clone the example policy first: a ballot needs a policy of your own.');
  const { id } = await storeBallot(ctx, { meetingId, policyId });
  return getBallot(ctx, id);
}

/**
 * Stores the ballot; a meeting has one for each policy, so a repeated call returns it with `isNew` false. `not_found`;
 * `conflict` for a meeting without lines.
 */
export async function storeBallot(
  ctx: Maker,
  { meetingId, policyId, isAutomatic = false }: Asked,
): Promise<{ id: string; isNew: boolean }> {
  const meeting = await requireMeeting(ctx, meetingId);
  const policy = await requirePolicy(ctx, policyId);
  const content = await readContent(policy.id, policy.version);
  const [loaded] = await loadMeetings(ctx, [meeting.id]);
  // Before the transaction, because a model may be slow.
  const words = loaded && (await judgeRulesInWords(ctx, loaded, content));
  const lines = loaded ? decideLoaded(loaded, content, words) : [];
  if (lines.length === 0)
    throw new AppError('conflict', 'No voting items were read from this filing. Add the lines by hand first.');
  return database().transaction(async (tx) => {
    const [row] = await tx
      .insert(ballots)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        meetingId: meeting.id,
        policyId: policy.id,
        policyVersion: policy.version,
        preparedBy: ctx.userId,
        isAutomatic,
      })
      .onConflictDoNothing()
      .returning({ id: ballots.id });
    if (!row) {
      const [known] = await tx
        .select()
        .from(ballots)
        .where(and(eq(ballots.meetingId, meeting.id), eq(ballots.policyId, policy.id)));
      if (!known) throw new AppError('internal', 'The ballot could not be stored.');
      if (!isAutomatic) await renewBallot(tx, ctx, known, policy.version, words);
      return { id: known.id, isNew: false };
    }
    await tx.insert(ballotLines).values(lines.map((line) => ({ ballotId: row.id, ...valuesOfLine(line) })));
    await recordBallotEvent(tx, {
      ballotId: row.id,
      userId: ctx.userId,
      kind: 'made',
      text: isAutomatic
        ? `Created automatically under ${policy.name}, version ${policy.version}, when the filing was ready`
        : `Created under ${policy.name}, version ${policy.version}`,
    });
    await recordAudit(tx, ctx, {
      action: 'ballot.create',
      subjectType: 'ballot',
      subjectId: row.id,
      details: {
        meeting_id: meeting.id,
        policy_id: policy.id,
        policy_version: policy.version,
        lines: lines.length,
        referred: lines.filter(({ decision }) => decision.vote === 'refer').length,
        is_automatic: isAutomatic,
      },
    });
    return { id: row.id, isNew: true };
  });
}
