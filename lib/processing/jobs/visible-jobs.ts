import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { jobs, reports } from '@/db/schema';
import type { Context } from '@/lib/context';

/**
 * Condition for the jobs that a user may see: everybody's jobs on filings and imports, their own, and jobs of shared
 * reports. The job of a personal report would reveal to colleagues that it exists. Part of every query on jobs for a
 * user.
 */
export function isVisibleJob(ctx: Pick<Context, 'tenantId' | 'userId'>): SQL {
  const isShared = sql`exists (select 1 from ${reports} where ${reports.jobId} = ${jobs.id} and ${reports.tenantId} = \
${ctx.tenantId} and ${reports.visibility} = 'organization')`;
  return (
    and(
      eq(jobs.tenantId, ctx.tenantId),
      or(ne(jobs.kind, 'generate-report'), eq(jobs.createdBy, ctx.userId), isShared),
    ) ?? sql`false`
  );
}
