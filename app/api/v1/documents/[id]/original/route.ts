import { readDocumentOriginal } from '@/lib/documents/read-document-file';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'The filing as it was received',
    tag: 'Documents',
    role: 'org:viewer',
    params: idParams,
    produces: 'application/octet-stream',
  },
  async ({ ctx, params, request }) =>
    fileResponse(request, { ...(await readDocumentOriginal(ctx, params.id)), disposition: 'attachment' }),
);
