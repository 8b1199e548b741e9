/** Text for a calendar file. Only a line feed may end a line: for some programs a single CR begins a new property. */
export function calendarText(text: string, lineEnd = '\n'): string {
  return text.replace(/\r\n?|\n/g, lineEnd).replace(/(?!\n)[\p{Cc}\u2028\u2029]/gu, ' ');
}

/** The year, month and day of an instant in UTC, as a calendar file has them. */
export function calendarDay(date: Date): [number, number, number] {
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
