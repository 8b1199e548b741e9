import { summarizeInput, summarySchema } from '@/lib/engagements/schema-notes';
import { summarizeNotes } from '@/lib/engagements/notes/summarize-notes';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Summarize the meeting notes',
    tag: 'Engagements',
    role: 'org:member',
    limit: 'questions',
    params: idParams,
    body: summarizeInput,
    response: summarySchema,
  },
  ({ ctx, params, body }) => summarizeNotes(ctx, params.id, body),
);
