import { companyFinancials } from '@/lib/financials/company-financials';
import { companyFinancialsQuery, companyFinancialsSchema } from '@/lib/financials/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Statements and measures of a company by fiscal year or quarter',
    tag: 'Companies',
    role: 'org:viewer',
    params: idParams,
    query: companyFinancialsQuery,
    response: companyFinancialsSchema,
  },
  ({ ctx, params, query }) => companyFinancials(ctx, params.id, query),
);
