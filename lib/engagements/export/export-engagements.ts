import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getEngagement, listEngagements, readTimeline } from '../read-engagements';
import type { EngagementFilters } from '../schema';

type NamedFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; fileName: string; disposition: 'attachment' };

const MOST = 1000;

/** One engagement as a PDF. The typesetting is loaded when it is asked for. */
export async function exportEngagement(ctx: Context, id: string): Promise<NamedFile> {
  const engagement = await getEngagement(ctx, id);
  const { events } = await readTimeline(ctx, id);
  const { renderEngagementPdf } = await import('./render-engagement-pdf');
  return { bytes: await renderEngagementPdf({ engagement, timeline: events.toReversed() }), contentType: 'application/pdf', fileName: `Engagement_${id.slice(0, 8)}.pdf`, disposition: 'attachment' };
}

/** All engagements that the caller may see, as a workbook. */
export async function exportEngagements(ctx: Context, filters: Pick<EngagementFilters, 'status' | 'tab' | 'company_id'>): Promise<NamedFile> {
  const { engagements, total } = await listEngagements(ctx, { ...filters, page: 1, size: MOST });
  if (total > MOST) throw new AppError('invalid', `At most ${MOST} engagements fit into one export; choose a status or a company.`);
  const details = [];
  for (const { id } of engagements) details.push(await getEngagement(ctx, id));
  const { renderEngagementsXlsx } = await import('./render-engagements-xlsx');
  return { bytes: renderEngagementsXlsx(details), contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', fileName: `Engagements_${new Date().toISOString().slice(0, 10)}.xlsx`, disposition: 'attachment' };
}
