/** The values of the two inputs for a stored meeting: a date, or a date and time in the browser's time zone. */
export function meetingInputs(stored: string | null): { date: string; time: string } {
  if (!stored) return { date: '', time: '' };
  if (stored.length <= 10) return { date: stored, time: '' };
  const moment = new Date(stored);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    date: `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

/** The value to store: null without a date, a date without a time, otherwise an ISO time in UTC. */
export function toMeeting(date: string, time: string): string | null {
  if (!date) return null;
  return time ? new Date(`${date}T${time}`).toISOString() : date;
}
