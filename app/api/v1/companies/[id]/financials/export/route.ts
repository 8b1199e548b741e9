import { exportFinancials } from '@/lib/financials/export/export-financials';
import { companyFinancialsQuery } from '@/lib/financials/schema';
import { fileResponse } from '@/lib/http/file-response';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Download the statements and measures of a company as an .xlsx workbook with live formulas',
    tag: 'Companies',
    role: 'org:viewer',
    params: idParams,
    query: companyFinancialsQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  async ({ ctx, params, query, request }) => fileResponse(request, await exportFinancials(ctx, params.id, query)),
);
