import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { jobSchema } from '@/lib/jobs/rows/schema';

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
