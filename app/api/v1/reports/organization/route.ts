import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';
import { listOrganizationReports } from '@/lib/reports/read/read-reports';
import { reportFilters, reportSchema } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'List reports shared with the organization',
    tag: 'Reports',
    role: 'org:viewer',
    query: reportFilters,
    response: pageOf('reports', reportSchema),
  },
  ({ ctx, query }) => listOrganizationReports(ctx, query),
);
