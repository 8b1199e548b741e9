import { database } from '@/db/client';
import { companyChanges } from '@/lib/changes/company-changes';
import type { ChangesPdfQuery } from '@/lib/changes/schema';
import { summarizeChanges } from '@/lib/changes/summary.rules';
import { requireTenantCompany } from '@/lib/companies/visible-company';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { formatDate } from '@/lib/format/dates';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { renderChangesPdf } from './render-changes-pdf';

const WAIT_MS = 60_000;
/** About 150 pages. */
const MOST_PARAGRAPHS = 1_500;
const RENDERING = {
  module: 'lib/reports/changes/render-changes-pdf.tsx',
  name: 'renderChangesPdf',
  pool: 'requests',
  timeoutMs: 60_000,
  subject: 'This comparison',
} as const;

/** What changed between two filings, as a PDF; 409 where there are no two filings of one form. */
export async function exportChanges(ctx: Context, companyId: string, query: ChangesPdfQuery, signal: AbortSignal) {
  const company = await requireTenantCompany(database(), ctx, companyId);
  const changes = await companyChanges(ctx, companyId, { ...query, detail: 'changed' }, { waitMs: WAIT_MS, signal });
  if (changes.missing) throw new AppError('conflict', changes.missing);
  if (changes.job)
    throw new AppError('unavailable', 'The filings are still being compared. Please try again in a minute.');
  const bytes = await runInChild<typeof renderChangesPdf>(
    { ...RENDERING, signal },
    {
      companyName: company.name,
      madeOn: formatDate(new Date().toISOString()),
      changes: summarizeChanges(changes, MOST_PARAGRAPHS),
    },
  );
  const years = [changes.from?.fiscal_year, changes.to?.fiscal_year].map((year) => year ?? 'unknown').join('-');
  return {
    bytes: new Uint8Array(bytes),
    contentType: 'application/pdf',
    fileName: `${company.ticker || 'Company'}_changes_${years}.pdf`,
    disposition: 'attachment' as const,
  };
}
