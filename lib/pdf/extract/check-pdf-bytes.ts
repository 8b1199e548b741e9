import { AppError } from '@/lib/errors.ts';

const MAX_PDF_BYTES = 50 * 1024 * 1024;

/** The header may be preceded by a few bytes that mail gateways and old programs add. */
const HEADER_WINDOW = 1024;

/** Refuses data that cannot be a PDF before any parser reads it. */
export function checkPdfBytes(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new AppError('invalid', 'This file is empty.');
  if (bytes.length > MAX_PDF_BYTES) throw new AppError('payload_too_large', 'This PDF is larger than 50 MB.');
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WINDOW)).toString('latin1');
  if (!head.includes('%PDF-'))
    throw new AppError('invalid', 'The content is not a PDF, although the file name says so.');
}
