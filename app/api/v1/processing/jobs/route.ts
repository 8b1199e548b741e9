import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { listJobs } from '@/lib/jobs/rows/read-jobs';
import { jobSchema, listJobsQuery } from '@/lib/jobs/rows/schema';

export const GET = route(
  {
    summary: "List the organization's jobs",
    tag: 'Processing',
    role: 'org:viewer',
    query: listJobsQuery,
    response: pageOf('jobs', jobSchema),
  },
  ({ ctx, query }) => listJobs(ctx, query),
);
