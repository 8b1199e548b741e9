import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireRow, type RowOptions } from '@/lib/visible-rows';
import type { MeetingRow } from './merge-meeting';

/** The condition that a meeting belongs to the caller's organization and its company is on its list. */
export function isVisibleMeeting(ctx: Pick<Context, 'tenantId'>): SQL {
  return (
    and(
      eq(meetings.tenantId, ctx.tenantId),
      sql`exists (select 1 from ${tenantCompanies}
        where ${tenantCompanies.tenantId} = ${ctx.tenantId}
        and ${tenantCompanies.companyId} = ${meetings.companyId})`,
    ) ?? sql`false`
  );
}

/** The meeting that the caller sees, or `not_found`; with `isLocked` it stays locked until the transaction ends. */
export function requireMeeting(
  ctx: Pick<Context, 'tenantId'>,
  id: string,
  db?: Db,
  options?: RowOptions,
): Promise<MeetingRow> {
  return requireRow(meetings, and(eq(meetings.id, id), isVisibleMeeting(ctx)), 'Meeting not found', db, options);
}
