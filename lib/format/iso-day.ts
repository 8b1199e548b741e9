import { monthOfShort } from './words/months';

/** "2025-02-28"; undefined for a day that the calendar does not have, such as February 30. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** The same for the parts of a printed date: ("Sept.", "7", "2025") → "2025-09-07". */
export function isoDayOfWords(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
): string | undefined {
  return isoDay(Number(year), monthOfShort(month ?? '') ?? 0, Number(day));
}
