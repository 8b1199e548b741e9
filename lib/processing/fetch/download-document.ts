import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { readCoverPage } from '@/lib/edgar/cover-page';
import { fetchFilingImages } from '@/lib/edgar/fetch-filing-images';
import { fetchPrimaryDocument } from '@/lib/edgar/fetch-primary-document';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { files } from '@/lib/storage';
import { storeImages } from './document-images';
import { edgarFor } from './edgar-source';

type Asker = { signal?: AbortSignal; /** Whose contact EDGAR is given. */ tenantId?: string | undefined };

/** Downloads a filing's main document and images, stores them, and updates the row. */
export async function downloadDocument(row: DocumentRow, { signal, tenantId }: Asker = {}): Promise<DocumentRow> {
  if (row.originalKey) return row;
  const db = database();
  const [company] = await db.select({ cik: companies.cik }).from(companies).where(eq(companies.id, row.companyId));
  if (!company || !row.accessionNumber)
    throw new AppError('invalid', 'This document has no file and no address to fetch it from.');
  const address = {
    cik: company.cik,
    accessionNumber: row.accessionNumber,
    form: row.formType,
    filingDate: row.filingDate ?? '',
    primaryDocument: row.primaryDocument,
  };
  const edgar = edgarFor(company.cik, tenantId);
  const primary = await fetchPrimaryDocument(edgar, address, signal ? { signal } : {});

  const html = primary.kind === 'html' ? Buffer.from(primary.bytes).toString('utf8') : null;
  if (html) {
    const { images, skipped } = await fetchFilingImages(edgar, address, html, signal ? { signal } : {});
    if (skipped.length > 0) log.info({ documentId: row.id, skipped }, 'some pictures of the filing were left out');
    await storeImages(row.id, images);
  }
  const contentType = primary.kind === 'html' ? 'text/html' : 'application/pdf';
  const originalKey = `documents/${row.id}/original.${primary.kind}`;
  await files().put(originalKey, primary.bytes, contentType);
  const [updated] = await db
    .update(documents)
    .set({
      originalKey,
      originalContentType: contentType,
      fileName: primary.fileName,
      pdfKey: primary.kind === 'pdf' ? originalKey : null,
      sha256: createHash('sha256').update(primary.bytes).digest('hex'),
      sizeBytes: primary.bytes.byteLength,
      // The company's own cover page takes precedence over the year derived from dates.
      fiscalYear: (html && readCoverPage(html).fiscalYear) || row.fiscalYear,
    })
    .where(eq(documents.id, row.id))
    .returning();
  if (!updated) throw new AppError('not_found', 'The document was deleted while it was being downloaded.');
  return updated;
}
