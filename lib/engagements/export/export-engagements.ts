import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { NamedFile } from '@/lib/common-schemas';
import { getEngagement, listEngagements, readTimeline } from '../record/read-engagements';
import type { renderEngagementPdf } from './render-engagement-pdf';
import type { renderEngagementsXlsx } from './render-engagements-xlsx';
import type { EngagementFilters } from '../schema';

const MOST = 1000;

const TYPESETTING = {
  module: 'lib/engagements/export/render-engagement-pdf.tsx',
  name: 'renderEngagementPdf',
  pool: 'requests',
  timeoutMs: 40_000,
  subject: 'The PDF of this engagement',
} as const;

const LISTING = {
  ...TYPESETTING,
  module: 'lib/engagements/export/render-engagements-xlsx.ts',
  name: 'renderEngagementsXlsx',
  subject: 'This workbook',
} as const;

/** One engagement as a PDF, rendered in a child process because notes and letters may be very long. */
export async function exportEngagement(ctx: Context, id: string): Promise<NamedFile> {
  const engagement = await getEngagement(ctx, id);
  const { events } = await readTimeline(ctx, id);
  const bytes = await runInChild<typeof renderEngagementPdf>(TYPESETTING, {
    engagement,
    timeline: events.toReversed(),
  });
  return {
    bytes,
    contentType: 'application/pdf',
    fileName: `Engagement_${id.slice(0, 8)}.pdf`,
    disposition: 'attachment',
  };
}

/** All engagements visible to the caller, as a workbook. Throws `invalid` when there are more than one export holds. */
export async function exportEngagements(
  ctx: Context,
  filters: Pick<EngagementFilters, 'status' | 'tab' | 'company_id'>,
): Promise<NamedFile> {
  const { engagements, total } = await listEngagements(ctx, { ...filters, page: 1, size: MOST });
  if (total > MOST)
    throw new AppError('invalid', `At most ${MOST} engagements fit into one export; choose a status or a company.`);
  const details = [];
  for (const { id } of engagements) details.push(await getEngagement(ctx, id));
  const bytes = await runInChild<typeof renderEngagementsXlsx>(LISTING, details);
  return {
    bytes,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `Engagements_${new Date().toISOString().slice(0, 10)}.xlsx`,
    disposition: 'attachment',
  };
}
