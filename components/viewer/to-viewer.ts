import { documentLabel } from '@/components/viewer/document-title';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import { formatCounted } from '@/lib/format/numbers';
import type { DocumentChoice } from '@/components/reads/choices';
import type { QueryResult, Source } from '@/lib/queries/schema';

type FiledDocument = Pick<DocumentChoice, 'id' | 'form_type' | 'fiscal_year' | 'filing_date'>;

/** A filing in the viewer's format. */
export function toViewerDocument({ id, form_type, fiscal_year, filing_date }: FiledDocument): ViewerDocument {
  return { id, formType: form_type, fiscalYear: fiscal_year, filingDate: filing_date };
}

/** The evidence of a result: the sources of the answer or, without an answer, the nearest passages. */
export function evidenceOf(result: QueryResult): Source[] {
  return result.insufficient_evidence && result.sources.length === 0 ? result.nearest_passages : result.sources;
}

/** The number of results for the viewer's header; null when there are none. */
export function resultCountText(result: QueryResult): string | null {
  const count = evidenceOf(result).length;
  if (count === 0) return null;
  return result.sources.length > 0
    ? `${formatCounted(count, 'source')} found`
    : `${formatCounted(count, 'passage')}, no answer`;
}

/** The sources of an answer in the viewer's format; marker, card and highlight share the label. */
export function toViewerSources(result: QueryResult, documents: readonly ViewerDocument[]): ViewerSource[] {
  const isAnswer = result.sources.length > 0;
  return evidenceOf(result).map((source, index) => {
    const document = documents.find(({ id }) => id === source.document_id);
    return {
      // A chunk may have two quotes.
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
