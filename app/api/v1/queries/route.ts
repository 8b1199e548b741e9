import { route } from '@/lib/http/route';
import { askQuestion } from '@/lib/queries/answering/ask-question';
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
  ({ ctx, body, signal }) => askQuestion(ctx, body, { signal }),
);
