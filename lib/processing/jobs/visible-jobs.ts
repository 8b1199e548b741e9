import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm';
import { jobs, reports } from '@/db/schema';
import type { Context } from '@/lib/context';

/**
 * What a person sees of the tenant's jobs: everybody's work on filings and imports, their own, and reports that are
 * shared. The job of a personal report would tell colleagues that there is one. Stands in every query on jobs that a
 * person asks for.
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
