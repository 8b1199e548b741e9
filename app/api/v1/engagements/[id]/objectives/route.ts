import { createObjective } from '@/lib/engagements/notes/objectives';
import { createObjectiveInput, objectiveSchema } from '@/lib/engagements/schema-notes';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Add an objective',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: createObjectiveInput,
    response: objectiveSchema,
    status: 201,
    isIdempotent: true,
  },
  ({ ctx, params, body }) => createObjective(ctx, params.id, body),
);
