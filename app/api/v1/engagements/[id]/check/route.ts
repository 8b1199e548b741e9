import { checkDraft } from '@/lib/engagements/email/save-draft';
import { checkLetterInput, letterChecksSchema } from '@/lib/engagements/schema-email';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const POST = route(
  {
    summary: 'Check a draft for unverified quotes and figures and for conditions on a vote; nothing is stored',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    body: checkLetterInput,
    response: letterChecksSchema,
    unaudited: 'changes nothing',
  },
  ({ ctx, params, body }) => checkDraft(ctx, params.id, body),
);
