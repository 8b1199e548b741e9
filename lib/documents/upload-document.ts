import { createHash, randomUUID } from 'node:crypto';
import { database } from '@/db/client';
import { documents, tenantCompanies } from '@/db/schema';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { documentTypeOf, isProxyForm, normalizeForm } from '@/lib/edgar/forms';
import { fiscalYearOf } from '@/lib/edgar/fiscal-year';
import { AppError } from '@/lib/errors';
import { files } from '@/lib/storage';
import type { UploadDocumentForm } from './schema';
import { sniffUpload } from './sniff-upload';
import type { DocumentRow } from './visible-documents';

const CONTENT_TYPES = { pdf: 'application/pdf', html: 'text/html' } as const;

/**
 * Stores an uploaded filing for the tenant with status "downloaded". The same bytes for the same company again:
 * conflict (409). The file is written before the row, so a row never names a missing file.
 */
export async function uploadDocument(ctx: Context, form: UploadDocumentForm): Promise<DocumentRow> {
  const db = database();
  const [held] = await db
    .select({ id: tenantCompanies.companyId })
    .from(tenantCompanies)
    .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), eq(tenantCompanies.companyId, form.company_id)));
  if (!held) throw new AppError('not_found', 'Company not found');

  const bytes = new Uint8Array(await form.file.arrayBuffer());
  const kind = sniffUpload(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const id = randomUUID();
  const originalKey = `documents/${id}/original.${kind}`;
  await files().put(originalKey, bytes, CONTENT_TYPES[kind]);
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(documents)
        .values({
          id,
          companyId: form.company_id,
          tenantId: ctx.tenantId,
          source: 'upload',
          formType: normalizeForm(form.form_type),
          documentType: form.document_type ?? documentTypeOf(form.form_type),
          fiscalYear: form.fiscal_year ?? yearOf(form),
          filingDate: form.filing_date ?? null,
          fiscalPeriodEnd: form.fiscal_period_end ?? null,
          accessionNumber: form.accession_number ?? null,
          fileName: safeFileName(form.file.name),
          processingStatus: 'downloaded',
          sha256,
          sizeBytes: bytes.byteLength,
          originalKey,
          originalContentType: CONTENT_TYPES[kind],
          pdfKey: kind === 'pdf' ? originalKey : null,
          uploadedBy: ctx.userId,
        })
        .onConflictDoNothing()
        .returning();
      if (!row) throw new AppError('conflict', 'This file has already been uploaded for this company.');
      await recordAudit(tx, ctx, {
        action: 'document.upload',
        subjectType: 'document',
        subjectId: id,
        details: { sha256, form_type: row.formType, company_id: form.company_id },
      });
      return row;
    });
  } catch (error) {
    await files().remove(originalKey);
    throw error;
  }
}

/** Calendar-year filers publish proxy statements by July; a later one follows a fiscal year that ended in between. */
const LAST_SPRING_MONTH = 7;

/** The fiscal year when the user gave a date but no year: the last year that ended before the proxy statement. */
function yearOf(form: UploadDocumentForm): number | null {
  if (form.fiscal_period_end)
    return fiscalYearOf({
      form: '10-K',
      filingDate: form.fiscal_period_end,
      reportDate: form.fiscal_period_end,
      fiscalYearEnd: null,
    });
  if (form.filing_date && isProxyForm(form.form_type)) {
    // For uploads the filer's fiscal year end is unknown, so the season of the filing date decides.
    const [year = 0, month = 0] = form.filing_date.split('-').map(Number);
    return month <= LAST_SPRING_MONTH ? year - 1 : year;
  }
  if (form.filing_date)
    return fiscalYearOf({ form: form.form_type, filingDate: form.filing_date, reportDate: null, fiscalYearEnd: null });
  return null;
}

/** The last part of the name, without control characters. For display and downloads, never used as a path. */
function safeFileName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  return base.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').slice(0, 200) || 'document';
}
