import { route } from '@/lib/http/route';
import { idParams } from '@/lib/http/shapes';
import { cancelJob } from '@/lib/processing/read-jobs';
import { jobSchema } from '@/lib/processing/schema';

export const POST = route(
  {
    summary: 'Cancel a job',
    tag: 'Processing',
    role: 'org:member',
    quota: 'fetches',
    params: idParams,
    response: jobSchema,
  },
  ({ ctx, params }) => cancelJob(ctx, params.id),
);
