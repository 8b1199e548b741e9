/** What a filing says of its own period, from its cover tags. */
export type FilingPeriod = { end: string; fiscalYear: number; quarter: number | null };

/** Which fiscal year a value belongs to, and which quarter of it; quarter null for a whole year. */
export type FiscalPeriod = { fiscalYear: number; quarter: number | null };

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
/** 52 and 53 weeks, and years that were moved by some days. */
const ANNUAL_DAYS = [340, 385] as const;
/** Quarters of 12 to 17 weeks. */
const QUARTER_DAYS = [75, 125] as const;
/** Closing days move within weeks from year to year. */
const NEAR_DAYS = 20;

type Period = { start: string | null; end: string };

/**
 * The fiscal period of a value, from that of its filing: years count back from the filing's own, whose name the
 * company gives it. Undefined for periods of other lengths, such as the first half of a year.
 */
export function fiscalPeriodOf({ start, end }: Period, filing: FilingPeriod): FiscalPeriod | undefined {
  const behind = days(end, filing.end);
  const years = Math.round(behind / YEAR_DAYS);
  const isSameDay = Math.abs(behind - years * YEAR_DAYS) <= NEAR_DAYS;
  const length = start === null ? null : days(start, end) + 1;
  const isAnnual = length !== null && within(length, ANNUAL_DAYS);
  const isQuarter = length !== null && within(length, QUARTER_DAYS);
  if (length !== null && !isAnnual && !isQuarter) return undefined;
  if (filing.quarter === null) {
    // Of the quarters of a year only the last one ends with it.
    return isSameDay ? { fiscalYear: filing.fiscalYear - years, quarter: isQuarter ? 4 : null } : undefined;
  }
  if (isSameDay && !isAnnual) return { fiscalYear: filing.fiscalYear - years, quarter: filing.quarter };
  // The balance at the end of the year before, which quarterly reports compare with.
  const sinceYearEnd = filing.quarter * (YEAR_DAYS / 4);
  const closed = Math.round((behind - sinceYearEnd) / YEAR_DAYS);
  const isYearEnd = closed >= 0 && Math.abs(behind - sinceYearEnd - closed * YEAR_DAYS) <= NEAR_DAYS + 15;
  return length === null && isYearEnd ? { fiscalYear: filing.fiscalYear - 1 - closed, quarter: null } : undefined;
}

/**
 * The year up to the end of a quarter, for which a quarterly report states cash flows; balances are those of
 * its end. Undefined for every other period, and where the filing is of a whole year.
 */
export function yearToDateOf({ start, end }: Period, filing: FilingPeriod): FiscalPeriod | undefined {
  if (filing.quarter === null) return undefined;
  const behind = days(end, filing.end);
  const years = Math.round(behind / YEAR_DAYS);
  if (Math.abs(behind - years * YEAR_DAYS) > NEAR_DAYS) return undefined;
  const length = start === null ? null : days(start, end) + 1;
  if (length !== null && Math.abs(length - filing.quarter * (YEAR_DAYS / 4)) > NEAR_DAYS) return undefined;
  return { fiscalYear: filing.fiscalYear - years, quarter: filing.quarter };
}

function within(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least && value <= most;
}

function days(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
