import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/http/shapes';
import { listJobs } from '@/lib/processing/read-jobs';
import { jobSchema, listJobsQuery } from '@/lib/processing/schema';

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
