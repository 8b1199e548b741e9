import { and, asc, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { meetingLines, meetings } from '@/db/schema';
import { outcomesByMeeting, type MeetingOutcome as FiledOutcome } from '../outcomes/stored/outcomes-of-meeting';
import type { FiledDocument, OutcomeLine } from '../outcomes/schema';
import type { LineOutcome } from './schema';

export type MeetingOutcome = {
  documentId: string;
  formType: string;
  filingDate: string | null;
  documents: readonly FiledDocument[];
  /** By the id of the meeting's line. */
  byLine: ReadonlyMap<string, LineOutcome>;
  /** Results that match no line with certainty; they are shown without a line. */
  unmatched: readonly OutcomeLine[];
};

/**
 * The results of one tenant's meetings, from item 5.07 of their 8-K, by the meeting's id; a meeting without results is
 * absent. Ballots get outcomes only through this function.
 */
export async function outcomesOfMeetings(meetingIds: readonly string[]): Promise<ReadonlyMap<string, MeetingOutcome>> {
  if (meetingIds.length === 0) return new Map();
  const db = database();
  const [rows, lines] = await Promise.all([
    db
      .select({
        id: meetings.id,
        tenantId: meetings.tenantId,
        companyId: meetings.companyId,
        meetingDate: meetings.meetingDate,
      })
      .from(meetings)
      .where(inArray(meetings.id, [...meetingIds])),
    db
      .select({
        id: meetingLines.id,
        meetingId: meetingLines.meetingId,
        number: meetingLines.number,
        kind: meetingLines.kind,
        title: meetingLines.title,
        nominee: meetingLines.nominee,
      })
      .from(meetingLines)
      .where(and(inArray(meetingLines.meetingId, [...meetingIds]), isNull(meetingLines.removedAt)))
      .orderBy(asc(meetingLines.ordinal)),
  ]);
  const linesOf = Map.groupBy(lines, ({ meetingId }) => meetingId);
  const found = new Map<string, MeetingOutcome>();
  for (const [tenantId, called] of Map.groupBy(rows, (row) => row.tenantId)) {
    const dated = called.flatMap(({ id, companyId, meetingDate }) =>
      meetingDate ? [{ id, companyId, meetingDate, lines: linesOf.get(id) ?? [] }] : [],
    );
    for (const [id, filed] of await outcomesByMeeting({ tenantId }, dated)) found.set(id, toMeetingOutcome(filed));
  }
  return found;
}

function toMeetingOutcome({ byLine, meetingDate: _date, ...filed }: FiledOutcome): MeetingOutcome {
  const ofLines = [...byLine].map(([id, results]) => [id, toLineOutcome(results)] as const);
  return { ...filed, byLine: new Map(ofLines) };
}

/**
 * No single result where classes of shares voted separately, because their shares may have different numbers of votes.
 */
function toLineOutcome(results: readonly OutcomeLine[]): LineOutcome {
  const [only] = results;
  if (!only || results.length > 1)
    return {
      for: null,
      against: null,
      abstain: null,
      broker_non_votes: null,
      support_cast: null,
      support_with_abstentions: null,
      passed: null,
      choice: null,
      document_id: only?.document_id ?? '',
      page_number: only?.page_number ?? null,
      bounding_boxes: only?.bounding_boxes ?? [],
      quote: only?.quote ?? '',
      with_majority: null,
      classes: [...results],
    };
  return { ...only, against: only.against ?? only.withheld, classes: [] };
}
