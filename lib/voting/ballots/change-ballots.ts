import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { ballotLines, ballots } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { voteAsOffered, isVoteOf, VOTE_LABELS, type DefaultVote, type Vote } from '../vocabulary.rules';
import { mayApprove } from './approval';
import { emitBallot } from './emit-ballot';
import { getBallot, type BallotLineRow } from './read-ballots';
import { recordBallotEvent } from './record-event';
import { ballotLineContent, decisionSchema, type Ballot, type ChangeLineInput } from './schema';
import { hasSecondPerson, readVotingSettings } from './settings';
import { requireBallot, type BallotRow } from './visible-ballots';

const CLOSED = 'This ballot is recorded as voted; votes and reasons no longer change.';

/**
 * Sets a line's vote by hand with its reason, returns it to the policy (vote null), or changes its rationale. An
 * approved ballot is reopened. `not_found`; `conflict` for a ballot recorded as voted; `invalid` for a vote that the
 * line does not offer.
 */
export async function changeLine(
  ctx: Context,
  ballotId: string,
  lineId: string,
  input: ChangeLineInput,
): Promise<Ballot> {
  await database().transaction(async (tx) => {
    const ballot = await requireBallot(ctx, ballotId, tx, { isLocked: true });
    if (ballot.state === 'voted') throw new AppError('conflict', CLOSED);
    const [row] = await tx
      .select()
      .from(ballotLines)
      .where(and(eq(ballotLines.id, lineId), eq(ballotLines.ballotId, ballot.id)));
    if (!row) throw new AppError('not_found', 'Line not found');
    if (ballot.state === 'approved') await reopen(tx, ctx, ballot, 'A line was changed after approval');
    if (input.vote !== undefined) await setVote(tx, ctx, row, input.vote, input.reason ?? null);
    if (input.rationale !== undefined) await setRationale(tx, ctx, row, input.rationale);
    await touch(tx, ctx, ballot);
  });
  return getBallot(ctx, ballotId);
}

async function setVote(
  tx: Db,
  ctx: Context,
  row: BallotLineRow,
  vote: Vote | null,
  reason: string | null,
): Promise<void> {
  const line = ballotLineContent.parse(row.line);
  if (vote !== null && !isVoteOf(line.kind, vote))
    throw new AppError('invalid', `“${VOTE_LABELS[vote]}” is not a valid vote on this line.`, {
      errors: [{ path: 'vote', message: 'is not a valid vote on this line' }],
    });
  const cast = vote === null ? null : voteAsOffered(vote, line.kind, line.vote_standard);
  const ofPolicy = row.policyVote === 'refer' ? null : row.policyVote;
  await tx
    .update(ballotLines)
    .set(
      cast === null
        ? { vote: ofPolicy, reason: null, setBy: null, setAt: null }
        : { vote: cast, reason, setBy: ctx.userId, setAt: new Date() },
    )
    .where(eq(ballotLines.id, row.id));
  const subject = `${line.number} ${line.nominee ?? line.title}`;
  const told =
    cast === null
      ? `${subject}: back to the policy`
      : `${subject}: ${labelOf(row.vote)} → ${VOTE_LABELS[cast]} by hand. ${reason ?? ''}`;
  await recordBallotEvent(tx, {
    ballotId: row.ballotId,
    userId: ctx.userId,
    kind: 'line',
    text: told.trim(),
    details: { line_id: row.id, from: row.vote, to: cast ?? ofPolicy, policy_vote: row.policyVote, reason },
  });
  await recordAudit(tx, ctx, {
    action: 'ballot.line',
    subjectType: 'ballot',
    subjectId: row.ballotId,
    details: { line: subject, from: row.vote, to: cast ?? ofPolicy, policy_vote: row.policyVote, reason },
  });
}

function labelOf(vote: string | null): string {
  return vote === null ? 'no vote' : (VOTE_LABELS[vote as DefaultVote] ?? vote);
}

async function setRationale(tx: Db, ctx: Context, row: BallotLineRow, rationale: string): Promise<void> {
  const line = ballotLineContent.parse(row.line);
  await tx
    .update(ballotLines)
    .set({ rationale: rationale === '' ? decisionSchema.parse(row.decision).rationale : rationale })
    .where(eq(ballotLines.id, row.id));
  const subject = `${line.number} ${line.nominee ?? line.title}`;
  await recordBallotEvent(tx, {
    ballotId: row.ballotId,
    userId: ctx.userId,
    kind: 'rationale',
    text: `${subject}: rationale changed`,
    details: { line_id: row.id, from: row.rationale, to: rationale },
  });
  await recordAudit(tx, ctx, {
    action: 'ballot.rationale',
    subjectType: 'ballot',
    subjectId: row.ballotId,
    details: { line: subject },
  });
}

