import type { Db } from '@/db/client';
import type { Context } from '@/lib/context';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { DOCUMENTS_NOT_READY } from '../schema';

/** The given documents; throws unless all are Ready and belong to the report's company. */
export async function requireReportDocuments(
  db: Db,
  ctx: Context,
  companyId: string,
  documentIds: readonly string[],
): Promise<DocumentRow[]> {
  const rows = await requireDocuments(ctx, documentIds, db);
  if (rows.some((row) => row.companyId !== companyId))
    throw new AppError('invalid', 'All documents of a report must be of its company.', {
      errors: [{ path: 'document_ids', message: 'All documents of a report must be of its company.' }],
    });
  if (rows.some((row) => row.processingStatus !== 'processed'))
    throw new AppError('invalid', DOCUMENTS_NOT_READY, {
      errors: [{ path: 'document_ids', message: DOCUMENTS_NOT_READY }],
    });
  return rows;
}
