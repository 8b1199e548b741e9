import type { MeetingQuery } from '@/components/reads/voting-reads';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

type Get = (name: string) => string | null;

/** The filters in a URL; invalid values are ignored. */
export function readMeetingAddress(get: Get): MeetingQuery {
  const day = (name: string) => (DAY.test(get(name) ?? '') ? get(name) : null);
  const group = get('group') ?? '';
  return {
    from: day('from'),
    to: day('to'),
    state: get('state'),
    groupId: UUID.test(group) ? group : null,
    onlyReferred: get('referred') === '1',
    search: (get('q') ?? '').trim().slice(0, 200),
  };
}

/** The year of the season strip. */
export function readSeasonYear(get: Get, now: Date): number {
  const year = Number(get('year'));
  return Number.isInteger(year) && year >= 1990 && year <= 2100 ? year : now.getUTCFullYear();
}

/** The URL of the list in a state; the year is left out when it is that of `now` in UTC. */
export function meetingAddress(filters: MeetingQuery, year: number, now: Date): string {
  const search = new URLSearchParams();
  if (filters.search) search.set('q', filters.search);
  if (filters.groupId) search.set('group', filters.groupId);
  if (filters.state) search.set('state', filters.state);
  if (filters.from) search.set('from', filters.from);
  if (filters.to) search.set('to', filters.to);
  if (filters.onlyReferred) search.set('referred', '1');
  if (year !== now.getUTCFullYear()) search.set('year', String(year));
  const query = search.toString();
  return query ? `/voting?${query}` : '/voting';
}
