'use server';

import { action } from '@/lib/http/action';
import { idParams } from '@/lib/common-schemas';
import { cancelReport as cancel } from '@/lib/reports/request/cancel-report';
import { deleteReport as remove } from '@/lib/reports/request/delete-report';
import { getReport } from '@/lib/reports/read/read-reports';
import { regenerateReport as regenerate } from '@/lib/reports/request/regenerate-report';
import { requestReport as request } from '@/lib/reports/request/request-report';
import { retryReport as retry } from '@/lib/reports/request/retry-report';
import { generateReportInput, regenerateReportInput } from '@/lib/reports/schema';

// A job generates the report; these calls return at once with the report in processing.
export const requestReport = action(
  { name: 'requestReport', role: 'org:member', limit: 'reports', body: generateReportInput },
  async ({ ctx, body }) => getReport(ctx, (await request(ctx, body)).id),
);

export const regenerateReport = action(
  { name: 'regenerateReport', role: 'org:member', limit: 'reports', params: idParams, body: regenerateReportInput },
  async ({ ctx, params, body }) => getReport(ctx, (await regenerate(ctx, params.id, body)).id),
);

export const retryReport = action(
  { name: 'retryReport', role: 'org:member', limit: 'reports', params: idParams },
  async ({ ctx, params }) => getReport(ctx, (await retry(ctx, params.id)).id),
);

export const cancelReport = action({ name: 'cancelReport', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  cancel(ctx, params.id),
);

export const deleteReport = action({ name: 'deleteReport', role: 'org:member', params: idParams }, ({ ctx, params }) =>
  remove(ctx, params.id),
);
