import { and, eq, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, meetingAgendas, meetings } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { mergeMeeting } from './merge-meeting';

/** Proxies first, so that an amendment finds its meeting. */
const MOST_AT_ONCE = 500;

/**
 * Makes the tenant's meetings of filings that were read before it had the company on its list. Usually there are none,
 * because a new filing makes its meeting for every tenant that sees it.
 */
export async function ensureMeetings(ctx: Pick<Context, 'tenantId'>): Promise<void> {
  const taken = sql`exists (select 1 from ${meetings}
    where ${meetings.tenantId} = ${ctx.tenantId}
    and ${meetings.companyId} = ${meetingAgendas.companyId}
    and (${meetings.proxyDocumentId} = ${meetingAgendas.documentId}
    or ${meetingAgendas.documentId} = any(${meetings.amendmentDocumentIds})
    or (not ${meetingAgendas.isAmendment}
    and ${meetings.meetingDate} = ${meetingAgendas.meetingDate})))`;
  const hasLines = sql`jsonb_array_length(${meetingAgendas.content} -> 'lines') > 0`;
  const hasMeeting = sql`exists (select 1 from ${meetings}
    where ${meetings.tenantId} = ${ctx.tenantId}
    and ${meetings.companyId} = ${meetingAgendas.companyId}
    and ${meetings.meetingDate} >= ${meetingAgendas.filingDate})`;
  const rows = await database()
    .select({ agenda: meetingAgendas })
    .from(meetingAgendas)
    .innerJoin(documents, eq(documents.id, meetingAgendas.documentId))
    .where(
      and(
        isVisibleTo(ctx),
        sql`not ${taken}`,
        or(and(eq(meetingAgendas.isAmendment, false), hasLines), and(eq(meetingAgendas.isAmendment, true), hasMeeting)),
      ),
    )
    .orderBy(meetingAgendas.isAmendment, meetingAgendas.filingDate)
    .limit(MOST_AT_ONCE);
  for (const { agenda } of rows) await mergeMeeting(ctx.tenantId, agenda);
}
