import { route } from '@/lib/http/route';
import { requestEmbedding } from '@/lib/processing/read/request-processing';
import { jobSchema } from '@/lib/jobs/rows/schema';
import { embedInput } from '@/lib/processing/schema';

export const POST = route(
  {
    summary: 'Compute the embeddings of documents again',
    tag: 'Processing',
    role: 'org:member',
    quota: 'fetches',
    body: embedInput,
    response: jobSchema,
    status: 202,
    isIdempotent: true,
  },
  ({ ctx, body }) => requestEmbedding(ctx, body),
);
