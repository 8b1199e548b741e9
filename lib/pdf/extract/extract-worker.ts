import { parentPort, workerData } from 'node:worker_threads';
import { cutText } from '../structure/cut-text.ts';
import { extractPage } from './extract-page.ts';
import { findInstructions } from '../injected/find-instructions.ts';
import { limitHeap, loadPdfium, openPdf, type Pdfium } from './pdfium.ts';
import { type WorkerInput, type WorkerMessage } from './worker-protocol.ts';

/** Memory in addition to the file itself (at most 50 MB), for what one of its pages decompresses to. */
const MAX_HEAP_BYTES = 640 * 1024 * 1024;
const TOO_MUCH_MEMORY: WorkerMessage = { kind: 'refused', reason: 'too_much_memory' };

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function run(input: WorkerInput): Promise<void> {
  const pdfium = await loadPdfium();
  const wantedMore = limitHeap(pdfium, MAX_HEAP_BYTES);
  let end: WorkerMessage;
  try {
    end = readPages(pdfium, input, wantedMore);
  } catch (error) {
    // When PDFium gets no more memory, it aborts at any point.
    if (!wantedMore()) throw error;
    end = TOO_MUCH_MEMORY;
  }
  send(end);
}

function readPages(pdfium: Pdfium, { bytes, maxPages }: WorkerInput, wantedMore: () => boolean): WorkerMessage {
  const opened = openPdf(pdfium, bytes);
  if (!opened.ok) return wantedMore() ? TOO_MUCH_MEMORY : { kind: 'refused', reason: opened.reason };
  const { document, pageCount, close } = opened.pdf;
  if (pageCount === 0) return { kind: 'refused', reason: 'damaged' };
  if (pageCount > maxPages) return { kind: 'refused', reason: 'too_many_pages', pageCount };
  for (let page = 1; page <= pageCount; page += 1) {
    const extracted = extractPage(pdfium, document, page);
    // A page read without all of its content must not be taken for the whole page.
    if (wantedMore()) return TOO_MUCH_MEMORY;
    const { layout, warnings } = cutText(extracted.layout);
    send({
      kind: 'page',
      pageCount,
      page: { layout, warnings: [...extracted.warnings, ...warnings, ...findInstructions(layout)] },
    });
  }
  close();
  return { kind: 'done' };
}

await run(workerData as WorkerInput);
