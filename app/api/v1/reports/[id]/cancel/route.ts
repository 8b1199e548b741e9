import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { cancelReport } from '@/lib/reports/request/cancel-report';
import { reportDetailSchema } from '@/lib/reports/schema';

export const POST = route(
  {
    summary: 'Stop generating a report',
    tag: 'Reports',
    role: 'org:member',
    params: idParams,
    response: reportDetailSchema,
  },
  ({ ctx, params }) => cancelReport(ctx, params.id),
);
