import { route } from '@/lib/http/route';
import { answerQuery } from '@/lib/queries/answer-query';
import { queryInput, queryResultSchema } from '@/lib/queries/schema';

export const POST = route(
  {
    summary: 'Ask a question of documents',
    tag: 'Queries',
    role: 'org:viewer',
    limit: 'questions',
    body: queryInput,
    response: queryResultSchema,
    isIdempotent: true,
  },
  ({ ctx, body, signal }) => answerQuery(ctx, body, { signal }),
);
