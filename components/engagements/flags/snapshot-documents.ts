import type { ViewerDocument } from '@/components/viewer/types';
import type { EngagementDetail } from '@/lib/engagements/schema';

export function toViewerDocuments(snapshot: EngagementDetail['documents_snapshot']): ViewerDocument[] {
  return snapshot.map(({ document_id, form_type, fiscal_year, filing_date }) => ({
    id: document_id,
    formType: form_type,
    fiscalYear: fiscal_year,
    filingDate: filing_date,
  }));
}
