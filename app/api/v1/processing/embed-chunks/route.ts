import { route } from '@/lib/http/route';
import { requestEmbedding } from '@/lib/processing/read/request-processing';
import { embedInput, jobSchema } from '@/lib/processing/jobs/schema';

export const POST = route(
  {
    summary: 'Make the embeddings of documents anew',
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
