import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { files } from '@/lib/storage';
import { requireDocument, type DocumentRow } from './visible-documents';

export type DocumentFile = { bytes: Uint8Array<ArrayBuffer>; contentType: string; fileName: string; etag: string };

/** The PDF that pages and boxes refer to. */
export async function readDocumentPdf(ctx: Context, documentId: string): Promise<DocumentFile> {
  const row = await requireDocument(ctx, documentId);
  if (!row.pdfKey)
    throw new AppError('not_found', 'This document has no PDF yet. It is created when the document is processed.');
  return read(row, row.pdfKey, 'application/pdf', 'pdf');
}

/** The filing as it was received: HTML or PDF. */
export async function readDocumentOriginal(ctx: Context, documentId: string): Promise<DocumentFile> {
  const row = await requireDocument(ctx, documentId);
  if (!row.originalKey) throw new AppError('not_found', 'This document has not been downloaded yet.');
  const contentType = row.originalContentType ?? 'application/octet-stream';
  return read(row, row.originalKey, contentType, contentType === 'text/html' ? 'html' : 'pdf');
}

async function read(row: DocumentRow, key: string, contentType: string, extension: string): Promise<DocumentFile> {
  const bytes = await files().get(key);
  if (!bytes) throw new AppError('not_found', 'The file of this document is missing from the file store.');
  const parts = [row.formType, row.fiscalYear, row.accessionNumber ?? row.id.slice(0, 8)].filter(Boolean).join('_');
  return {
    bytes,
    contentType,
    fileName: `${parts.replace(/[^\w.-]+/g, '-')}.${extension}`,
    etag: `"${row.id}-${row.revision}-${key.length}"`,
  };
}
