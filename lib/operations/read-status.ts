import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { requireRole } from '@/lib/roles';
import { checkParts } from './check-parts';
import type { JobCount, Status } from './schema';
import { PRODUCT_VERSION } from '@/lib/version';

const LAST_DAY = sql`now() - interval '1 day'`;
const WAITING = ['pending', 'running'] as const;
const seconds = (from: unknown, to: unknown) => sql<number>`extract(epoch from ${to} - ${from})::float8`;

/**
 * The state of the installation for an organization's admin: its parts, and the organization's own jobs. Throws
 * `forbidden` unless the caller is an admin.
 */
export async function readStatus(ctx: Context): Promise<Status> {
  requireRole(ctx, 'org:admin');
  const [parts, counts, wait, ready] = [
    await checkParts(),
    await countJobs(ctx.tenantId),
    await quantilesOf(ctx.tenantId, { from: jobs.createdAt, to: jobs.startedAt }),
    await quantilesOf(ctx.tenantId, { from: jobs.startedAt, to: jobs.finishedAt, kind: 'process-documents' }),
  ];
  return {
    version: PRODUCT_VERSION,
    parts,
    choices: choicesOf(),
    jobs: counts,
    queue_wait_seconds: wait,
    ready_seconds: ready,
  };
}

async function countJobs(tenantId: string): Promise<JobCount[]> {
  return database()
    .select({
      kind: jobs.kind,
      status: jobs.status,
      count: sql<number>`count(*)::int`,
      oldest_seconds: sql<number | null>`case when ${inArray(jobs.status, [...WAITING])}
        then max(extract(epoch from now() - ${jobs.createdAt}))::float8 end`,
    })
    .from(jobs)
    .where(and(eq(jobs.tenantId, tenantId), or(inArray(jobs.status, [...WAITING]), gte(jobs.finishedAt, LAST_DAY))))
    .groupBy(jobs.kind, jobs.status)
    .orderBy(jobs.kind, jobs.status);
}

type Span = { from: unknown; to: typeof jobs.startedAt; kind?: string };

async function quantilesOf(
  tenantId: string,
  { from, to, kind }: Span,
): Promise<{ median: number | null; p95: number | null }> {
  const span = seconds(from, to);
  const [row] = await database()
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${span})`,
      p95: sql<number | null>`percentile_cont(0.95) within group (order by ${span})`,
    })
    .from(jobs)
    .where(and(eq(jobs.tenantId, tenantId), gte(to, LAST_DAY), kind ? eq(jobs.kind, kind) : undefined));
  return row ?? { median: null, p95: null };
}

/** Which of the four choices this installation made. */
function choicesOf(): Status['choices'] {
  const { authProvider, jobsProvider, engineProvider, storageProvider, OPENAI_MODEL } = env();
  return [
    { name: 'Sign-in', value: authProvider === 'clerk' ? 'Clerk' : 'Embedded' },
    { name: 'Jobs', value: jobsProvider === 'inngest' ? 'Inngest' : 'pg-boss' },
    {
      name: 'Engine',
      value: engineProvider === 'openai' ? `Model ${OPENAI_MODEL ?? ''}`.trim() : 'Extractive, no model',
    },
    { name: 'Files', value: storageProvider === 's3' ? 'S3' : 'Local folder' },
  ];
}
