import { and, eq, exists, sql, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, meetings, outcomeLines, outcomeMeetings } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';

/**
 * The condition that a filing which the tenant sees reports votes of the row's meeting. An adjourned meeting counts
 * once it is matched.
 */
export function hasOutcome(ctx: Pick<Context, 'tenantId'>): SQL {
  return exists(
    database()
      .select({ found: sql`1` })
      .from(outcomeMeetings)
      .innerJoin(documents, eq(documents.id, outcomeMeetings.documentId))
      .innerJoin(outcomeLines, eq(outcomeLines.outcomeMeetingId, outcomeMeetings.id))
      .where(
        and(
          isVisibleTo(ctx),
          eq(outcomeMeetings.companyId, meetings.companyId),
          eq(outcomeMeetings.meetingDate, meetings.meetingDate),
        ),
      ),
  );
}
