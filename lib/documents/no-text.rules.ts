import type { Document } from './schema';

export const NO_TEXT = 'This file holds no text (it may be a scan), so nothing can be asked of it.';

type Readable = Pick<Document, 'processing_status' | 'has_text'>;

/** Whether a document was read and holds something to read. */
export function isReadyForQueries({ processing_status, has_text }: Readable): boolean {
  return processing_status === 'processed' && has_text !== false;
}

/** The status as it is shown: a file that was read and holds no text has one of its own. */
export function shownStatus({ processing_status, has_text }: Readable): string {
  return processing_status === 'processed' && has_text === false ? 'no_text' : processing_status;
}

/** For an answer: which of its documents hold no text. */
export function noTextNotes(documents: readonly { label: string; hasText: boolean | null }[]): string[] {
  return documents
    .filter(({ hasText }) => hasText === false)
    .map(({ label }) => `${label} holds no text (it may be a scan), so nothing was read in it.`);
}
