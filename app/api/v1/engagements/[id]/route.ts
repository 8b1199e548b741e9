import { changeEngagement } from '@/lib/engagements/record/change-engagement';
import { getEngagement } from '@/lib/engagements/record/read-engagements';
import { engagementDetailSchema, patchEngagementInput } from '@/lib/engagements/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Read an engagement with its email versions, notes and snapshots',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    response: engagementDetailSchema,
  },
  ({ ctx, params }) => getEngagement(ctx, params.id),
);

/** The status changes one step at a time; anything else is 409. */
export const PATCH = route(
  {
    summary: 'Change the status, the meeting or the current email version',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: patchEngagementInput,
    response: engagementDetailSchema,
  },
  ({ ctx, params, body }) => changeEngagement(ctx, params.id, body),
);
