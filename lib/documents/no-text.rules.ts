import type { Document } from './schema';

export const NO_TEXT = 'This file contains no text (it may be a scan), so no questions can be answered from it.';

type Readable = Pick<Document, 'processing_status' | 'has_text'>;

/** Whether a document was read and contains text. */
export function isReadyForQueries({ processing_status, has_text }: Readable): boolean {
  return processing_status === 'processed' && has_text !== false;
}

/** The displayed status; a file that was read and contains no text has its own. */
export function shownStatus({ processing_status, has_text }: Readable): string {
  return processing_status === 'processed' && has_text === false ? 'no_text' : processing_status;
}

/** Notes for an answer that name its documents without text. */
export function noTextNotes(documents: readonly { label: string; hasText: boolean | null }[]): string[] {
  return documents
    .filter(({ hasText }) => hasText === false)
    .map(({ label }) => `${label} contains no text (it may be a scan), so nothing was read from it.`);
}
