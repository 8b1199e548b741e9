import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import { createEvents, type EventAttributes } from 'ics';
import { database, systemDatabase } from '@/db/client';
import { calendarFeeds, meetings, tenantCompanies } from '@/db/schema';
import { inTenant } from '@/db/tenant-scope';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { calendarDay, calendarText } from '@/lib/format/calendar-text';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { today } from '../clock';
import type { calendarFeedSchema, newCalendarFeedSchema } from './schema';
import type { z } from 'zod';

type Feed = z.infer<typeof calendarFeedSchema>;
type NewFeed = z.infer<typeof newCalendarFeedSchema>;

const PREFIX = 'cal_';
const PAST_DAYS = 90;
const NONE: Feed = { is_active: false, created_at: null, last_used_at: null };

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const ofPerson = (ctx: Context) => and(eq(calendarFeeds.tenantId, ctx.tenantId), eq(calendarFeeds.userId, ctx.userId));

/** Whether the caller has a calendar address and when it was last used; never the address itself. */
export async function readFeed(ctx: Context): Promise<Feed> {
  const [row] = await database().select().from(calendarFeeds).where(ofPerson(ctx));
  if (!row) return NONE;
  return {
    is_active: true,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/**
 * Makes a new address for the caller's calendar; the one before it stops working. The token is returned once and stored
 * as a hash.
 */
export async function createFeed(ctx: Context): Promise<NewFeed> {
  const token = `${PREFIX}${randomBytes(24).toString('base64url')}`;
  await database().transaction(async (tx) => {
    const values = { tokenHash: hashOf(token), lastUsedAt: null, createdAt: new Date() };
    await tx
      .insert(calendarFeeds)
      .values({ tenantId: ctx.tenantId, userId: ctx.userId, ...values })
      .onConflictDoUpdate({ target: [calendarFeeds.tenantId, calendarFeeds.userId], set: values });
    await recordAudit(tx, ctx, { action: 'calendar.create', subjectType: 'calendar_feed', subjectId: ctx.userId });
  });
  return { ...(await readFeed(ctx)), url: `${env().appUrl}/api/v1/voting/meetings.ics?token=${token}` };
}

/** Deletes the caller's calendar address. Nothing happens where there is none. */
export async function revokeFeed(ctx: Context): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.delete(calendarFeeds).where(ofPerson(ctx));
    await recordAudit(tx, ctx, { action: 'calendar.revoke', subjectType: 'calendar_feed', subjectId: ctx.userId });
  });
}

/** The calendar (ICS) of the person with this token; `not_found` for a token that was revoked or never existed. */
export async function calendarByToken(token: string): Promise<string> {
  const [feed] = await systemDatabase()
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashOf(token)));
  if (!feed) throw new AppError('not_found', 'This calendar address is no longer valid. Create a new one.');
  await systemDatabase().update(calendarFeeds).set({ lastUsedAt: new Date() }).where(eq(calendarFeeds.id, feed.id));
  return inTenant({ tenantId: feed.tenantId, userId: feed.userId }, () => calendarOf(feed));
}

/** The tenant's coming meetings and those of the last three months as an ICS text, each a whole day. */
export async function calendarOf({ tenantId }: Pick<Context, 'tenantId'>): Promise<string> {
  const since = new Date(Date.parse(today()) - PAST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const rows = await database()
    .select({
      id: meetings.id,
      date: meetings.meetingDate,
      type: meetings.meetingType,
      time: meetings.meetingTime,
      place: meetings.place,
      recordDate: meetings.recordDate,
      company: tenantCompanies.name,
      updatedAt: meetings.updatedAt,
    })
    .from(meetings)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.tenantId, meetings.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
    )
    .where(and(eq(meetings.tenantId, tenantId), isNotNull(meetings.meetingDate), gte(meetings.meetingDate, since)))
    .orderBy(meetings.meetingDate, meetings.id);
  const events = rows.map((row): EventAttributes => {
    const start = new Date(`${row.date}T00:00:00Z`);
    return {
      uid: `${row.id}@plumbline`,
      productId: '-//Plumbline//Meetings//EN',
      calName: 'Shareholder meetings',
      start: calendarDay(start),
      end: calendarDay(new Date(start.getTime() + 86_400_000)),
      title: calendarText(`${row.company}: ${row.type} meeting`),
      description: calendarText(
        [row.time ? `Time: ${row.time}` : '', row.recordDate ? `Record date: ${row.recordDate}` : '']
          .filter(Boolean)
          .join('\n'),
      ),
      ...(row.place ? { location: calendarText(row.place) } : {}),
      url: `${env().appUrl}/voting/meetings/${row.id}`,
      lastModified: row.updatedAt.getTime(),
    };
  });
  const { value, error } = createEvents(events, {
    productId: '-//Plumbline//Meetings//EN',
    calName: 'Shareholder meetings',
  });
  if (typeof value !== 'string' || error)
    throw new AppError('internal', 'The calendar could not be created.', { cause: error });
  return value;
}
