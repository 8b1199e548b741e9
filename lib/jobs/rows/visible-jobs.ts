import { and, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { grids, jobs, reports } from '@/db/schema';
import type { Context } from '@/lib/context';

/**
 * Condition for the jobs that a user may see: everybody's jobs on filings and imports, their own, and jobs of shared
 * reports and grids. The job of a personal one would reveal to colleagues that it exists. Part of every query on jobs
 * for a user.
 */
export function isVisibleJob(ctx: Pick<Context, 'tenantId' | 'userId'>): SQL {
  const isShared = sql`exists (select 1 from ${reports} where ${reports.jobId} = ${jobs.id} and ${reports.tenantId} = \
${ctx.tenantId} and ${reports.visibility} = 'organization')`;
  const isOfSharedGrid = sql`exists (select 1 from ${grids} where ${grids.id}::text = ${jobs.payload} ->> 'gridId' and \
${grids.tenantId} = ${ctx.tenantId} and ${grids.visibility} = 'organization')`;
  return (
    and(
      eq(jobs.tenantId, ctx.tenantId),
      or(
        notInArray(jobs.kind, ['generate-report', 'run-grid']),
        eq(jobs.createdBy, ctx.userId),
        isShared,
        isOfSharedGrid,
      ),
    ) ?? sql`false`
  );
}
