import { route } from '@/lib/http/route';
import { idParams } from '@/lib/http/shapes';
import { getJob } from '@/lib/processing/read-jobs';
import { jobSchema } from '@/lib/processing/schema';

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
