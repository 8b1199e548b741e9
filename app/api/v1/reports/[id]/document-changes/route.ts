import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { getDocumentChanges } from '@/lib/reports/read/document-changes';
import { documentChangesSchema } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'List documents that are new since a report was generated',
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    response: documentChangesSchema,
  },
  ({ ctx, params }) => getDocumentChanges(ctx, params.id),
);
