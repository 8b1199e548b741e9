import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { EXPORT_KINDS, exportReport } from '@/lib/reports/export/export-report';
import { readReportQuery } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'Download a report as PDF',
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    query: readReportQuery,
    produces: EXPORT_KINDS.pdf,
  },
  async ({ ctx, params, query, request }) => fileResponse(request, await exportReport(ctx, params.id, 'pdf', query)),
);
