import { desc, sql } from 'drizzle-orm';
import { meetings } from '@/db/schema';
import type { Context } from '@/lib/context';
import { today } from '../clock';
import { ensureMeetings } from './ensure-meetings';
import { dateOrder, listMeetings, readMeetingPage } from './list-meetings';
import { meetingsQuery } from './query-meetings';
import type { Meeting, MeetingFilters } from './schema';

/** The first meetings of a list as the screen orders them, and how many there are in each of its weeks. */
export type MeetingListStart = { meetings: Meeting[]; total: number; weeks: MeetingWeek[] };

export type MeetingWeek = {
  /** Its Monday; null for meetings without a date. */
  week: string | null;
  /** The week of today has held meetings and coming ones, apart. */
  is_past: boolean;
  meetings: number;
  need_review: number;
  /** Without a ballot, or with a draft that needs no review. */
  open: number;
};

type Whole = { meetings: Meeting[]; total: number };

/**
 * All meetings that match the filters if there are at most `most`, else the first `rows` of them in the order of the
 * screen.
 */
export async function startMeetingList(
  ctx: Context,
  filters: MeetingFilters,
  { most, rows }: { most: number; rows: number },
): Promise<{ whole: Whole } | { start: MeetingListStart }> {
  await ensureMeetings(ctx);
  const weeks = await countWeeks(ctx, filters);
  const total = weeks.reduce((sum, week) => sum + week.meetings, 0);
  if (total > most) {
    const first = await readMeetingPage(ctx, filters, screenOrder(), { page: 1, size: rows });
    return { start: { meetings: first, total, weeks } };
  }
  const whole = await listMeetings(ctx, { ...filters, order: 'date', page: 1, size: 2 * most });
  return { whole: { meetings: whole.meetings, total: whole.total } };
}

const PAGE_SIZE = 500;

/** All meetings that match the filters, by date. */
export async function listAllMeetings(ctx: Context, filters: MeetingFilters): Promise<Whole> {
  const all: Meeting[] = [];
  for (let page = 1; all.length === (page - 1) * PAGE_SIZE; page += 1)
    all.push(...(await readMeetingPage(ctx, filters, dateOrder('date'), { page, size: PAGE_SIZE })));
  return { meetings: all, total: all.length };
}

/** Coming ones by date, then past ones, newest first, then those without a date. */
function screenOrder() {
  const { meetingDate: date, id } = meetings;
  const isPast = sql`${date} < ${today()}`;
  return [
    sql`${date} is null`,
    isPast,
    sql`case when not ${isPast} then ${date} end`,
    desc(date),
    // The screen turns the past meetings of the list round, those of one day too.
    sql`case when ${isPast} then ${id} end desc`,
    id,
  ];
}

async function countWeeks(ctx: Context, filters: MeetingFilters): Promise<MeetingWeek[]> {
  const { joined, where, state } = meetingsQuery(ctx);
  const { meetingDate: date } = meetings;
  const rows = (await joined({
    week: sql<string | null>`to_char(date_trunc('week', ${date}::timestamp), 'YYYY-MM-DD')`,
    is_past: sql<boolean>`coalesce(${date} < ${today()}, false)`,
    meetings: sql<number>`count(*)::int`,
    need_review: sql<number>`(count(*) filter (where ${state} = 'needs_review'))::int`,
    open: sql<number>`(count(*) filter (where ${state} in ('no_ballot', 'draft')))::int`,
  })
    .where(where(filters))
    // By place: the same expression with a parameter is another one to the database.
    .groupBy(sql`1`, sql`2`)) as unknown as MeetingWeek[];
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf({ week, is_past: isPast }: MeetingWeek): number {
  if (week === null) return Infinity;
  // Past weeks come after all coming ones, the last one first.
  return isPast ? Number.MAX_SAFE_INTEGER / 2 - Date.parse(week) : Date.parse(week);
}
