import { and, eq, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { MeetingRow } from './merge-meeting';

/** Meetings belong to the whole organization, of companies that are on its list. */
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

export async function requireMeeting(
  ctx: Pick<Context, 'tenantId'>,
  meetingId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<MeetingRow> {
  const query = db
    .select()
    .from(meetings)
    .where(and(eq(meetings.id, meetingId), isVisibleMeeting(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Meeting not found');
  return row;
}
