import type { Meeting } from '@/lib/voting/meetings/schema';
import type { MeetingListStart, MeetingWeek } from '@/lib/voting/meetings/start-meeting-list';

const DAY_MS = 86_400_000;

/** A day (YYYY-MM-DD) moved by a number of days, which may be negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function weekOf(day: string): string {
  return shiftDay(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** Mondays from one to another, both included. */
export function weeksBetween(first: string, last: string): string[] {
  const weeks: string[] = [];
  for (let week = first; week <= last && weeks.length < 60; week = shiftDay(week, 7)) weeks.push(week);
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
  | { kind: 'week'; key: string; label: string; count: number; review: number; open: number }
  | { kind: 'meeting'; key: string; meeting: Meeting }
  /** A meeting that is not loaded yet. */
  | { kind: 'loading'; key: string };

/** Coming meetings by week, then past ones, newest first, then those without a date. */
export function rowsOf(meetings: readonly Meeting[], today: string): ListRow[] {
  const dated = meetings.filter(({ meeting_date: date }) => date !== null);
  const coming = dated.filter(({ meeting_date: date }) => String(date) >= today);
  const past = dated.filter(({ meeting_date: date }) => String(date) < today).toReversed();
  const open = meetings.filter(({ meeting_date: date }) => date === null);
  return [...byWeek(coming, today), ...byWeek(past, today), ...(open.length > 0 ? weekRows(null, open, today) : [])];
}

/** The same rows for a list whose first meetings only are read. */
export function rowsOfStart({ meetings, weeks }: MeetingListStart, today: string): ListRow[] {
  const keyOf = (week: string | null, isPast: boolean) => `${isPast} ${week}`;
  const known = Map.groupBy(meetings, ({ meeting_date: date }) =>
    date === null ? keyOf(null, false) : keyOf(weekOf(date), date < today),
  );
  return weeks.flatMap((counted): ListRow[] => {
    const header = weekHeader(counted, today);
    const own = (known.get(keyOf(counted.week, counted.is_past)) ?? []).slice(0, counted.meetings);
    const loading = Array.from({ length: counted.meetings - own.length }, (_, index): ListRow => {
      return { kind: 'loading', key: `${header.key}-${index}` };
    });
    return [header, ...own.map(meetingRow), ...loading];
  });
}

function byWeek(meetings: readonly Meeting[], today: string): ListRow[] {
  const weeks = Map.groupBy(meetings, ({ meeting_date: date }) => weekOf(String(date)));
  return [...weeks].flatMap(([week, list]) => weekRows(week, list, today));
}

/** A week of coming or of past meetings, or the meetings without a date. */
function weekRows(week: string | null, meetings: readonly Meeting[], today: string): ListRow[] {
  const counted = {
    week,
    is_past: meetings.some(({ meeting_date: date }) => date !== null && date < today),
    meetings: meetings.length,
    need_review: meetings.filter(({ state }) => state === 'needs_review').length,
    open: meetings.filter(({ state }) => state === 'no_ballot' || state === 'draft').length,
  };
  return [weekHeader(counted, today), ...meetings.map(meetingRow)];
}

function meetingRow(meeting: Meeting): ListRow {
  return { kind: 'meeting', key: meeting.id, meeting };
}

function weekHeader({ week, is_past: isPast, meetings: count, need_review: review, open }: MeetingWeek, today: string) {
  const counts = { kind: 'week' as const, count, review, open };
  if (week === null) return { ...counts, key: 'none', label: 'No date read' };
  return { ...counts, key: `${isPast ? 'past' : 'coming'}-${week}`, label: weekLabel(week, isPast, today) };
}

function weekLabel(week: string, isPast: boolean, today: string): string {
  if (week === weekOf(today)) return isPast ? 'Earlier this week' : 'This week';
  const name = week.slice(0, 4) === today.slice(0, 4) ? shortDay(week) : `${shortDay(week)}, ${week.slice(0, 4)}`;
  return `${isPast ? 'Past, week' : 'Week'} of ${name}`;
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
    day = shiftDay(day, 1);
    const weekdayNumber = new Date(day).getUTCDay();
    if (weekdayNumber !== 0 && weekdayNumber !== 6) left -= 1;
  }
  return day;
}
