import { listFinancials } from '@/lib/financials/list-financials';
import { documentFinancialsQuery, documentFinancialsSchema } from '@/lib/financials/schema';
import { route } from '@/lib/http/route';
import { idParams } from '@/lib/common-schemas';

export const GET = route(
  {
    summary: 'Figures from the financial statements and notes of a document, each with its quote',
    tag: 'Documents',
    role: 'org:viewer',
    params: idParams,
    query: documentFinancialsQuery,
    response: documentFinancialsSchema,
  },
  ({ ctx, params, query }) => listFinancials(ctx, params.id, query.statement),
);
