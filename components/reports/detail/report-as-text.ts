import { plainText } from '@/lib/format/markdown';
import { formatLongDate } from '@/lib/format/dates';
import type { ReportAnswer, ReportSource } from '@/lib/reports/schema';
import { flagVerdict } from '@/lib/reports/flags/flag-verdict.rules';
import type { DetailedReport } from '@/components/reads/report-reads';
import { nearestOf, NEAREST_PASSAGES, pagesLabel, reportSections } from '@/lib/reports/read/report-sections.rules';

/** An answer with its quotes as text, for a note. */
export function answerAsText(answer: ReportAnswer): string {
  const entry = (source: ReportSource, index: number) =>
    `[${index + 1}] ${source.document_label}, ` +
    `${pagesLabel([source.page_number])}${source.quote_verified ? '' : ' (unverified)'}: ` +
    `“${source.excerpt.replace(/\s+/g, ' ').trim()}”`;
  const nearest = nearestOf(answer);
  const passages =
    nearest.length > 0 ? [NEAREST_PASSAGES, ...nearest.map((source) => entry(source, 0).replace(/^\[\d+\]/, '-'))] : [];
  return [answer.query_text, plainText(answer.answer), answer.sources.map(entry).join('\n'), passages.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}

/** The whole report as text, for a note: head, flags, and answers with their quotes. */
export function reportAsText(report: DetailedReport): string {
  const { results } = report;
  const head = [
    report.report_title,
    `${report.company_name} (${report.company_ticker})`,
    report.agm_date ? `AGM ${formatLongDate(report.agm_date)}` : '',
  ]
    .filter(Boolean)
    .join('\n');
  const flags = results.flag_status?.flags_configured
    ? [
        flagVerdict(results.flag_status).headline,
        ...results.flags.map((flag) => `- ${OUTCOME_WORD[flag.outcome]}: ${flag.flag_description}. ${flag.reasoning}`),
      ].join('\n')
    : '';
  const sections = reportSections(results).map(({ title, answers }) =>
    [title.toUpperCase(), ...answers.map((answer) => `${answer.number}. ${answerAsText(answer)}`)].join('\n\n'),
  );
  return [head, plainText(results.executive_summary), flags, ...sections].filter(Boolean).join('\n\n');
}

const OUTCOME_WORD = { triggered: 'Triggered', clear: 'Clear', cannot_determine: 'Cannot determine' };
