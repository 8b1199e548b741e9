import type { Context } from '@/lib/context';
import { matchLines, type AgendaLine } from '../matching/match-lines.rules';
import type { LineKind } from '../matching/line-kind.rules';
import type { FiledDocument, OutcomeLine, OutcomeMeeting } from '../schema';
import { byMeeting, storedLines, storedReports } from './stored-reports';
import { toOutcome } from './to-outcome';

/** A meeting as the proxy calls it, with what is voted on. */
export type CalledMeeting = { id: string; companyId: string; meetingDate: string; lines: readonly AgendaLine[] };

export type MeetingOutcome = {
  documentId: string;
  formType: string;
  filingDate: string | null;
  /** Every filing that reports on the meeting. */
  documents: readonly FiledDocument[];
  meetingDate: string;
  /** Results by the id of the line; several where classes of shares voted separately. */
  byLine: Map<string, OutcomeLine[]>;
  /** Results that match no line with certainty; to be shown without a line. */
  unmatched: OutcomeLine[];
};

/** An adjourned meeting is held some weeks later. */
const ADJOURNED_DAYS = 60;
const DAY_MS = 86_400_000;

/**
 * The results of one tenant's meetings matched to the lines of their agendas, by the meeting's id, from the filings
 * that the tenant sees. An adjourned meeting counts where most of its lines are the same. Meetings without filed
 * results are absent.
 */
export async function outcomesByMeeting(
  ctx: Pick<Context, 'tenantId'>,
  called: readonly CalledMeeting[],
): Promise<Map<string, MeetingOutcome>> {
  const found = new Map<string, MeetingOutcome>();
  if (called.length === 0) return found;
  const dates = called.map(({ meetingDate }) => meetingDate).sort();
  const reports = await storedReports(ctx, {
    companyIds: [...new Set(called.map(({ companyId }) => companyId))],
    from: dates[0],
    to: adjournedUntil(dates.at(-1) ?? ''),
  });
  const meetings = byMeeting(reports);
  const stored = await storedLines(meetings.flat().map(({ meeting }) => meeting.id));
  const ofCompany = Map.groupBy(meetings, ([first]) => first?.meeting.companyId);
  for (const meeting of called) {
    const held = (ofCompany.get(meeting.companyId) ?? [])
      .flatMap((each) => toOutcome(each, stored) ?? [])
      .filter(({ lines, meeting_date: date }) => lines.length > 0 && isAt(meeting.meetingDate, date))
      .sort((one, other) => one.meeting_date.localeCompare(other.meeting_date));
    for (const outcome of held) {
      const matched = matchOutcome(meeting, outcome);
      if (!matched) continue;
      found.set(meeting.id, matched);
      break;
    }
  }
  return found;
}

function matchOutcome({ meetingDate, lines }: CalledMeeting, outcome: OutcomeMeeting): MeetingOutcome | undefined {
  const results = outcome.lines.map((line) => ({ ...line, kind: line.kind as LineKind, shareClass: line.share_class }));
  const { byLine, unmatched } = matchLines(lines, results);
  if (outcome.meeting_date !== meetingDate && byLine.size * 2 < lines.length) return undefined;
  return {
    documentId: outcome.document_id,
    formType: outcome.form_type,
    filingDate: outcome.filing_date,
    documents: outcome.documents,
    meetingDate: outcome.meeting_date,
    byLine,
    unmatched,
  };
}

function adjournedUntil(meetingDate: string): string {
  return new Date(Date.parse(meetingDate) + ADJOURNED_DAYS * DAY_MS).toISOString().slice(0, 10);
}

const isAt = (called: string, held: string) => held >= called && held <= adjournedUntil(called);
