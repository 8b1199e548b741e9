import { documentLabel } from '@/components/viewer/document-title';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { formatCounted } from '@/lib/format/numbers';
import type { DocumentChoice } from '@/components/reads/choices';
import type { QueryResult, Source } from '@/lib/queries/schema';

export function toViewerDocument({ id, form_type, fiscal_year, filing_date }: DocumentChoice): ViewerDocument {
  return { id, formType: form_type, fiscalYear: fiscal_year, filingDate: filing_date };
}

/**
 * What the panel lists and the viewer highlights: the sources of an answer or, where nothing answers, the nearest
 * passages.
 */
export function evidenceOf(result: QueryResult): Source[] {
  return result.insufficient_evidence && result.sources.length === 0 ? result.nearest_passages : result.sources;
}

/** What the viewer's header says of a question; null when there is nothing to look at. */
export function foundIn(result: QueryResult): string | null {
  const count = evidenceOf(result).length;
  if (count === 0) return null;
  return result.sources.length > 0
    ? `${formatCounted(count, 'source')} found`
    : `${formatCounted(count, 'passage')}, no answer`;
}

/** The sources of an answer as the viewer draws them; marker, card and highlight share the label. */
export function toViewerSources(result: QueryResult, documents: readonly ViewerDocument[]): ViewerSource[] {
  const isAnswer = result.sources.length > 0;
  return evidenceOf(result).map((source, index) => {
    const document = documents.find(({ id }) => id === source.document_id);
    return {
      // One chunk may carry two quotes.
      id: `${source.chunk_id}-${index + 1}`,
      number: index + 1,
      documentId: source.document_id,
      page: source.bounding_boxes[0]?.page ?? source.page_number,
      boxes: source.bounding_boxes,
      label:
        `${isAnswer ? 'Source' : 'Nearest passage'} ${index + 1}${document ? `, ${documentLabel(document)}` : ''}, ` +
        `page ${source.page_number}`,
    };
  });
}
