import { runInChild } from '@/lib/child-process/run-in-child';
import { getCompany } from '@/lib/companies/list-companies';
import type { Context } from '@/lib/context';
import type { NamedFile } from '@/lib/common-schemas';
import { companyFinancials } from '../company-financials';
import type { CompanyFinancialsQuery } from '../schema';
import type { renderFinancialsXlsx } from './render-financials-xlsx';

const RENDERING = {
  module: 'lib/financials/export/render-financials-xlsx.ts',
  name: 'renderFinancialsXlsx',
  pool: 'requests',
  timeoutMs: 40_000,
  subject: 'This workbook',
} as const;

/** The statements and measures as a workbook: figures as numbers, measures as formulas over them. */
export async function exportFinancials(
  ctx: Context,
  companyId: string,
  query: CompanyFinancialsQuery,
): Promise<NamedFile> {
  const { name, ticker } = await getCompany(ctx, companyId);
  const financials = await companyFinancials(ctx, companyId, query);
  const bytes = await runInChild<typeof renderFinancialsXlsx>(RENDERING, { company: name, financials });
  return {
    bytes,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `Financials_${(ticker || 'company').replace(/[^\w.-]/g, '_')}_${query.period}.xlsx`,
    disposition: 'attachment',
  };
}
