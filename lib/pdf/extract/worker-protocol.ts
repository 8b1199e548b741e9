import { type ExtractedPage } from './extract-page.ts';

export type WorkerInput = { bytes: Uint8Array; maxPages: number };

export type RefusalReason = 'encrypted' | 'damaged' | 'too_many_pages' | 'too_much_memory';

export type WorkerMessage =
  | { kind: 'page'; pageCount: number; page: ExtractedPage }
  | { kind: 'refused'; reason: RefusalReason; pageCount?: number }
  | { kind: 'done' };
