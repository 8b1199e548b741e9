import { formatDate, formatDateTime, formatLongDate } from '@/lib/format/dates';
import { formatDuration } from '@/lib/format/durations';
import { formatCount, formatCounted, MISSING } from '@/lib/format/numbers';
import { engineName, notFoundBy } from '../read/report-sections.rules';
import type { ReportDetail } from '../schema';
import { oneLine } from './printable';

export type Fact = readonly [term: string, value: string];

/** The time zone is printed, because a printed report has no other sign of it. */
const UTC = { timeZone: 'UTC' };

/**
 * The lines of the cover: company, meeting, documents, engine. Several lines of a value are separated by line feeds.
 */
export function coverFacts(report: ReportDetail): Fact[] {
  const { results, document_snapshot: snapshot } = report;
  const { analysis_summary: summary, processing_metadata: metadata } = results;
  const time = metadata.total_time_ms === null ? '' : ` in ${formatDuration(metadata.total_time_ms)}`;
  const unanswered =
    summary.queries_without_evidence > 0 ? `, ${summary.queries_without_evidence} ${notFoundBy(metadata.engine)}` : '';
  return [
    ['Company', `${oneLine(report.company_name)} (${report.company_ticker})`],
    ['Annual general meeting', report.agm_date ? formatLongDate(report.agm_date) : 'Date not given'],
    ['Template', oneLine(report.template_name)],
    [
      'Evidence',
      snapshot.documents_analyzed
        .map(({ form_type, fiscal_year, filing_date }) =>
          [
            form_type,
            fiscal_year ? ` FY${fiscal_year}` : '',
            filing_date ? `, filed ${formatDate(filing_date)}` : '',
          ].join(''),
        )
        .join('\n'),
    ],
    [
      'Questions',
      `${formatCounted(summary.total_queries_executed, 'question')}: ${summary.queries_answered} answered from ` +
        `the documents${unanswered}`,
    ],
    [
      'Generated',
      `${
        report.generation_completed_at ? formatDateTime(report.generation_completed_at, UTC) : 'Not completed'
      }${time}, ` + `by ${engineName(metadata.engine)}`,
    ],
    ['Report', `${report.id}, revision ${report.revision}`],
  ];
}

/** What was searched and read, so that the report can be checked and repeated. */
export function appendixFacts({ results, document_snapshot: snapshot }: ReportDetail): Fact[] {
  const { processing_metadata: metadata } = results;
  return [
    ['Snapshot taken', formatDateTime(snapshot.generation_timestamp, UTC)],
    [
      'Text searched',
      `${formatCounted(snapshot.total_chunks_available, 'chunk')} in ` +
        `${formatCounted(snapshot.documents_analyzed.length, 'document')}`,
    ],
    ['Text read', `${formatCount(metadata.chunks_retrieved)} chunks, ${formatCount(metadata.tokens_used)} tokens`],
    ['Engine', `${engineName(metadata.engine)}, prompts ${metadata.prompt_version || MISSING}`],
    [
      'Analysis context',
      metadata.analysis_context_applied ? "The organization's analysis context was applied." : 'None was applied.',
    ],
  ];
}
