import { emailFile } from '@/lib/engagements/record/files';
import { emlQuery } from '@/lib/engagements/schema';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download a version of the email as an .eml file',
    tag: 'Engagements',
    role: 'org:viewer',
    params: idParams,
    query: emlQuery,
    produces: 'message/rfc822',
  },
  async ({ ctx, params, query, request }) => fileResponse(request, await emailFile(ctx, params.id, query.version_id)),
);