async function touch(tx: Db, ctx: Context, { id, revision }: BallotRow): Promise<void> {
  await tx
    .update(ballots)
    .set({ changedBy: ctx.userId, changedAt: new Date(), revision: revision + 1, updatedAt: new Date() })
    .where(eq(ballots.id, id));
}

async function reopen(tx: Db, ctx: Context, ballot: BallotRow, why: string): Promise<void> {
  await tx
    .update(ballots)
    .set({ state: 'draft', approvedBy: null, approvedAt: null, filingChangedAt: null, updatedAt: new Date() })
    .where(eq(ballots.id, ballot.id));
  await recordBallotEvent(tx, {
    ballotId: ballot.id,
    userId: ctx.userId,
    kind: 'reopened',
    text: `Reopened. ${why}`,
    details: { approved_by: ballot.approvedBy, approved_at: ballot.approvedAt?.toISOString() ?? null },
  });
  await recordAudit(tx, ctx, {
    action: 'ballot.reopen',
    subjectType: 'ballot',
    subjectId: ballot.id,
    details: { approved_by: ballot.approvedBy, why },
  });
}

/**
 * Approves a ballot. `conflict` with the refusal of `mayApprove`: while a line has no vote, or for the last person who
 * changed the ballot where a second person has to approve.
 */
export async function approveBallot(ctx: Context, ballotId: string): Promise<Ballot> {
  const isFourEyes = (await readVotingSettings(ctx)).second_pair_of_eyes;
  const hasSecond = await hasSecondPerson(ctx);
  await database().transaction(async (tx) => {
    const ballot = await requireBallot(ctx, ballotId, tx, { isLocked: true });
    const lines = await tx
      .select({ vote: ballotLines.vote })
      .from(ballotLines)
      .where(eq(ballotLines.ballotId, ballot.id));
    const { refusal, warning } = mayApprove(ctx, {
      ballot,
      undecided: lines.filter(({ vote }) => vote === null).length,
      isFourEyes,
      hasSecondPerson: hasSecond,
    });
    if (refusal) throw new AppError('conflict', refusal);
    await tx
      .update(ballots)
      .set({
        state: 'approved',
        approvedBy: ctx.userId,
        approvedAt: new Date(),
        filingChangedAt: null,
        updatedAt: new Date(),
      })
      .where(eq(ballots.id, ballot.id));
    await recordBallotEvent(tx, {
      ballotId: ballot.id,
      userId: ctx.userId,
      kind: 'approved',
      text: warning ? 'Approved by the person who prepared it; nobody else could' : 'Approved',
    });
    await recordAudit(tx, ctx, {
      action: 'ballot.approve',
      subjectType: 'ballot',
      subjectId: ballot.id,
      details: { policy_version: ballot.policyVersion, lines: lines.length, is_own: warning !== null },
    });
    await emitBallot(tx, ballot, 'ballot.approved', { approved_by: ctx.userId, lines: lines.length });
  });
  return getBallot(ctx, ballotId);
}

/** Makes an approved ballot a draft again; `conflict` for a draft, and for a ballot recorded as voted. */
export async function reopenBallot(ctx: Context, ballotId: string): Promise<Ballot> {
  await database().transaction(async (tx) => {
    const ballot = await requireBallot(ctx, ballotId, tx, { isLocked: true });
    if (ballot.state === 'voted') throw new AppError('conflict', CLOSED);
    if (ballot.state === 'draft') throw new AppError('conflict', 'This ballot is already a draft.');
    await reopen(tx, ctx, ballot, 'Asked for by hand');
  });
  return getBallot(ctx, ballotId);
}

/** Records that the votes were cast; `conflict` unless the ballot is approved and its filing unchanged since. */
export async function recordVoted(ctx: Context, ballotId: string): Promise<Ballot> {
  await database().transaction(async (tx) => {
    const ballot = await requireBallot(ctx, ballotId, tx, { isLocked: true });
    if (ballot.state === 'voted') throw new AppError('conflict', 'This ballot is already recorded as voted.');
    if (ballot.state !== 'approved')
      throw new AppError('conflict', 'A ballot must be approved before it is recorded as voted.');
    if (ballot.filingChangedAt)
      throw new AppError('conflict', 'The filing changed after the approval. Review it and approve again first.');
    await tx
      .update(ballots)
      .set({ state: 'voted', votedBy: ctx.userId, votedAt: new Date(), updatedAt: new Date() })
      .where(eq(ballots.id, ballot.id));
    await recordBallotEvent(tx, { ballotId: ballot.id, userId: ctx.userId, kind: 'voted', text: 'Recorded as voted' });
    await recordAudit(tx, ctx, {
      action: 'ballot.vote',
      subjectType: 'ballot',
      subjectId: ballot.id,
      details: { approved_by: ballot.approvedBy, policy_version: ballot.policyVersion },
    });
  });
  return getBallot(ctx, ballotId);
}
