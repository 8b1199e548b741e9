import { generateEmail } from '@/lib/engagements/email/generate-email';
import { emailVersionSchema, generateEmailInput } from '@/lib/engagements/schema-email';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Write the first email, or refine the current one; every result is a new version',
    tag: 'Engagements',
    role: 'org:member',
    limit: 'questions',
    params: idParams,
    body: generateEmailInput,
    response: emailVersionSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => generateEmail(ctx, params.id, body),
);
