import { formAndYear } from '@/components/viewer/document-title';
import type { PageBox, ViewerDocument, ViewerSource } from '@/components/viewer/types';
import type { DocumentChoice } from '@/components/reads/choices';

type FiledDocument = Pick<DocumentChoice, 'id' | 'form_type' | 'fiscal_year' | 'filing_date'>;

/** A filing in the viewer's format. */
export function toViewerDocument({ id, form_type, fiscal_year, filing_date }: FiledDocument): ViewerDocument {
  return { id, formType: form_type, fiscalYear: fiscal_year, filingDate: filing_date };
}

type PlacedQuote = { document_id: string; page_number: number; bounding_boxes: PageBox[] };

type SourceName = {
  /** Unique among the sources that are shown together. */
  id: string;
  number: number;
  /** The word before the number in the label. */
  word?: string;
};

/** A quote with its place in the viewer's format; the label ends with its document, if that is known, and its page. */
export function toViewerSource(
  { document_id: documentId, page_number: page, bounding_boxes: boxes }: PlacedQuote,
  { id, number, word = 'Source' }: SourceName,
  documents: readonly ViewerDocument[],
): ViewerSource {
  const document = documents.find((each) => each.id === documentId);
  return {
    id,
    number,
    documentId,
    page: boxes[0]?.page ?? page,
    boxes,
    label: `${word} ${number}${document ? `, ${formAndYear(document)}` : ''}, page ${page}`,
  };
}
