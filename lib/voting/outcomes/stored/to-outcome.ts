import { numbersOf } from '../counts';
import { effectiveReport } from './effective-report.rules';
import type { LineKind } from '../matching/line-kind.rules';
import { matchLines } from '../matching/match-lines.rules';
import type { OurLine } from './our-votes';
import type { OutcomeLine, OutcomeMeeting } from '../schema';
import type { StoredLine, StoredReport } from './stored-reports';
import { isWithMajority, supportOf } from '../support.rules';

type Frequency = NonNullable<StoredReport['meeting']['frequency']>;

/** One meeting with the effective results of all filings on it, and the organization's votes. */
export function toOutcome(
  reports: readonly StoredReport[],
  lines: ReadonlyMap<string, StoredLine[]>,
  ours: readonly OurLine[] = [],
): OutcomeMeeting | undefined {
  const effective = effectiveReport(
    reports.map(({ meeting, filingDate }) => ({
      documentId: meeting.documentId,
      filingDate,
      isAmendment: meeting.isAmendment,
      isPreliminary: meeting.isPreliminary,
      frequency: meeting.frequency as Frequency | null,
      lines: (lines.get(meeting.id) ?? []).map((line) => ({ ...line, kind: line.kind as LineKind })),
    })),
  );
  const source = reports.find(({ meeting }) => meeting.documentId === effective?.documentId) ?? reports[0];
  if (!effective || !source) return undefined;
  const { byLine } = matchLines(ours, effective.lines);
  const ourLine = new Map([...byLine].flatMap(([id, results]) => results.map((result) => [result.id, id] as const)));
  const ourOf = new Map(ours.map((our) => [our.id, our]));
  const read = effective.lines.map((line) => {
    const ballotLineId = ourLine.get(line.id) ?? null;
    return toLine(line, ballotLineId === null ? undefined : ourOf.get(ballotLineId));
  });
  const compared = read.filter(({ with_majority }) => with_majority !== null);
  const { meeting } = source;
  const { frequency } = effective;
  return {
    id: meeting.id,
    company_id: meeting.companyId,
    company_name: source.companyName,
    ticker: source.ticker,
    meeting_date: meeting.meetingDate,
    date_source: meeting.dateSource,
    meeting_type: meeting.meetingType,
    document_id: meeting.documentId,
    form_type: source.formType,
    filing_date: source.filingDate,
    documents: reports
      .toSorted((one, other) => (one.filingDate ?? '').localeCompare(other.filingDate ?? ''))
      .map((report) => ({
        id: report.meeting.documentId,
        form_type: report.formType,
        fiscal_year: report.fiscalYear,
        filing_date: report.filingDate,
      })),
    is_amended: reports.some((report) => report.meeting.isAmendment),
    is_preliminary: effective.isPreliminary,
    shares_present: meeting.sharesPresent,
    frequency: frequency && {
      value: frequency.value.value,
      document_id: frequency.documentId,
      page_number: frequency.value.page,
      bounding_boxes: frequency.value.boxes,
      quote: frequency.value.quote,
    },
    lines: read,
    ballot_id: ours[0]?.ballotId ?? null,
    ballot_lines_without_result: ours
      .filter(({ id }) => !byLine.has(id))
      .map(({ id, number, title, nominee }) => ({ ballot_line_id: id, number, title: nominee ?? title })),
    with_majority: compared.filter(({ with_majority }) => with_majority).length,
    compared: compared.length,
  };
}

function toLine(line: StoredLine & { kind: LineKind }, our: OurLine | undefined): OutcomeLine {
  const counts = numbersOf(line.counts);
  const support = supportOf(counts);
  return {
    id: line.id,
    number: line.number,
    kind: line.kind,
    title: line.title,
    nominee: line.nominee,
    share_class: line.shareClass,
    ...counts,
    unread: line.unread,
    ...support,
    stated_result: line.statedResult,
    check: line.check,
    document_id: line.documentId,
    page_number: line.page,
    bounding_boxes: line.boxes,
    quote: line.quote,
    places: Object.fromEntries(
      Object.entries(line.counts).flatMap(([kind, count]) =>
        count ? [[kind, { page_number: count.page, bounding_boxes: count.boxes }]] : [],
      ),
    ),
    ballot_line_id: our?.id ?? null,
    ballot_number: our?.number ?? null,
    our_vote: our?.vote ?? null,
    with_majority: isWithMajority(our?.vote ?? null, support),
    previous: null,
  };
}
