import { plainText } from '@/lib/format/markdown';
import { engineName, nearestOf, pagesLabel, pagesOf, reportSections } from '../read/report-sections.rules';
import type { ReportDetail } from '../schema';
import { changesSheets } from './changes-sheets';

export type Cell = string | number | null;
export type Sheet = { name: string; columns: { title: string; width: number }[]; rows: Cell[][] };

const OUTCOMES = { triggered: 'Triggered', clear: 'Clear', cannot_determine: 'Cannot determine' };
const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The report as tables: one row per answer, source, flag and document. */
export function reportSheets(report: ReportDetail): Sheet[] {
  return [
    answers(report),
    sources(report),
    flags(report),
    ...changesSheets(report),
    nearest(report),
    documents(report),
    about(report),
  ];
}

function numbered(report: ReportDetail) {
  return reportSections(report.results).flatMap((section) =>
    section.answers.map((answer) => ({ ...answer, categoryTitle: section.title })),
  );
}

function answers(report: ReportDetail): Sheet {
  return {
    name: 'answers',
    columns: [
      { title: 'No.', width: 6 },
      { title: 'Category', width: 26 },
      { title: 'Query', width: 60 },
      { title: 'Answer', width: 90 },
      { title: 'Answer found', width: 12 },
      { title: 'Confidence', width: 11 },
      { title: 'Sources', width: 9 },
      { title: 'Pages', width: 16 },
      { title: 'Notes', width: 40 },
      { title: 'Chunks retrieved', width: 9 },
      { title: 'Tokens used', width: 9 },
      { title: 'Time (ms)', width: 9 },
      { title: 'Engine', width: 14 },
      { title: 'Query id', width: 28 },
    ],
    rows: numbered(report).map((answer) => [
      answer.number,
      answer.categoryTitle,
      answer.query_text,
      plainText(answer.answer),
      yesNo(!answer.insufficient_evidence),
      answer.confidence,
      answer.sources.length,
      answer.sources.length > 0 ? pagesLabel(answer.sources.flatMap(pagesOf)) : '',
      answer.notes.join(' '),
      answer.processing_metadata.chunks_retrieved,
      answer.processing_metadata.tokens_used,
      Math.round(answer.processing_metadata.processing_time_ms),
      engineName(answer.processing_metadata.engine),
      answer.query_id,
    ]),
  };
}

function sources(report: ReportDetail): Sheet {
  return {
    name: 'sources',
    columns: [
      { title: 'No.', width: 6 },
      { title: 'Source', width: 8 },
      { title: 'Query', width: 50 },
      { title: 'Document', width: 44 },
      { title: 'Document type', width: 18 },
      { title: 'Form', width: 10 },
      { title: 'Pages', width: 10 },
      { title: 'Section', width: 30 },
      { title: 'Excerpt', width: 90 },
      { title: 'Relevance', width: 10 },
      { title: 'Found word for word', width: 12 },
      { title: 'Document id', width: 38 },
    ],
    rows: numbered(report).flatMap((answer) =>
      answer.sources.map((source, index): Cell[] => [
        answer.number,
        index + 1,
        answer.query_text,
        source.document_label,
        source.document_type,
        source.form_type,
        pagesLabel(pagesOf(source)),
        source.section_title,
        source.excerpt,
        source.relevance_score,
        yesNo(source.quote_verified),
        source.document_id,
      ]),
    ),
  };
}

/** The places to look at first for questions without an answer. */
function nearest(report: ReportDetail): Sheet {
  return {
    name: 'nearest passages',
    columns: [
      { title: 'No.', width: 6 },
      { title: 'Query', width: 50 },
      { title: 'Is an answer', width: 11 },
      { title: 'Document', width: 44 },
      { title: 'Form', width: 10 },
      { title: 'Pages', width: 10 },
      { title: 'Section', width: 30 },
      { title: 'Passage', width: 90 },
      { title: 'Document id', width: 38 },
    ],
    rows: numbered(report).flatMap((answer) =>
      nearestOf(answer).map((source): Cell[] => [
        answer.number,
        answer.query_text,
        'no',
        source.document_label,
        source.form_type,
        pagesLabel(pagesOf(source)),
        source.section_title,
        source.excerpt,
        source.document_id,
      ]),
    ),
  };
}

function flags(report: ReportDetail): Sheet {
  return {
    name: 'flags',
    columns: [
      { title: 'Outcome', width: 17 },
      { title: 'Flag', width: 50 },
      { title: 'Value', width: 28 },
      { title: 'Reasoning', width: 80 },
      { title: 'Query', width: 50 },
      { title: 'Relevant answer', width: 60 },
      { title: 'Evidence', width: 80 },
      { title: 'Pages', width: 12 },
      { title: 'Understood as', width: 60 },
      { title: 'Judged by', width: 11 },
    ],
    rows: report.results.flags.map((flag) => [
      OUTCOMES[flag.outcome],
      flag.flag_description,
      flag.value,
      flag.reasoning,
      flag.triggered_by_query,
      plainText(flag.relevant_answer),
      flag.evidence
        .map(
          ({ quote, document_label: label, page_number: page }) =>
            `“${quote.replace(/\s+/g, ' ').trim()}” ${label}, p. ${page}`,
        )
        .join('\n'),
      flag.evidence.length > 0 ? pagesLabel(flag.evidence.map(({ page_number }) => page_number)) : '',
      flag.understood_as,
      flag.method,
    ]),
  };
}

function documents(report: ReportDetail): Sheet {
  return {
    name: 'documents',
    columns: [
      { title: 'Document', width: 30 },
      { title: 'Form', width: 10 },
      { title: 'Fiscal year', width: 10 },
      { title: 'Filed', width: 12 },
      { title: 'Accession number', width: 24 },
      { title: 'Pages', width: 8 },
      { title: 'Chunks', width: 8 },
      { title: 'SHA-256', width: 68 },
      { title: 'Document id', width: 38 },
    ],
    rows: report.document_snapshot.documents_analyzed.map((document) => [
      document.document_type,
      document.form_type,
      document.fiscal_year,
      document.filing_date,
      document.accession_number,
      document.page_count,
      document.chunk_count,
      document.sha256,
      document.document_id,
    ]),
  };
}

function about(report: ReportDetail): Sheet {
  const { results, document_snapshot: snapshot } = report;
  const facts: [string, Cell][] = [
    ['Report', report.report_title],
    ['Company', report.company_name],
    ['Ticker', report.company_ticker],
    ['AGM date', report.agm_date],
    ['Template', report.template_name],
    ['Generated (UTC)', report.generation_completed_at],
    ['Revision', report.revision],
    ['Report id', report.id],
    ['Documents as of (UTC)', snapshot.generation_timestamp],
    ['Chunks available', snapshot.total_chunks_available],
    ['Total queries', results.analysis_summary.total_queries_executed],
    ['Queries for which nothing was found', results.analysis_summary.queries_without_evidence],
    ['Flags triggered', results.flag_status?.flags_triggered ?? null],
    ['Flags that could not be determined', results.flag_status?.flags_cannot_determine ?? null],
    ['Flags clear', results.flag_status?.flags_clear ?? null],
    ['Engine', engineName(results.processing_metadata.engine)],
    ['Prompt version', results.processing_metadata.prompt_version],
    ['Executive summary', plainText(results.executive_summary)],
  ];
  return {
    name: 'report',
    columns: [
      { title: 'Field', width: 34 },
      { title: 'Value', width: 100 },
    ],
    rows: facts,
  };
}
