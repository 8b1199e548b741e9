import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { ballots, meetingLines, votingPolicies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { outcomesOfMeetings } from '../ballots/outcome-of-line';
import { ensureMeetings } from './ensure-meetings';
import { readListedMeeting } from './list-meetings';
import { ballotCounts } from './query-meetings';
import { meetingLineSchema, type MeetingDetail, type MeetingLine } from './schema';
import { requireMeeting } from './visible-meetings';

export type LineRow = typeof meetingLines.$inferSelect;

/** A meeting with its lines, each field with the words it was read from. `not_found`. */
export async function getMeeting(ctx: Context, meetingId: string): Promise<MeetingDetail> {
  await ensureMeetings(ctx);
  const row = await requireMeeting(ctx, meetingId);
  const listed = await readListedMeeting(ctx, meetingId);
  if (!listed) throw new AppError('not_found', 'Meeting not found');
  return {
    ...listed,
    meeting_time: row.meetingTime,
    place: row.place,
    amendment_document_ids: row.amendmentDocumentIds,
    evidence: row.evidence as MeetingDetail['evidence'],
    by_hand: row.byHand,
    lines: (await readLines(meetingId)).map(toMeetingLine),
    ballots: await ballotsOf(ctx, meetingId),
    can_edit: ctx.role !== 'org:viewer',
  };
}

/** The lines that were not removed, in the order of the ballot. */
export async function readLines(meetingId: string, db = database()): Promise<LineRow[]> {
  return db
    .select()
    .from(meetingLines)
    .where(and(eq(meetingLines.meetingId, meetingId), isNull(meetingLines.removedAt)))
    .orderBy(asc(meetingLines.ordinal), asc(meetingLines.createdAt));
}

/** The stored line as the API has it. Throws where the row does not fit the schema. */
export function toMeetingLine(row: LineRow): MeetingLine {
  return meetingLineSchema.parse({
    id: row.id,
    number: row.number,
    kind: row.kind,
    topic: row.topic,
    title: row.title,
    nominee: row.nominee,
    proponent: row.proponent,
    board_recommendation: row.boardRecommendation,
    vote_standard: row.voteStandard,
    details: row.details,
    evidence: row.evidence,
    is_weak: row.isWeak,
    by_hand: row.byHand,
  });
}

async function ballotsOf(ctx: Context, meetingId: string): Promise<MeetingDetail['ballots']> {
  const counts = ballotCounts();
  const rows = await database()
    .select({
      ballot: ballots,
      policyName: votingPolicies.name,
      lines: counts.lines,
      referred: counts.referred,
      byHand: counts.byHand,
    })
    .from(ballots)
    .innerJoin(votingPolicies, eq(votingPolicies.id, ballots.policyId))
    .leftJoin(counts, eq(counts.ballotId, ballots.id))
    .where(and(eq(ballots.tenantId, ctx.tenantId), eq(ballots.meetingId, meetingId)))
    .orderBy(desc(ballots.updatedAt));
  const hasOutcome = (await outcomesOfMeetings([meetingId])).has(meetingId);
  return rows.map(({ ballot, policyName, lines, referred, byHand }) => ({
    id: ballot.id,
    state: ballot.state === 'voted' && hasOutcome ? 'outcome' : ballot.state,
    policy_id: ballot.policyId,
    policy_name: policyName,
    policy_version: ballot.policyVersion,
    lines: lines ?? 0,
    referred: referred ?? 0,
    by_hand: byHand ?? 0,
    filing_changed: ballot.filingChangedAt !== null,
  }));
}
