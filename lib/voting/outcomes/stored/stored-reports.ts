import { and, asc, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, outcomeLines, outcomeMeetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';

export type Filters = {
  companyId?: string | undefined;
  companyIds?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Reports of the filings that the tenant sees, by date of the meeting, newest first. */
export async function storedReports(ctx: Pick<Context, 'tenantId'>, { companyId, companyIds, from, to }: Filters) {
  return database()
    .select({
      meeting: outcomeMeetings,
      companyName: tenantCompanies.name,
      ticker: tenantCompanies.ticker,
      formType: documents.formType,
      fiscalYear: documents.fiscalYear,
      filingDate: documents.filingDate,
    })
    .from(outcomeMeetings)
    .innerJoin(documents, eq(documents.id, outcomeMeetings.documentId))
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, outcomeMeetings.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(
      and(
        isVisibleTo(ctx),
        companyId ? eq(outcomeMeetings.companyId, companyId) : undefined,
        companyIds ? inArray(outcomeMeetings.companyId, [...companyIds]) : undefined,
        from ? gte(outcomeMeetings.meetingDate, from) : undefined,
        to ? lte(outcomeMeetings.meetingDate, to) : undefined,
      ),
    )
    .orderBy(desc(outcomeMeetings.meetingDate), asc(outcomeMeetings.companyId), asc(outcomeMeetings.ordinal));
}
export type StoredReport = Awaited<ReturnType<typeof storedReports>>[number];
export type StoredLine = typeof outcomeLines.$inferSelect;

const IDS_AT_ONCE = 1_000;

/** Lines of the named meetings, by meeting, in the order of the filing. */
export async function storedLines(meetingIds: readonly string[]): Promise<Map<string, StoredLine[]>> {
  const rows: StoredLine[] = [];
  for (let start = 0; start < meetingIds.length; start += IDS_AT_ONCE)
    rows.push(
      ...(await database()
        .select()
        .from(outcomeLines)
        .where(inArray(outcomeLines.outcomeMeetingId, meetingIds.slice(start, start + IDS_AT_ONCE)))
        .orderBy(asc(outcomeLines.outcomeMeetingId), asc(outcomeLines.ordinal))),
    );
  return Map.groupBy(rows, ({ outcomeMeetingId }) => outcomeMeetingId);
}

/** Reports on the same meeting are next to each other, the newest meeting first. */
export function byMeeting(reports: readonly StoredReport[]): StoredReport[][] {
  return [...Map.groupBy(reports, ({ meeting }) => `${meeting.companyId} ${meeting.meetingDate}`).values()];
}

/** Companies of the tenant's list whose results it sees, by name. */
export async function companiesWithOutcomes(
  ctx: Pick<Context, 'tenantId'>,
): Promise<{ id: string; name: string; ticker: string }[]> {
  return database()
    .selectDistinct({ id: tenantCompanies.companyId, name: tenantCompanies.name, ticker: tenantCompanies.ticker })
    .from(outcomeMeetings)
    .innerJoin(documents, eq(documents.id, outcomeMeetings.documentId))
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, outcomeMeetings.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(isVisibleTo(ctx))
    .orderBy(asc(tenantCompanies.name));
}
