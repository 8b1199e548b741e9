import { database } from '@/db/client';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { toCsv } from '@/lib/format/csv';
import type { NamedFile } from '@/lib/common-schemas';
import { allOutcomes } from '../stored/list-outcomes';
import type { ExportOutcomesQuery } from '../schema';
import { OUTCOME_COLUMNS, outcomeRows } from './outcome-rows';

const MOST = 1000;

/**
 * The results of the meetings that match the filters, newest first, one line in each row, as CSV. `invalid` for more
 * meetings than fit.
 */
export async function exportOutcomes(ctx: Context, query: ExportOutcomesQuery): Promise<NamedFile> {
  const { company_id: companyId, from, to } = query;
  if (companyId) await requireTenantCompany(database(), ctx, companyId);
  const meetings = await allOutcomes(ctx, { companyId, from, to });
  if (meetings.length > MOST)
    throw new AppError('invalid', `At most ${MOST} meetings fit into one export; choose a date range.`);
  const ticker = companyId ? (meetings[0]?.ticker ?? '') : '';
  return {
    bytes: new TextEncoder().encode(toCsv([[...OUTCOME_COLUMNS], ...meetings.flatMap(outcomeRows)])),
    contentType: 'text/csv; charset=utf-8',
    fileName: `Outcomes_${ticker ? `${ticker}_` : ''}${new Date().toISOString().slice(0, 10)}.csv`,
    disposition: 'attachment',
  };
}
