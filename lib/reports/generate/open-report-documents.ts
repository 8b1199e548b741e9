import type { DocumentInfo } from '@/lib/answers/types';
import type { Fact } from '@/lib/facts/fact';
import type { Context } from '@/lib/context';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { readFactsFor } from '@/lib/queries/read-facts';
import { readCarriedFacts } from './carried-facts';
import type { DocumentSnapshot } from '../schema';
import type { ReportRow } from '../read/visible-reports';

export type ReportDocuments = {
  rows: DocumentRow[];
  documents: DocumentInfo[];
  facts: Fact[];
  /** What earlier filings say for the newest proxy; flags are judged with it. */
  carried?: Fact[];
  snapshot: DocumentSnapshot;
};

/**
 * The filings of a report and their facts, loaded once for all queries. Throws `not_found` for a document that the
 * tenant does not see any more.
 */
export async function openReportDocuments(ctx: Context, report: ReportRow): Promise<ReportDocuments> {
  const rows = await requireDocuments(ctx, report.documentIds).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found')
      throw new AppError(
        'not_found',
        'A document of this report is no longer available. Regenerate the report without it.',
        { cause: error },
      );
    throw error;
  });
  const snapshot = report.documentSnapshot as DocumentSnapshot;
  const labels = new Map(snapshot.documents_analyzed.map((document) => [document.document_id, document.label]));
  const documents = rows.map((row) => ({
    documentId: row.id,
    companyName: report.companyName,
    fiscalYear: row.fiscalYear,
    label: labels.get(row.id) ?? row.formType,
  }));
  const facts = await readFactsFor(rows.map((row) => row.id));
  return { rows, documents, facts, carried: await readCarriedFacts(ctx, rows, facts), snapshot };
}
