import { documentLabel } from '@/components/viewer/document-title';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { nearestOf } from '@/lib/reports/read/report-sections.rules';
import type { DocumentSnapshot, ReportAnswer, ReportSource } from '@/lib/reports/schema';

/** The documents that a report is based on, in the viewer's format. */
export function toViewerDocuments(snapshot: DocumentSnapshot): ViewerDocument[] {
  return snapshot.documents_analyzed.map(({ document_id, form_type, fiscal_year, filing_date }) => ({
    id: document_id,
    formType: form_type,
    fiscalYear: fiscal_year,
    filingDate: filing_date,
  }));
}

/** The sources of one answer in the viewer's format. */
export function answerSources(answer: ReportAnswer, documents: readonly ViewerDocument[]): ViewerSource[] {
  return toViewerSources(answer.sources, answer.query_id, 'Source', documents);
}

/** The nearest passages of a query without an answer. */
export function nearestSources(answer: ReportAnswer, documents: readonly ViewerDocument[]): ViewerSource[] {
  return toViewerSources(nearestOf(answer), `${answer.query_id}/nearest`, 'Nearest passage', documents);
}

function toViewerSources(
  sources: readonly ReportSource[],
  key: string,
  word: string,
  documents: readonly ViewerDocument[],
): ViewerSource[] {
  return sources.map((source, index) => ({
    // A query id is unique in a report; a chunk may have two quotes.
    id: `${key}/${index + 1}`,
    number: index + 1,
    documentId: source.document_id,
    page: source.bounding_boxes[0]?.page ?? source.page_number,
    boxes: source.bounding_boxes,
    label: labelOf(index + 1, source.document_id, source.page_number, documents, word),
  }));
}

/** The evidence of a flag in the viewer's format. */
export function flagSources(flag: FlagResult, documents: readonly ViewerDocument[]): ViewerSource[] {
  return flag.evidence.map((evidence, index) => ({
    id: `flag/${flag.flag_description}/${index + 1}`,
    number: index + 1,
    documentId: evidence.document_id,
    page: evidence.bounding_boxes[0]?.page ?? evidence.page_number,
    boxes: evidence.bounding_boxes,
    label: labelOf(index + 1, evidence.document_id, evidence.page_number, documents),
  }));
}

function labelOf(
  number: number,
  documentId: string,
  page: number,
  documents: readonly ViewerDocument[],
  word = 'Source',
): string {
  const document = documents.find(({ id }) => id === documentId);
  return `${word} ${number}${document ? `, ${documentLabel(document)}` : ''}, page ${page}`;
}
