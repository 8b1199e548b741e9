import { isAnnualForm, isProxyForm } from './forms';

type FiscalInput = {
  form: string;
  /** YYYY-MM-DD. */
  filingDate: string;
  /** EDGAR's "period of report": a period's end, an event's day, or a meeting's day. */
  reportDate: string | null;
  /** The filer's fiscal year end as MMDD, as EDGAR's submissions give it. */
  fiscalYearEnd: string | null;
};

export type FiscalPeriod = {
  fiscalYear: number;
  /** YYYY-MM-DD; null when EDGAR does not give it. */
  periodEnd: string | null;
  /**
   * Date of the annual or special meeting of a proxy statement; null on other forms and when EDGAR does not give it.
   */
  meetingDate: string | null;
};

const DAY_MS = 86_400_000;
/** The end of a 52/53-week year varies by up to a week. */
const YEAR_END_SLACK_DAYS = 10;
/**
 * A proxy statement is filed after the year's accounts are closed: one filed in the first days of a year (this many)
 * reports on the year before.
 */
const BOOKS_CLOSED_DAYS = 30;

/**
 * The fiscal year and period of a filing, from EDGAR's metadata. A proxy statement belongs to the last fiscal year
 * completed before it was filed, which is the year it reports on; its period of report is the day of the meeting. Other
 * forms belong to the fiscal year of their period.
 */
export function fiscalPeriodOf(filing: FiscalInput): FiscalPeriod {
  if (isProxyForm(filing.form)) return proxyPeriodOf(filing);
  const periodEnd = filing.reportDate;
  if (isAnnualForm(filing.form))
    return { fiscalYear: yearNamedBy(periodEnd ?? lastYearEndBefore(filing)), periodEnd, meetingDate: null };
  const yearEnd = yearEndOnOrAfter(periodEnd ?? filing.filingDate, filing.fiscalYearEnd);
  return { fiscalYear: yearNamedBy(yearEnd), periodEnd, meetingDate: null };
}

/** Only the year of `fiscalPeriodOf`. */
export function fiscalYearOf(filing: FiscalInput): number {
  return fiscalPeriodOf(filing).fiscalYear;
}

function proxyPeriodOf(filing: FiscalInput): FiscalPeriod {
  const { reportDate, filingDate } = filing;
  // Some filing agents enter the fiscal year's end as the period of report, as on a 10-K, instead of the meeting's day.
  const isYearEnd = reportDate !== null && reportDate < filingDate && isNearYearEnd(reportDate, filing.fiscalYearEnd);
  if (isYearEnd) return { fiscalYear: yearNamedBy(reportDate), periodEnd: reportDate, meetingDate: null };
  // The filing date is in this field when it was not filled in.
  const meetingDate = reportDate !== null && reportDate > filingDate ? reportDate : null;
  return { fiscalYear: yearNamedBy(lastYearEndBefore(filing)), periodEnd: null, meetingDate };
}

/**
 * A fiscal year has the number of the calendar year it ends in; one that ends in the first days of January, that of the
 * year before.
 */
function yearNamedBy(yearEnd: string): number {
  return new Date(toMs(yearEnd) - YEAR_END_SLACK_DAYS * DAY_MS).getUTCFullYear();
}

function lastYearEndBefore(filing: FiscalInput): string {
  const latest = toDate(toMs(filing.filingDate) - BOOKS_CLOSED_DAYS * DAY_MS);
  const year = Number(latest.slice(0, 4));
  return (
    [year, year - 1].map((each) => yearEndIn(each, filing.fiscalYearEnd)).find((end) => end <= latest) ??
    yearEndIn(year - 1, filing.fiscalYearEnd)
  );
}

function yearEndOnOrAfter(date: string, fiscalYearEnd: string | null): string {
  const earliest = toDate(toMs(date) - YEAR_END_SLACK_DAYS * DAY_MS);
  const year = Number(earliest.slice(0, 4));
  return (
    [year, year + 1].map((each) => yearEndIn(each, fiscalYearEnd)).find((end) => end >= earliest) ??
    yearEndIn(year + 1, fiscalYearEnd)
  );
}

function isNearYearEnd(date: string, fiscalYearEnd: string | null): boolean {
  const year = Number(date.slice(0, 4));
  return [year - 1, year, year + 1].some(
    (each) => Math.abs(toMs(yearEndIn(each, fiscalYearEnd)) - toMs(date)) <= YEAR_END_SLACK_DAYS * DAY_MS,
  );
}

function yearEndIn(year: number, fiscalYearEnd: string | null): string {
  const known =
    fiscalYearEnd !== null && /^(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(fiscalYearEnd) ? fiscalYearEnd : '1231';
  // Date.UTC gives 1 March for 29 February of a common year; the slack covers this.
  return toDate(Date.UTC(year, Number(known.slice(0, 2)) - 1, Number(known.slice(2))));
}

function toMs(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
