import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';
import { regenerateReport } from '@/lib/reports/request/regenerate-report';
import { regenerateReportInput, reportDetailSchema } from '@/lib/reports/schema';
import { answerWithReport } from '../../answer-with-report';

export const POST = route(
  {
    summary: 'Generate a report again under the same id',
    tag: 'Reports',
    role: 'org:member',
    limit: 'reports',
    params: idParams,
    body: regenerateReportInput,
    response: reportDetailSchema,
    accepted: reportDetailSchema,
    isIdempotent: true,
  },
  async ({ ctx, params, body, request }) =>
    answerWithReport(ctx, (await regenerateReport(ctx, params.id, body)).id, request),
);
