import { route } from '@/lib/http/route';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { jobSchema, processInput } from '@/lib/processing/jobs/schema';

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
