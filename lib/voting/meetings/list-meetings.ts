import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { meetings } from '@/db/schema';
import type { Context } from '@/lib/context';
import { outcomesOfMeetings } from '../ballots/outcome-of-line';
import { summaryOf } from './outcome-summary';
import { today } from '../clock';
import { ensureMeetings } from './ensure-meetings';
import { meetingsQuery, toMeeting } from './query-meetings';
import type { ListMeetingsQuery, Meeting, MeetingFilters } from './schema';

type MeetingList = { meetings: Meeting[]; total: number; page: number; size: number };

/** The organization's meetings by date, one page; those without a date come last. */
export async function listMeetings(ctx: Context, input: ListMeetingsQuery): Promise<MeetingList> {
  await ensureMeetings(ctx);
  const all = meetingsQuery(ctx);
  const [counted] = (await all.joined({ total: sql<number>`count(*)::int` }).where(all.where(input))) as unknown as {
    total: number;
  }[];
  const listed = await readMeetingPage(ctx, input, dateOrder(input.order), input);
  return { meetings: listed, total: counted?.total ?? 0, page: input.page, size: input.size };
}

/** By date, meetings without one last. */
export function dateOrder(order: ListMeetingsQuery['order']) {
  const { meetingDate, id } = meetings;
  return [sql`${meetingDate} is null`, order === 'newest' ? desc(meetingDate) : asc(meetingDate), id];
}

/** A page of the meetings that match the filters, in any order. */
export async function readMeetingPage(
  ctx: Context,
  filters: MeetingFilters,
  order: readonly (SQL | typeof meetings.id)[],
  { page: number, size }: { page: number; size: number },
): Promise<Meeting[]> {
  const all = meetingsQuery(ctx);
  const listed = await all
    .joined({ id: meetings.id })
    .where(all.where(filters))
    .orderBy(...order)
    .limit(size)
    .offset((number - 1) * size);
  const ids = listed.map(({ id }) => id);
  // Lines, ballots and reports are counted only for the page: a season has thousands of meetings.
  const page = meetingsQuery(ctx, ids);
  const rows =
    ids.length === 0
      ? []
      : await page
          .joined(page.columns)
          .where(and(eq(meetings.tenantId, ctx.tenantId), inArray(meetings.id, ids)))
          .orderBy(...order);
  const outcomes = await outcomesOfMeetings(rows.map(({ id }) => id));
  const now = today();
  return rows.map((row) => toMeeting(row, now, summaryOf(outcomes.get(row.id))));
}

/** One meeting as in the list; undefined where the caller does not see it. */
export async function readListedMeeting(ctx: Context, meetingId: string): Promise<Meeting | undefined> {
  const { columns, joined } = meetingsQuery(ctx, [meetingId]);
  const [row] = await joined(columns)
    .where(and(eq(meetings.tenantId, ctx.tenantId), eq(meetings.id, meetingId)))
    .limit(1);
  const outcomes = await outcomesOfMeetings([meetingId]);
  return row ? toMeeting(row, today(), summaryOf(outcomes.get(meetingId))) : undefined;
}
