import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { builtSource } from '@/lib/child-process/source-process.ts';
import { AppError } from '@/lib/errors.ts';
import { type DocumentWarning, type ExtractedPdf, type PageLayout } from '../types.ts';
import { type RefusalReason, type WorkerInput, type WorkerMessage } from './worker-protocol.ts';

const MAX_PDF_BYTES = 50 * 1024 * 1024;
/** The header may be preceded by a few bytes that mail gateways and old programs add. */
const HEADER_WINDOW = 1024;
const MAX_PDF_PAGES = 1500;
const TIMEOUT_MS = 240_000;
/** In milliseconds; the first page includes starting the thread and opening the file. */
const PAGE_TIMEOUT_MS = 30_000;

export type ExtractOptions = {
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
  timeoutMs?: number;
  pageTimeoutMs?: number;
};

/**
 * Reads a PDF's lines with the position of every character, in a worker thread so that the caller's event loop stays
 * free.
 */
export async function extractPdf(bytes: Uint8Array, options: ExtractOptions = {}): Promise<ExtractedPdf> {
  checkPdfBytes(bytes);
  options.signal?.throwIfAborted();
  const pages: PageLayout[] = [];
  const warnings: DocumentWarning[] = [];
  await runWorker(bytes, options, (message) => {
    pages.push(message.page.layout);
    warnings.push(...message.page.warnings);
    options.onProgress?.(pages.length, message.pageCount);
  });
  const hasText = pages.some((page) => page.lines.length > 0);
  if (!hasText) {
    warnings.push({
      kind: 'no_text_layer',
      page: null,
      excerpt: '',
      detail: 'This PDF has no text layer (it may be a scan), so it cannot be searched or quoted.',
    });
  }
  return { pageCount: pages.length, hasText, pages, warnings };
}

type PageMessage = Extract<WorkerMessage, { kind: 'page' }>;

function runWorker(bytes: Uint8Array, options: ExtractOptions, onPage: (message: PageMessage) => void): Promise<void> {
  const { signal, timeoutMs = TIMEOUT_MS, pageTimeoutMs = PAGE_TIMEOUT_MS } = options;
  let page = 0;
  const workerData: WorkerInput = { bytes, maxPages: MAX_PDF_PAGES };
  const worker = new Worker(workerFile(), { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  return new Promise<void>((resolve, reject) => {
    const onAbort = () =>
      finish(() => reject(signal?.reason ?? new AppError('invalid', 'Reading this PDF was cancelled.')));
    const giveUp = (sentence: string) =>
      finish(() => reject(new AppError('invalid', `${sentence}, so the document was not read.`)));
    const timer = setTimeout(
      () => giveUp(`This PDF took longer than ${Math.round(timeoutMs / 1000)} seconds to read`),
      timeoutMs,
    );
    const ofPage = () =>
      setTimeout(
        () =>
          giveUp(`Page ${page + 1} of this PDF took longer than ${Math.round(pageTimeoutMs / 1000)} seconds to read`),
        pageTimeoutMs,
      );
    let pageTimer = ofPage();
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      clearTimeout(pageTimer);
      signal?.removeEventListener('abort', onAbort);
      void worker.terminate();
      settle();
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    worker.on('message', (message: WorkerMessage) => {
      clearTimeout(pageTimer);
      page += 1;
      if (message.kind === 'page') pageTimer = ofPage();
      if (message.kind === 'page')
        return guarded(
          () => onPage(message),
          (error) => finish(() => reject(error)),
        );
      if (message.kind === 'refused') return finish(() => reject(refusal(message.reason, message.pageCount)));
      finish(resolve);
    });
    worker.on('error', (cause) =>
      finish(() => reject(new AppError('invalid', 'This PDF is damaged and could not be read.', { cause }))),
    );
    worker.on('exit', () =>
      finish(() => reject(new AppError('invalid', 'This PDF is damaged and could not be read.'))),
    );
  });
}

function guarded(act: () => void, onError: (error: unknown) => void): void {
  try {
    act();
  } catch (error) {
    onError(error);
  }
}

/** The built file, or the source beside this one; a bundle moves this file but not the source tree. */
function workerFile(): string {
  const built = builtSource('lib/pdf/extract/extract-worker.ts');
  if (built) return built;
  const beside = path.join(path.dirname(fileURLToPath(import.meta.url)), 'extract-worker.ts');
  return existsSync(beside)
    ? beside
    : path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/pdf/extract/extract-worker.ts');
}

function refusal(reason: RefusalReason, pageCount?: number): AppError {
  switch (reason) {
    case 'encrypted':
      return new AppError('invalid', 'This PDF is protected by a password. Upload a copy without one.');
    case 'too_many_pages':
      return new AppError(
        'invalid',
        `This PDF has ${pageCount ?? 'too many'} pages; at most ${MAX_PDF_PAGES} can be processed.`,
      );
    case 'too_much_memory':
      return new AppError('invalid', 'This PDF needs more memory to read than is allowed.');
    default:
      return new AppError('invalid', 'This PDF is damaged or incomplete and could not be read.');
  }
}

/** Refuses data that cannot be a PDF before any parser reads it. */
function checkPdfBytes(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new AppError('invalid', 'This file is empty.');
  if (bytes.length > MAX_PDF_BYTES) throw new AppError('payload_too_large', 'This PDF is larger than 50 MB.');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WINDOW)).toString('latin1');
  if (!head.includes('%PDF-'))
    throw new AppError('invalid', 'The content is not a PDF, although the file name says so.');
}
