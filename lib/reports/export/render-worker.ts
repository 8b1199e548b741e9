import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderedKind, RenderRequest } from './render-protocol';
import type { ReportDetail } from '../schema';

type Bytes = Promise<Uint8Array<ArrayBuffer>>;

/** Loaded at first use, because a workbook does not need the PDF and Word libraries. */
const RENDERERS: Record<RenderedKind, (report: ReportDetail) => Bytes> = {
  pdf: async (report) => (await import('./render-report-pdf')).renderReportPdf(report),
  docx: async (report) => (await import('./render-report-docx')).renderReportDocx(report),
  xlsx: async (report) => (await import('./render-report-xlsx')).renderReportXlsx(report),
};

async function answer({ id, kind, report }: RenderRequest): Promise<RenderAnswer> {
  try {
    return { id, bytes: await RENDERERS[kind](report) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** One after another, because each uses the whole processor. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => {
    const message = await answer(request);
    parentPort?.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
  });
});
