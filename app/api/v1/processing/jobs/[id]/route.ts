import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { getJob } from '@/lib/jobs/rows/read-jobs';
import { jobSchema } from '@/lib/jobs/rows/schema';

export const GET = route(
  {
    summary: 'Read a job and its progress',
    tag: 'Processing',
    role: 'org:viewer',
    params: idParams,
    response: jobSchema,
  },
  ({ ctx, params }) => getJob(ctx, params.id),
);
