import type { Context } from '@/lib/context';
import { matchLines, type AgendaLine } from './match-lines.rules';
import type { LineKind } from './line-kind.rules';
import type { OutcomeLine } from './schema';
import { byMeeting, storedLines, storedReports } from './stored-reports';
import { toOutcome } from './to-outcome';

/** A meeting as the proxy calls it, with what is voted on. */
export type CalledMeeting = { companyId: string; meetingDate: string; lines: readonly AgendaLine[] };

export type MeetingOutcome = {
  documentId: string;
  meetingDate: string;
  /** Results by the id of the line; several where classes of shares voted apart. */
  byLine: Map<string, OutcomeLine[]>;
  /** Results that are of no line with certainty; to be shown, not dropped. */
  unmatched: OutcomeLine[];
};

/** An adjourned meeting is held some weeks later. */
const ADJOURNED_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * The results of a meeting by the lines of its agenda, from the filings that the tenant sees. A meeting that was
 * adjourned counts when most of its lines are the same. Undefined where no results are filed.
 */
export async function outcomesOfMeeting(
  ctx: Pick<Context, 'tenantId'>,
  { companyId, meetingDate, lines }: CalledMeeting,
): Promise<MeetingOutcome | undefined> {
  const to = new Date(Date.parse(meetingDate) + ADJOURNED_DAYS * DAY_MS).toISOString().slice(0, 10);
  const meetings = byMeeting(await storedReports(ctx, { companyId, from: meetingDate, to }));
  const stored = await storedLines(meetings.flat().map(({ meeting }) => meeting.id));
  const found = meetings
    .flatMap((reports) => toOutcome(reports, stored) ?? [])
    .filter((outcome) => outcome.lines.length > 0)
    .sort((one, other) => one.meeting_date.localeCompare(other.meeting_date));
  for (const outcome of found) {
    const results = outcome.lines.map((line) => ({
      ...line,
      kind: line.kind as LineKind,
      shareClass: line.share_class,
    }));
    const { byLine, unmatched } = matchLines(lines, results);
    if (outcome.meeting_date !== meetingDate && byLine.size * 2 < lines.length) continue;
    return { documentId: outcome.document_id, meetingDate: outcome.meeting_date, byLine, unmatched };
  }
  return undefined;
}
