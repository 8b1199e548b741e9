/** The months as filings print them. */
export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** The same in small letters. */
export const LOWER_MONTHS: readonly string[] = MONTHS.map((month) => month.toLowerCase());

/** Alternatives for a pattern, without a group around them. */
export const MONTH = MONTHS.join('|');
/** The names abbreviated, without the point; May is not. */
export const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] as const;
export const SHORT_MONTH = [...SHORT_MONTHS, 'Sep'].join('|');
/** Both, in a group: "September", "Sept.". */
export const MONTH_OR_SHORT = `(?:${MONTH}|(?:${SHORT_MONTH})\\b\\.?)`;
export const LOWER_MONTH = LOWER_MONTHS.join('|');

/**
 * 1 to 12 for a name that begins as a month does, whole or abbreviated ("Sept."), in any case; undefined for others.
 */
export function monthOfShort(name: string): number | undefined {
  const at = LOWER_MONTHS.findIndex((month) => month.slice(0, 3) === name.slice(0, 3).toLowerCase());
  return at < 0 ? undefined : at + 1;
}

/** The days of the week, from Sunday, as a Date counts them. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
