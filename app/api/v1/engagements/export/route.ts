import { exportEngagements } from '@/lib/engagements/export/export-engagements';
import { engagementFilters } from '@/lib/engagements/schema';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';

export const GET = route(
  {
    summary: 'Download all engagements as an .xlsx workbook',
    tag: 'Engagements',
    role: 'org:viewer',
    query: engagementFilters.omit({ page: true, size: true }),
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  async ({ ctx, query, request }) => fileResponse(request, await exportEngagements(ctx, query)),
);
