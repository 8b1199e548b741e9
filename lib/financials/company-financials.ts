import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { companyMeasures } from './company-measures';
import { companyStatements } from './company-statements';
import { readStatements } from './read-statements';
import type { CompanyFinancials, CompanyFinancialsQuery } from './schema';

/** The statements and measures of a company on the caller's list, from the filings that the caller sees. */
export async function companyFinancials(
  ctx: Context,
  companyId: string,
  { statement, from, to, period }: CompanyFinancialsQuery,
): Promise<CompanyFinancials> {
  await requireTenantCompany(database(), ctx, companyId);
  const filings = await readStatements(ctx, { companyId });
  const { lines, periods } = companyStatements(filings, period === 'quarterly');
  const isAsked = ({ fiscal_year }: { fiscal_year: number }) =>
    (from === undefined || fiscal_year >= from) && (to === undefined || fiscal_year <= to);
  const asked = periods.filter(isAsked);
  return {
    // A line that no filing reports is a gap that the screen names by leaving it out.
    lines: lines
      .filter((line) => line.values.length > 0 && (statement === undefined || line.statement === statement))
      .map((line) => ({ ...line, values: line.values.filter(isAsked) })),
    // Measures look at years before the first that is asked for.
    measures: companyMeasures(lines, asked).filter(({ values }) => values.some(({ operands }) => operands.length > 0)),
    periods: asked,
  };
}
