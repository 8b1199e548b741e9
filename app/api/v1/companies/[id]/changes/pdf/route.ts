import { exportChanges } from '@/lib/reports/changes/export-changes';
import { changesPdfQuery } from '@/lib/changes/schema';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download what changed between two filings as a PDF',
    tag: 'Companies',
    role: 'org:viewer',
    params: idParams,
    query: changesPdfQuery,
    produces: 'application/pdf',
  },
  async ({ ctx, params, query, request, signal }) =>
    fileResponse(request, await exportChanges(ctx, params.id, query, signal)),
);
