import { documentLabel } from '@/lib/documents/document-label';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import type { DocumentSnapshot } from '../schema';

/** The filings that a report is based on, with the hashes of their files. */
export function snapshotDocuments(companyName: string, rows: readonly DocumentRow[], now: Date): DocumentSnapshot {
  return {
    generation_timestamp: now.toISOString(),
    total_chunks_available: rows.reduce((sum, row) => sum + row.chunkCount, 0),
    documents_analyzed: rows.map((row) => ({
      document_id: row.id,
      label: documentLabel(companyName, row),
      document_type: row.documentType,
      form_type: row.formType,
      fiscal_year: row.fiscalYear,
      filing_date: row.filingDate,
      accession_number: row.accessionNumber,
      chunk_count: row.chunkCount,
      page_count: row.pageCount,
      sha256: row.sha256,
    })),
  };
}
