import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getReport } from '../read/read-reports';
import type { ReportDetail } from '../schema';
import { storedPdf } from './stored-pdf';
import { renderInThread } from './render-in-thread';
import type { RenderedKind } from './render-protocol';

export const EXPORT_KINDS = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
} as const;

export type ExportKind = keyof typeof EXPORT_KINDS;

type ReportFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; fileName: string; disposition: 'attachment' };

/**
 * A finished report, or an earlier revision of it, as a file. Throws `not_found` for an unknown report or revision,
 * `conflict` when it is not completed.
 */
export async function exportReport(
  ctx: Context,
  reportId: string,
  kind: ExportKind,
  options: { revision?: number | undefined } = {},
): Promise<ReportFile> {
  const report = await getReport(ctx, reportId, options);
  if (report.status !== 'completed') {
    throw new AppError(
      'conflict',
      report.status === 'processing'
        ? 'This report is still being generated. It can be downloaded once it is completed.'
        : 'This report failed, so there is nothing to download. Retry it first.',
    );
  }
  return {
    bytes: await bytesOf(kind, report),
    contentType: EXPORT_KINDS[kind],
    fileName: `AGM_Report_${report.id.slice(0, 8)}.${kind}`,
    disposition: 'attachment',
  };
}

function bytesOf(kind: ExportKind, report: ReportDetail): Promise<Uint8Array<ArrayBuffer>> {
  if (kind === 'json') return Promise.resolve(new TextEncoder().encode(`${JSON.stringify(report, null, 2)}\n`));
  const render = () => renderInThread(kind satisfies RenderedKind, report);
  return kind === 'pdf' ? storedPdf(report, render) : render();
}
