import { z } from 'zod';
import { route } from '@/lib/http/route';
import { answerBatch } from '@/lib/queries/answer-batch';
import { batchInput, queryResultSchema } from '@/lib/queries/schema';

export const POST = route(
  {
    summary: 'Ask up to 50 questions of the same documents',
    tag: 'Queries',
    role: 'org:viewer',
    limit: 'questions',
    body: batchInput,
    countsAs: ({ queries }) => queries.length,
    response: z.array(queryResultSchema),
    isIdempotent: true,
  },
  ({ ctx, body, signal }) => answerBatch(ctx, body, signal),
);
