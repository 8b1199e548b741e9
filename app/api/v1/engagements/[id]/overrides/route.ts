import { overrideCondition } from '@/lib/engagements/record/override-condition';
import { emailVersionSchema, overrideInput } from '@/lib/engagements/schema-email';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Keep a sentence marked by the 13D/13G check, with the reason',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: overrideInput,
    response: emailVersionSchema,
  },
  ({ ctx, params, body }) => overrideCondition(ctx, params.id, body),
);
