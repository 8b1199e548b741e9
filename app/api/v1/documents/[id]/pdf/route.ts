import { readDocumentPdf } from '@/lib/documents/read-document-file';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'The PDF that page numbers and boxes refer to',
    tag: 'Documents',
    role: 'org:viewer',
    params: idParams,
    produces: 'application/pdf',
  },
  async ({ ctx, params, request }) => fileResponse(request, await readDocumentPdf(ctx, params.id)),
);
