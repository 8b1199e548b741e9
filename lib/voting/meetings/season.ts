import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { meetings } from '@/db/schema';
import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import { today } from '../clock';
import { ensureMeetings } from './ensure-meetings';
import { meetingsQuery } from './query-meetings';
import { MEETING_STATES, type MeetingState, type Season, type seasonQuery } from './schema';

/** Meetings in each week of a year, and the counts above the list; filters apply only to the list's own counts. */
export async function readSeason(ctx: Context, { year, ...filters }: z.output<typeof seasonQuery>): Promise<Season> {
  await ensureMeetings(ctx);
  const now = today();
  const season = year ?? Number(now.slice(0, 4));
  const { joined, where, state, ballot } = meetingsQuery(ctx);
  type Counted = { week: string | null; state: MeetingState; isHeld: boolean; total: number; referred: number };
  const week = sql<string>`to_char(date_trunc('week', ${meetings.meetingDate}::timestamp), 'YYYY-MM-DD')`;
  const rows = (await joined({
    week,
    state,
    isHeld: sql<boolean>`${meetings.meetingDate} < ${now}`,
    total: sql<number>`count(*)::int`,
    referred: sql<number>`coalesce(sum(${ballot.referred}), 0)::int`,
  })
    .where(
      and(
        where({ group_id: filters.group_id, search: filters.search }),
        gte(meetings.meetingDate, `${season}-01-01`),
        lte(meetings.meetingDate, `${season}-12-31`),
      ),
    )
    // By place: the same expression with a parameter is another one to the database.
    .groupBy(sql`1`, sql`2`, sql`3`)) as unknown as Counted[];
  const { state: _state, ...rest } = filters;
  const ofList = (await joined({ state, total: sql<number>`count(*)::int` })
    .where(where(rest))
    .groupBy(sql`1`)) as unknown as { state: MeetingState; total: number }[];
  const coming = rows.filter(({ isHeld }) => !isHeld);
  const sum = (list: readonly { total: number }[]) => list.reduce((total, row) => total + row.total, 0);
  return {
    weeks: weeksOf(rows),
    today: now,
    coming: sum(coming),
    held: sum(rows.filter(({ isHeld }) => isHeld)),
    need_review: sum(coming.filter((row) => row.state === 'needs_review')),
    referred: coming.reduce((total, row) => total + row.referred, 0),
    not_filed: await countNotFiled(ctx, now),
    by_state: Object.fromEntries(
      MEETING_STATES.map((each) => [each, ofList.find((row) => row.state === each)?.total ?? 0]),
    ) as Season['by_state'],
  };
}

type Row = { week: string | null; state: MeetingState; isHeld: boolean; total: number };

function weeksOf(rows: readonly Row[]): Season['weeks'] {
  const weeks = new Map<string, Season['weeks'][number]>();
  for (const { week, state, isHeld, total } of rows) {
    if (week === null) continue;
    const counted = weeks.get(week) ?? { week, held: 0, ready: 0, open: 0 };
    if (isHeld) counted.held += total;
    else if (state === 'approved' || state === 'voted' || state === 'outcome') counted.ready += total;
    else counted.open += total;
    weeks.set(week, counted);
  }
  return [...weeks.values()].toSorted((a, b) => a.week.localeCompare(b.week));
}

/** Companies whose last annual meeting was ten to thirteen months ago and that have called no other since. */
async function countNotFiled(ctx: Context, now: string): Promise<number> {
  const last = database()
    .select({ companyId: meetings.companyId, date: sql<string>`max(${meetings.meetingDate})`.as('last_date') })
    .from(meetings)
    .where(and(eq(meetings.tenantId, ctx.tenantId), eq(meetings.meetingType, 'annual')))
    .groupBy(meetings.companyId)
    .as('last_meetings');
  const [row] = await database()
    .select({ total: sql<number>`count(*)::int` })
    .from(last)
    .where(sql`${last.date} between ${now}::date - interval '13 months' and ${now}::date - interval '10 months'`);
  return row?.total ?? 0;
}
