import { listFlaggedReports } from '@/lib/engagements/record/list-flagged-reports';
import { flaggedReportSchema, flaggedReportsQuery } from '@/lib/engagements/schema';
import { route } from '@/lib/http/route';
import { pageOf } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'List completed reports with triggered flags',
    tag: 'Engagements',
    role: 'org:viewer',
    query: flaggedReportsQuery,
    response: pageOf('flagged_reports', flaggedReportSchema),
  },
  ({ ctx, query }) => listFlaggedReports(ctx, query),
);
