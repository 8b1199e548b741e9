import type { Document } from './schema';
import type { DocumentRow } from './visible-documents';

/** A document as the API gives it. */
export function toDocument(row: DocumentRow): Document {
  return {
    id: row.id,
    company_id: row.companyId,
    processing_status: row.processingStatus,
    failure_reason: row.failureReason,
    form_type: row.formType,
    document_type: row.documentType,
    fiscal_year: row.fiscalYear,
    filing_date: row.filingDate,
    fiscal_period_end: row.fiscalPeriodEnd,
    meeting_date: row.meetingDate,
    accession_number: row.accessionNumber,
    source: row.source,
    file_name: row.fileName,
    size_bytes: row.sizeBytes,
    page_count: row.pageCount,
    chunk_count: row.chunkCount,
    has_text: row.hasText,
    warnings: row.warnings,
    pdf_url: row.pdfKey ? `/api/v1/documents/${row.id}/pdf` : null,
    original_url: row.originalKey ? `/api/v1/documents/${row.id}/original` : null,
    created_at: row.createdAt.toISOString(),
    processed_at: row.processedAt?.toISOString() ?? null,
  };
}
