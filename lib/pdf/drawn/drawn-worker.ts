import { parentPort } from 'node:worker_threads';
import { limitHeap, loadPdfium, openPdf, type OpenedPdf, type Pdfium } from '../extract/pdfium.ts';
import { openDrawnPage, type DrawnPage } from './open-drawn-page.ts';
import { READY_ID, type DrawnAnswer, type DrawnRequest } from './protocol.ts';
import { knownShapes } from './known-shapes.ts';
import { readRun } from './read-run.ts';
import { loadRecognizer } from './recognize.ts';
import { type RunReading } from './types.ts';

const MAX_HEAP_BYTES = 640 * 1024 * 1024;
/** Files stay open for later questions. */
const MAX_OPEN_FILES = 4;
const MAX_OPEN_BYTES = 120 * 1024 * 1024;

type OpenFile = { pdf: OpenedPdf; sizeBytes: number; page?: { number: number; drawn: DrawnPage } };

const files = new Map<string, OpenFile>();
const [pdfium, recognize] = await Promise.all([loadPdfium(), loadRecognizer()]);
const shapes = knownShapes();
const wantedMore = limitHeap(pdfium, MAX_HEAP_BYTES);

function answerTo(request: DrawnRequest): DrawnAnswer {
  const answer = readRequest(request);
  if (!wantedMore()) return answer;
  return { id: request.id, failure: `Page ${request.page} needs more memory to draw than is allowed.`, isSpent: true };
}

function readRequest(request: DrawnRequest): DrawnAnswer {
  const { id } = request;
  try {
    const file = files.get(request.fileKey) ?? (request.bytes && openFile(pdfium, request.fileKey, request.bytes));
    if (!file && !request.bytes) return { id, needsFile: true };
    if (!file) return { id, failure: 'The file of this document could not be opened to check it.' };
    const page = pageOf(file, request.page);
    if (!page) return { id, failure: `Page ${request.page} could not be drawn.` };
    return { id, readings: request.runs.map((run): RunReading => readRun(page, recognize, shapes, run)) };
  } catch (error) {
    return { id, failure: `Page ${request.page} could not be drawn: ${String(error)}` };
  }
}

function openFile(pdfium: Pdfium, key: string, bytes: Uint8Array): OpenFile | undefined {
  let total = bytes.length + [...files.values()].reduce((sum, file) => sum + file.sizeBytes, 0);
  for (const [oldest, file] of files) {
    if (files.size < MAX_OPEN_FILES && total <= MAX_OPEN_BYTES) break;
    file.page?.drawn.close();
    file.pdf.close();
    files.delete(oldest);
    total -= file.sizeBytes;
  }
  const opened = openPdf(pdfium, bytes);
  if (!opened.ok) return undefined;
  const file: OpenFile = { pdf: opened.pdf, sizeBytes: bytes.length };
  files.set(key, file);
  return file;
}

/** The last used page stays open. */
function pageOf(file: OpenFile, number: number): DrawnPage | undefined {
  if (file.page?.number === number) return file.page.drawn;
  file.page?.drawn.close();
  delete file.page;
  const drawn = openDrawnPage(pdfium, file.pdf.document, number);
  if (drawn) file.page = { number, drawn };
  return drawn;
}

parentPort?.on('message', (request: DrawnRequest) => parentPort?.postMessage(answerTo(request)));
parentPort?.postMessage({ id: READY_ID, readings: [] } satisfies DrawnAnswer);
