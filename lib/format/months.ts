/** The months as filings print them. */
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** The same in small letters. */
export const LOWER_MONTHS: readonly string[] = MONTHS.map((month) => month.toLowerCase());

/** Alternatives for a pattern, without a group around them. */
export const MONTH = MONTHS.join('|');
/** The same, also cut short: "Sept.". */
export const MONTH_OR_SHORT = `(?:${MONTH}|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?)`;
export const LOWER_MONTH = LOWER_MONTHS.join('|');

/** 1 to 12 for a full name in any case; undefined for anything else. */
export function monthNumber(name: string): number | undefined {
  const at = LOWER_MONTHS.indexOf(name.toLowerCase());
  return at < 0 ? undefined : at + 1;
}
