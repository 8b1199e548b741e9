import { deleteObjective, updateObjective } from '@/lib/engagements/notes/objectives';
import { objectiveParams, objectiveSchema, updateObjectiveInput } from '@/lib/engagements/schema-notes';
import { route } from '@/lib/http/route';

export const PATCH = route(
  {
    summary: 'Change an objective: its milestone, its title, or what happened the year after',
    tag: 'Engagements',
    role: 'org:member',
    params: objectiveParams,
    body: updateObjectiveInput,
    response: objectiveSchema,
  },
  ({ ctx, params, body }) => updateObjective(ctx, params.id, params.objective_id, body),
);

export const DELETE = route(
  { summary: 'Remove an objective', tag: 'Engagements', role: 'org:member', params: objectiveParams, status: 204 },
  ({ ctx, params }) => deleteObjective(ctx, params.id, params.objective_id),
);
