import type { Meeting } from '@/lib/voting/meetings/schema';

const DAY_MS = 86_400_000;

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Mondays from one to another, both included. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week <= last && weeks.length < 60; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** "Apr 27", in UTC as meeting days are. */
export function shortDay(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** "Thu, Apr 23"; "Apr 23, 2025" where it is another year. */
export function weekday(day: string, today: string): string {
  if (day.slice(0, 4) !== today.slice(0, 4)) return `${shortDay(day)}, ${day.slice(0, 4)}`;
  return new Date(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

export type ListRow =
  | { kind: 'week'; key: string; label: string; meetings: Meeting[] }
  | { kind: 'meeting'; key: string; meeting: Meeting };

/** Coming meetings by week, then past ones, newest first, then those without a date. */
export function rowsOf(meetings: readonly Meeting[], today: string): ListRow[] {
  const dated = meetings.filter(({ meeting_date: date }) => date !== null);
  const coming = dated.filter(({ meeting_date: date }) => String(date) >= today);
  const past = dated.filter(({ meeting_date: date }) => String(date) < today).toReversed();
  const open = meetings.filter(({ meeting_date: date }) => date === null);
  const thisWeek = weekOf(today);
  const labelOf = (week: string, isPast: boolean) => {
    const name = week.slice(0, 4) === today.slice(0, 4) ? shortDay(week) : `${shortDay(week)}, ${week.slice(0, 4)}`;
    if (week === thisWeek) return isPast ? 'Earlier this week' : 'This week';
    return `${isPast ? 'Past, week' : 'Week'} of ${name}`;
  };
  return [
    ...byWeek(coming, (week) => labelOf(week, false), 'coming'),
    ...byWeek(past, (week) => labelOf(week, true), 'past'),
    ...(open.length > 0 ? groupRows('none', 'No date read', open) : []),
  ];
}

function byWeek(meetings: readonly Meeting[], labelOf: (week: string) => string, prefix: string): ListRow[] {
  const weeks = Map.groupBy(meetings, ({ meeting_date: date }) => weekOf(String(date)));
  return [...weeks].flatMap(([week, list]) => groupRows(`${prefix}-${week}`, labelOf(week), list));
}

function groupRows(key: string, label: string, meetings: Meeting[]): ListRow[] {
  return [
    { kind: 'week', key, label, meetings },
    ...meetings.map((meeting): ListRow => ({ kind: 'meeting', key: meeting.id, meeting })),
  ];
}

/** "tomorrow", "6 days", "3 days ago". */
export function daysLeftText(days: number | null): string {
  if (days === null) return '';
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `${days} days` : `${-days} days ago`;
}

/** The fourth business day after a meeting, when its 8-K is due; holidays are not counted. */
export function resultsDue(meetingDate: string): string {
  let day = meetingDate;
  for (let left = 4; left > 0;) {
    day = addDays(day, 1);
    const weekdayNumber = new Date(day).getUTCDay();
    if (weekdayNumber !== 0 && weekdayNumber !== 6) left -= 1;
  }
  return day;
}
