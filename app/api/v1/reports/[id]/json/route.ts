import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { EXPORT_KINDS, exportReport } from '@/lib/reports/export/export-report';
import { readReportQuery } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'Download a report as a JSON file',
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    query: readReportQuery,
    produces: EXPORT_KINDS.json,
  },
  async ({ ctx, params, query, request }) => fileResponse(request, await exportReport(ctx, params.id, 'json', query)),
);
