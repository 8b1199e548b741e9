import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { ballotLines, ballots } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import type { JudgeWords } from '../policy/decide/decide-line';
import { readContent } from '../policy/visible-policies';
import { decideMeeting, type DecidedLine } from './decide-meeting';
import { recordBallotEvent } from './record-event';
import { decisionSchema } from './schema';
import type { BallotRow } from './visible-ballots';

type Maker = Pick<Context, 'tenantId' | 'userId'>;

/**
 * Decides a draft again, in the caller's transaction: votes and rationales set by hand stay; lines are added and
 * removed as the meeting has them.
 */
export async function renewBallot(
  tx: Db,
  ctx: Maker,
  ballot: BallotRow,
  version = ballot.policyVersion,
  words?: JudgeWords,
): Promise<void> {
  const isDraft = ballot.state === 'draft';
  if (!isDraft) {
    await recordAudit(tx, ctx, { action: 'ballot.open', subjectType: 'ballot', subjectId: ballot.id });
    return;
  }
  const decided = await decideMeeting(
    ctx,
    ballot.meetingId,
    await readContent(ballot.policyId, version, tx),
    tx,
    words,
  );
  const changed = await replaceLines(tx, ballot.id, decided);
  await tx
    .update(ballots)
    .set({ policyVersion: version, revision: ballot.revision + 1, updatedAt: new Date() })
    .where(eq(ballots.id, ballot.id));
  const details = { from_version: ballot.policyVersion, to_version: version, changed };
  if (changed > 0 || version !== ballot.policyVersion)
    await recordBallotEvent(tx, {
      ballotId: ballot.id,
      userId: ctx.userId,
      kind: 'decided_again',
      text: `Decided again under version ${version}: ${changed === 1 ? 'one line differs' : `${changed} lines differ`}`,
      details,
    });
  await recordAudit(tx, ctx, { action: 'ballot.decide', subjectType: 'ballot', subjectId: ballot.id, details });
}

/** How many lines were added, removed or decided differently. */
async function replaceLines(tx: Db, ballotId: string, decided: readonly DecidedLine[]): Promise<number> {
  const stored = await tx
    .select()
    .from(ballotLines)
    .where(eq(ballotLines.ballotId, ballotId))
    .orderBy(asc(ballotLines.ordinal));
  const byLine = new Map(stored.map((row) => [row.meetingLineId, row]));
  let changed = 0;
  for (const each of decided) {
    const before = byLine.get(each.meetingLineId);
    const values = valuesOfLine(each);
    if (!before) {
      changed += 1;
      await tx.insert(ballotLines).values({ ballotId, ...values });
      continue;
    }
    if (before.policyVote !== values.policyVote) changed += 1;
    const isVoteByHand = before.setBy !== null;
    const isRationaleByHand = before.rationale !== decisionSchema.parse(before.decision).rationale;
    await tx
      .update(ballotLines)
      .set({
        ...values,
        ...(isVoteByHand ? { vote: before.vote } : {}),
        ...(isRationaleByHand ? { rationale: before.rationale } : {}),
      })
      .where(eq(ballotLines.id, before.id));
  }
  const kept = new Set(decided.map(({ meetingLineId }) => meetingLineId));
  const removed = stored
    .filter(({ meetingLineId }) => meetingLineId === null || !kept.has(meetingLineId))
    .map(({ id }) => id);
  if (removed.length > 0) await tx.delete(ballotLines).where(inArray(ballotLines.id, removed));
  return changed + removed.length;
}

/** The columns of `ballot_lines` for a decided line. */
export function valuesOfLine({ meetingLineId, ordinal, line, decision }: DecidedLine) {
  return {
    meetingLineId,
    ordinal,
    line,
    decision,
    policyVote: decision.vote,
    rationale: decision.rationale,
    vote: decision.vote === 'refer' ? null : decision.vote,
  };
}
