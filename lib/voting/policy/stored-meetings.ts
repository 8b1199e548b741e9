import { and, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { meetingAgendas, meetingLines, meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { EMPTY_SHEET, factSheetSchema, type FactSheet } from '../facts/sheet';
import { toMeetingLine } from '../meetings/read-meeting';
import type { MeetingLine } from '../meetings/schema';

export type StoredMeeting = {
  id: string;
  companyId: string;
  companyName: string;
  ticker: string;
  meetingDate: string | null;
  proxyDocumentId: string | null;
  lines: MeetingLine[];
  sheet: FactSheet;
};

/** Ids of the tenant's meetings in a range of dates, newest first. */
export async function meetingIds(
  ctx: Pick<Context, 'tenantId'>,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<string[]> {
  const rows = await database()
    .select({ id: meetings.id })
    .from(meetings)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.tenantId, meetings.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
    )
    .where(
      and(
        eq(meetings.tenantId, ctx.tenantId),
        from ? gte(meetings.meetingDate, from) : undefined,
        to ? lte(meetings.meetingDate, to) : undefined,
      ),
    )
    .orderBy(sql`${meetings.meetingDate} desc nulls last`, meetings.id);
  return rows.map(({ id }) => id);
}

/** Meetings with their lines and the fact sheets of their filings, as deciding needs them. */
export async function loadMeetings(
  ctx: Pick<Context, 'tenantId'>,
  ids: readonly string[],
  db: Db = database(),
): Promise<StoredMeeting[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: meetings.id,
      companyId: meetings.companyId,
      companyName: tenantCompanies.name,
      ticker: tenantCompanies.ticker,
      meetingDate: meetings.meetingDate,
      proxyDocumentId: meetings.proxyDocumentId,
      sheet: meetingAgendas.sheet,
    })
    .from(meetings)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.tenantId, meetings.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
    )
    .leftJoin(meetingAgendas, eq(meetingAgendas.documentId, meetings.proxyDocumentId))
    .where(and(eq(meetings.tenantId, ctx.tenantId), inArray(meetings.id, [...ids])));
  const lines = await db
    .select()
    .from(meetingLines)
    .where(and(inArray(meetingLines.meetingId, [...ids]), isNull(meetingLines.removedAt)))
    .orderBy(meetingLines.meetingId, meetingLines.ordinal);
  const byMeeting = Map.groupBy(lines, (line) => line.meetingId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { sheet, ...rest } = row;
    return [
      {
        ...rest,
        sheet: sheet ? factSheetSchema.parse(sheet) : EMPTY_SHEET,
        lines: (byMeeting.get(id) ?? []).map(toMeetingLine),
      },
    ];
  });
}
