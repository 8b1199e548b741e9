import { saveDraft } from '@/lib/engagements/email/save-draft';
import { emailVersionSchema, saveDraftInput } from '@/lib/engagements/schema-email';
import { Reply, route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

/** 409 with the newest version and the submitted text when somebody else saved meanwhile. */
export const PUT = route(
  {
    summary: 'Save an email edited by hand as a new version',
    tag: 'Engagements',
    role: 'org:member',
    params: idParams,
    body: saveDraftInput,
    response: emailVersionSchema,
  },
  async ({ ctx, params, body }) => {
    const saved = await saveDraft(ctx, params.id, body);
    return 'conflict' in saved ? new Reply(409, saved.conflict) : saved.version;
  },
);
