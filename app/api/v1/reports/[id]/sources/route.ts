import { z } from 'zod';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { listReportSources } from '@/lib/reports/generate/report-evidence';
import { sourceOfReportSchema } from '@/lib/reports/schema';

export const GET = route(
  {
    summary: 'List every source of a report',
    tag: 'Reports',
    role: 'org:viewer',
    params: idParams,
    response: z.array(sourceOfReportSchema),
  },
  ({ ctx, params }) => listReportSources(ctx, params.id),
);
