import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { retryReport } from '@/lib/reports/request/retry-report';
import { reportDetailSchema } from '@/lib/reports/schema';
import { answerWithReport } from '../../answer-with-report';

export const POST = route(
  {
    summary: 'Resume a failed report',
    tag: 'Reports',
    role: 'org:member',
    limit: 'reports',
    params: idParams,
    response: reportDetailSchema,
    accepted: reportDetailSchema,
  },
  async ({ ctx, params, request }) => answerWithReport(ctx, (await retryReport(ctx, params.id)).id, request),
);
