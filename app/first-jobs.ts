import { newestFirst, newestJobs, NEWEST_JOBS } from '@/components/reads/company-reads';
import { listJobs } from '@/lib/jobs/rows/read-jobs';
import { first, type FirstRead } from './first-data';

/** The jobs that a screen watches. */
export function firstJobs(kinds: readonly string[]): FirstRead {
  return first(newestJobs(kinds), async (ctx) =>
    newestFirst(await Promise.all(kinds.map((kind) => listJobs(ctx, { kind, page: 1, size: NEWEST_JOBS })))),
  );
}
