import { parentPort, workerData } from 'node:worker_threads';
import { extractPage } from './extract-page.ts';
import { heapOf, loadPdfium, openPdf } from './pdfium.ts';
import { type WorkerInput, type WorkerMessage } from './worker-protocol.ts';

/** WebAssembly memory lies outside a worker's resource limits, so the worker watches it itself. */
const MAX_HEAP_BYTES = 1_500_000_000;

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

async function run({ bytes, maxPages }: WorkerInput): Promise<void> {
  const pdfium = await loadPdfium();
  const opened = openPdf(pdfium, bytes);
  if (!opened.ok) return send({ kind: 'refused', reason: opened.reason });
  const { document, pageCount, close } = opened.pdf;
  if (pageCount === 0) return send({ kind: 'refused', reason: 'damaged' });
  if (pageCount > maxPages) return send({ kind: 'refused', reason: 'too_many_pages', pageCount });
  for (let page = 1; page <= pageCount; page += 1) {
    if (heapOf(pdfium).HEAPU8.length > MAX_HEAP_BYTES) return send({ kind: 'refused', reason: 'too_much_memory' });
    send({ kind: 'page', pageCount, page: extractPage(pdfium, document, page) });
  }
  close();
  send({ kind: 'done' });
}

await run(workerData as WorkerInput);
