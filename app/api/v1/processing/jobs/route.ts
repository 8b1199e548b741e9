import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/shapes';
import { listJobs } from '@/lib/processing/jobs/read-jobs';
import { jobSchema, listJobsQuery } from '@/lib/processing/jobs/schema';

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
