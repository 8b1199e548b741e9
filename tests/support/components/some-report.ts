import type { DetailedReport } from '@/components/reads/report-reads';
import type { AnalyzedDocument, FlagStatus, ReportAnswer, ReportResults, ReportSource } from '@/lib/reports/schema';
import type { FlagResult } from '@/lib/templates/flags/schema';
import { someSource } from './some-answer';
import { someReport } from './some-lists';

const WHEN = '2026-03-01T10:00:00.000Z';

export function someFlag(changes: Partial<FlagResult> = {}): FlagResult {
  return {
    flag_description: 'CEO pay ratio above 200:1',
    outcome: 'triggered',
    method: 'rule',
    understood_as: 'CEO pay ratio is above 200:1',
    value: '214:1',
    evidence: [
      { document_id: 'd', document_label: 'DEF 14A FY2025', page_number: 61, quote: '214 to 1', bounding_boxes: [] },
    ],
    triggered_by_query: 'What is the CEO pay ratio?',
    query_id: 'q',
    relevant_answer: 'The ratio was **214 to 1**.',
    reasoning: '214:1 is above 200:1.',
    ...changes,
  };
}

export function flagStatusOf(flags: readonly FlagResult[]): FlagStatus {
  const count = (outcome: FlagResult['outcome']) => flags.filter((each) => each.outcome === outcome).length;
  return {
    flags_configured: flags.length > 0,
    total_flags_configured: flags.length,
    flags_triggered: count('triggered'),
    flags_clear: count('clear'),
    flags_cannot_determine: count('cannot_determine'),
    flags_checked: flags.map(({ flag_description: text }) => text),
  };
}

/** A source of a report on a page of the document `d`. */
export function someReportSource(page: number, changes: Partial<ReportSource> = {}): ReportSource {
  return {
    ...someSource({
      document_id: 'd',
      page_number: page,
      bounding_boxes: [{ page, x: 72, y: 500, width: 200, height: 12 }],
    }),
    document_type: 'Proxy statement',
    form_type: 'DEF 14A',
    document_label: 'DEF 14A FY2025',
    page_numbers: [page],
    ...changes,
  };
}

export function someReportAnswer(changes: Partial<ReportAnswer> = {}): ReportAnswer {
  return {
    query_id: 'q',
    category: 'pay',
    query_text: 'What is the CEO pay ratio?',
    answer: 'The ratio was 214 to 1. [1]',
    sources: [someReportSource(2)],
    nearest_passages: [],
    confidence: 0.91,
    insufficient_evidence: false,
    notes: [],
    processing_metadata: {
      chunks_retrieved: 10,
      tokens_used: 0,
      processing_time_ms: 40,
      engine: 'extractive',
      prompt_version: '1',
    },
    ...changes,
  };
}

export const someAnalyzedDocument: AnalyzedDocument = {
  document_id: 'd',
  label: 'DEF 14A FY2025',
  document_type: 'Proxy statement',
  form_type: 'DEF 14A',
  fiscal_year: 2025,
  filing_date: '2026-04-02',
  accession_number: '0000990001-26-000012',
  chunk_count: 410,
  page_count: 96,
  sha256: 'c0ffee00c0ffee00',
};

type Shown = { answers?: ReportAnswer[]; flags?: FlagResult[]; results?: Partial<ReportResults> };

/** A report with answers and flags; `changes` are of the report beside its results. */
export function someReportDetail(
  { answers = [someReportAnswer()], flags = [], results = {} }: Shown = {},
  changes: Partial<Omit<DetailedReport, 'results'>> = {},
): DetailedReport {
  const of = (outcome: FlagResult['outcome']) => flags.filter((flag) => flag.outcome === outcome);
  return {
    ...someReport(),
    document_snapshot: {
      generation_timestamp: WHEN,
      total_chunks_available: 410,
      documents_analyzed: [someAnalyzedDocument],
    },
    revisions: [],
    ...changes,
    results: {
      executive_summary: 'Pay is **high**.',
      changes: null,
      changes_missing: null,
      flag_status: flags.length > 0 ? flagStatusOf(flags) : null,
      flags,
      triggered_flags: of('triggered'),
      clear_flags: of('clear'),
      undetermined_flags: of('cannot_determine'),
      analysis_summary: { total_queries_executed: 12, queries_answered: 10, queries_without_evidence: 2 },
      query_results: answers,
      category_mapping: { pay: 'Executive pay', board: 'Board' },
      category_order: ['board', 'pay'],
      processing_metadata: {
        total_time_ms: 4200,
        tokens_used: 0,
        chunks_retrieved: 120,
        engine: 'extractive',
        prompt_version: '1',
        analysis_context_applied: false,
      },
      ...results,
    },
  };
}
