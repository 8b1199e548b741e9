import { toViewerDocument, toViewerSource } from '@/components/viewer/to-viewer';
import type { ViewerDocument, ViewerSource } from '@/components/viewer/types';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { nearestOf } from '@/lib/reports/read/report-sections.rules';
import type { AnalyzedDocument, ReportAnswer, ReportSource } from '@/lib/reports/schema';

type SnapshotDocument = Pick<AnalyzedDocument, 'document_id' | 'form_type' | 'fiscal_year' | 'filing_date'>;

/** The documents that a report or an engagement is based on, in the viewer's format. */
export function toViewerDocuments(snapshot: readonly SnapshotDocument[]): ViewerDocument[] {
  return snapshot.map(({ document_id: id, ...document }) => toViewerDocument({ id, ...document }));
}

/** The sources of one answer in the viewer's format. */
export function answerSources(answer: ReportAnswer, documents: readonly ViewerDocument[]): ViewerSource[] {
  return toViewerSources(answer.sources, answer.query_id, 'Source', documents);
}

/** The nearest passages of a query without an answer. */
export function nearestSources(answer: ReportAnswer, documents: readonly ViewerDocument[]): ViewerSource[] {
  return toViewerSources(nearestOf(answer), `${answer.query_id}/nearest`, 'Nearest passage', documents);
}

/** The evidence of a flag in the viewer's format. */
export function flagSources(flag: FlagResult, documents: readonly ViewerDocument[]): ViewerSource[] {
  return toViewerSources(flag.evidence, `flag/${flag.flag_description}`, 'Source', documents);
}

type Quote = Pick<ReportSource, 'document_id' | 'page_number' | 'bounding_boxes'>;

/** `key` is unique in a report. The number is part of the id, because a chunk may have two quotes. */
function toViewerSources(
  quotes: readonly Quote[],
  key: string,
  word: string,
  documents: readonly ViewerDocument[],
): ViewerSource[] {
  return quotes.map((quote, index) =>
    toViewerSource(quote, { id: `${key}/${index + 1}`, number: index + 1, word }, documents),
  );
}
