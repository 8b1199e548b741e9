import { hasLanguageModel } from '@/lib/answers/answer-engine';
import { completeObject } from '@/lib/ai/complete-object';
import { auditedCall } from '@/lib/audit/model-call';
import { capitalise } from '@/lib/format/capitalise';
import { escapeMarkdown } from '@/lib/format/escape-markdown';
import { formatCounted } from '@/lib/format/numbers';
import { categoryLabel } from '@/lib/templates/categories.rules';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { ReportRun } from '../generate/answer-report-query';
import { notFoundBy } from '../read/report-sections.rules';
import type { ReportRow } from '../read/visible-reports';
import type { DocumentSnapshot, ReportAnswer } from '../schema';
import { contextRelevance } from './context-relevance';
import { shortenAnswer } from './shorten-answer';
import { numberAnswers, summaryPrompt, summarySchema, SUMMARY_PROMPT_VERSION, SUMMARY_SYSTEM } from './summary-prompt';
import { supportedPart } from './supported-part';
import { verifySummary } from './verify-summary';

const FINDINGS_PER_CATEGORY = 3;

type Subject = Pick<ReportRow, 'companyName' | 'companyTicker' | 'agmDate' | 'templateSnapshot' | 'documentSnapshot'>;

type Summary = { markdown: string; tokens: number };

/**
 * The executive summary in markdown: written by the model and checked against the answers, or composed from the
 * answers.
 */
export async function writeSummary(
  run: ReportRun,
  row: Subject,
  answers: readonly ReportAnswer[],
  flags: readonly FlagResult[],
): Promise<Summary> {
  const numbered = numberAnswers(answers);
  if (!hasLanguageModel() || numbered.size === 0)
    return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens: 0 };
  const call = {
    action: 'report.summary',
    subjectType: 'report',
    subjectId: run.reportId,
    promptVersion: SUMMARY_PROMPT_VERSION,
    documents: run.rows,
    details: { revision: run.revision },
  };
  const prompt = summaryPrompt(row.companyName, numbered, flags, run.analysisContext);
  const { object, usage } = await auditedCall(run.ctx, call, () =>
    completeObject({
      schema: summarySchema,
      name: 'executive_summary',
      system: SUMMARY_SYSTEM,
      prompt,
      signal: run.signal,
    }),
  );
  const tokens = usage.inputTokens + usage.outputTokens;
  const { overview, findings } = verifySummary(object, numbered, flags);
  if (findings.length === 0) return { markdown: extractSummary(row, answers, flags, run.analysisContext), tokens };
  const list = findings.map(({ text, answer }) => `- ${text}${cited(answer)}`).join('\n');
  const parts = [overview, opening(row, answers), flagLines(flags), `**Findings**\n\n${list}`, openQuestions(answers)];
  return { markdown: parts.filter(Boolean).join('\n\n'), tokens };
}

/**
 * A summary composed from the answers, for installations without a language model. States nothing that is not in an
 * answer; prefers subjects of the organization's analysis context.
 */
function extractSummary(
  report: Subject,
  answers: readonly ReportAnswer[],
  flags: readonly FlagResult[],
  analysisContext = '',
): string {
  const cares = contextRelevance(analysisContext);
  const parts = [
    opening(report, answers),
    flagLines(flags),
    ...findings(report, answers, cares),
    openQuestions(answers),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** The first sentences of a summary, in Markdown: what was asked of which filings, and how much was answered. */
function opening(report: Subject, answers: readonly ReportAnswer[]): string {
  const labels = (report.documentSnapshot as DocumentSnapshot).documents_analyzed.map((document) =>
    [document.form_type, document.fiscal_year && `fiscal year ${document.fiscal_year}`].filter(Boolean).join(', '),
  );
  const answered = answers.filter((answer) => !answer.insufficient_evidence).length;
  const missing = answers.length - answered;
  const name = `**${escapeMarkdown(report.companyName)}**`;
  const subject = report.companyTicker ? `${name} (${escapeMarkdown(report.companyTicker)})` : name;
  return (
    `${formatCounted(answers.length, 'question')} about ${subject} ${answers.length === 1 ? 'was' : 'were'} put ` +
    `to ${formatCounted(labels.length, 'filing')} (${escapeMarkdown(labels.join('; '))}). Evidence was found ` +
    `for ${answered} of them${missing > 0 ? `; ${missing} ${missing === 1 ? 'was' : 'were'} ` : ''}` +
    `${missing > 0 ? notFoundBy(engineOf(answers)) : ''}.`
  );
}

/** The counts of the flags by outcome and a line for each that triggered, in Markdown; empty without flags. */
function flagLines(flags: readonly FlagResult[]): string {
  if (flags.length === 0) return '';
  const of = (outcome: FlagResult['outcome']) => flags.filter((flag) => flag.outcome === outcome);
  const triggered = of('triggered').map(
    (flag) =>
      `- **${escapeMarkdown(flag.flag_description)}**` +
      `${flag.value ? `: ${escapeMarkdown(flag.value)}` : ''}${pageOf(flag)}`,
  );
  const undetermined = of('cannot_determine').length;
  const head =
    `**Flags.** ${of('triggered').length} of ${formatCounted(flags.length, 'flag')} triggered, ${of('clear').length} ` +
    `clear${undetermined > 0 ? `, ${undetermined} could not be determined` : ''}.`;
  return [head, ...(triggered.length > 0 ? ['', ...triggered] : [])].join('\n');
}

function pageOf(flag: FlagResult): string {
  const page = flag.evidence[0]?.page_number;
  return page ? ` (page ${page})` : '';
}

function findings(report: Subject, answers: readonly ReportAnswer[], cares: (text: string) => number): string[] {
  const { category_order: order, category_mapping: mapping } = report.templateSnapshot;
  return order.flatMap((category) => {
    const proven = answers.flatMap((answer) => (answer.category === category ? (supportedPart(answer) ?? []) : []));
    const weight = (answer: ReportAnswer) => cares(answer.query_text) + (answer.confidence ?? 0);
    const best = new Set(proven.toSorted((a, b) => weight(b) - weight(a)).slice(0, FINDINGS_PER_CATEGORY));
    const lines = proven
      .filter((answer) => best.has(answer))
      .map((answer) => `- ${shortenAnswer(answer.answer)}${cited(answer)}`);
    return lines.length > 0 ? [`**${escapeMarkdown(categoryLabel(category, mapping))}**\n\n${lines.join('\n')}`] : [];
  });
}

/** The filing and page of an answer's first verified quote, in brackets; empty without one. */
function cited(answer: ReportAnswer): string {
  const source = answer.sources.find((one) => one.quote_verified);
  return source ? ` (${source.form_type}, page ${source.page_number})` : '';
}

/** The first five questions without an answer, in Markdown; empty when all are answered. */
function openQuestions(answers: readonly ReportAnswer[]): string {
  const open = answers.filter((answer) => answer.insufficient_evidence);
  if (open.length === 0) return '';
  const shown = open.slice(0, 5).map((answer) => `- ${escapeMarkdown(answer.query_text)}`);
  const more = open.length - shown.length;
  return [
    `**${capitalise(notFoundBy(engineOf(answers)))}**`,
    '',
    ...shown,
    ...(more > 0 ? [`- and ${more} more`] : []),
  ].join('\n');
}

function engineOf(answers: readonly ReportAnswer[]): string {
  return answers[0]?.processing_metadata.engine ?? '';
}
