import { saveNotes } from '@/lib/engagements/notes/save-notes';
import { engagementDetailSchema } from '@/lib/engagements/schema';
import { saveNotesInput } from '@/lib/engagements/schema-notes';
import { Reply, route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

/** 409 with both texts when somebody saved after base_revision. */
export const POST = route(
  {
    summary: 'Save meeting notes, attendees, action items and the follow-up switch',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: saveNotesInput,
    response: engagementDetailSchema,
  },
  async ({ ctx, params, body }) => {
    const saved = await saveNotes(ctx, params.id, body);
    return 'conflict' in saved ? new Reply(409, saved.conflict) : saved.engagement;
  },
);
