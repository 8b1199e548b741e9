import { route } from '@/lib/http/route';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { processInput } from '@/lib/processing/schema';

export const POST = route(
  {
    summary: 'Process documents',
    tag: 'Processing',
    role: 'org:member',
    quota: 'fetches',
    body: processInput,
    response: jobSchema,
    status: 202,
    isIdempotent: true,
  },
  ({ ctx, body }) => requestProcessing(ctx, body),
);
