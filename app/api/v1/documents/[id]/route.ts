import { deleteDocument } from '@/lib/documents/delete-document';
import { getDocument } from '@/lib/documents/list-documents';
import { documentSchema } from '@/lib/documents/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  { summary: 'Read a document', tag: 'Documents', role: 'org:viewer', params: idParams, response: documentSchema },
  ({ ctx, params }) => getDocument(ctx, params.id),
);

export const DELETE = route(
  {
    summary: 'Delete an upload, or remove an EDGAR filing from the list',
    tag: 'Documents',
    role: 'org:member',
    params: idParams,
    status: 204,
  },
  ({ ctx, params }) => deleteDocument(ctx, params.id),
);
