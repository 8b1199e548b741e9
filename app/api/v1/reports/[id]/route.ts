import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { deleteReport } from '@/lib/reports/request/delete-report';
import { getReport } from '@/lib/reports/read/read-reports';
import { readReportQuery, reportDetailSchema } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'Read a report, or an earlier revision of it',
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    query: readReportQuery,
    response: reportDetailSchema,
  },
  ({ ctx, params, query }) => getReport(ctx, params.id, query),
);

export const DELETE = route(
  { summary: 'Delete a report', tag: 'Reports', role: 'org:member', params: idParams, status: 204 },
  ({ ctx, params }) => deleteReport(ctx, params.id),
);
