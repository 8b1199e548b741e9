/** Today in UTC, as dates of meetings are compared with. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}
