import { route } from '@/lib/http/route';
import { requestReport } from '@/lib/reports/request/request-report';
import { generateReportInput, reportDetailSchema } from '@/lib/reports/schema';
import { answerWithReport } from '../answer-with-report';

/** 200 with the completed report; 202 with the report still processing, at once with `Prefer: respond-async`. */
export const POST = route(
  {
    summary: 'Generate a report',
    tag: 'Reports',
    role: 'org:member',
    limit: 'reports',
    body: generateReportInput,
    response: reportDetailSchema,
    accepted: reportDetailSchema,
    isIdempotent: true,
  },
  async ({ ctx, body, request }) => answerWithReport(ctx, (await requestReport(ctx, body)).id, request),
);
