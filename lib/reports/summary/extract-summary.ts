import { literalMarkdown } from '@/lib/format/literal-markdown';
import { categoryLabel } from '@/lib/templates/categories.rules';
import type { FlagResult } from '@/lib/templates/flags/schema';
import type { DocumentSnapshot, ReportAnswer } from '../schema';
import type { ReportRow } from '../visible-reports';
import { caresAbout } from './cares-about';

const FINDINGS_PER_CATEGORY = 3;
const MAX_FINDING = 260;

export type Subject = Pick<ReportRow, 'companyName' | 'companyTicker' | 'agmDate' | 'templateSnapshot' | 'documentSnapshot'>;

/**
 * A summary composed of the answers themselves, for installations without a language model. It states nothing that no
 * answer states; what the organization's analysis context speaks of is preferred.
 */
export function extractSummary(report: Subject, answers: readonly ReportAnswer[], flags: readonly FlagResult[], analysisContext = ''): string {
  const cares = caresAbout(analysisContext);
  const parts = [opening(report, answers), flagLines(flags), ...findings(report, answers, cares), openQuestions(answers)];
  return parts.filter(Boolean).join('\n\n');
}

export function opening(report: Subject, answers: readonly ReportAnswer[]): string {
  const labels = (report.documentSnapshot as DocumentSnapshot).documents_analyzed.map((document) => [document.form_type, document.fiscal_year && `fiscal year ${document.fiscal_year}`].filter(Boolean).join(', '));
  const answered = answers.filter((answer) => !answer.insufficient_evidence).length;
  const name = `**${literalMarkdown(report.companyName)}**`;
  const subject = report.companyTicker ? `${name} (${literalMarkdown(report.companyTicker)})` : name;
  return `${plural(answers.length, 'question')} about ${subject} ${answers.length === 1 ? 'was' : 'were'} put to ${plural(labels.length, 'filing')} (${literalMarkdown(labels.join('; '))}). The filings answer ${answered} of them${answered < answers.length ? `; ${answers.length - answered} could not be answered from what they say` : ''}.`;
}

export function flagLines(flags: readonly FlagResult[]): string {
  if (flags.length === 0) return '';
  const of = (outcome: FlagResult['outcome']) => flags.filter((flag) => flag.outcome === outcome);
  const triggered = of('triggered').map((flag) => `- **${literalMarkdown(flag.flag_description)}**${flag.value ? `: ${literalMarkdown(flag.value)}` : ''}${pageOf(flag)}`);
  const undetermined = of('cannot_determine').length;
  const head = `**Flags.** ${of('triggered').length} of ${plural(flags.length, 'flag')} triggered, ${of('clear').length} clear${undetermined > 0 ? `, ${undetermined} could not be determined` : ''}.`;
  return [head, ...(triggered.length > 0 ? ['', ...triggered] : [])].join('\n');
}

function pageOf(flag: FlagResult): string {
  const page = flag.evidence[0]?.page_number;
  return page ? ` (page ${page})` : '';
}

function findings(report: Subject, answers: readonly ReportAnswer[], cares: (text: string) => number): string[] {
  const { category_order: order, category_mapping: mapping } = report.templateSnapshot;
  return order.flatMap((category) => {
    const proven = answers.filter((answer) => answer.category === category && !answer.insufficient_evidence && answer.sources.some((source) => source.quote_verified));
    const weight = (answer: ReportAnswer) => cares(answer.query_text) + (answer.confidence ?? 0);
    const best = new Set(proven.toSorted((a, b) => weight(b) - weight(a)).slice(0, FINDINGS_PER_CATEGORY));
    const lines = proven.filter((answer) => best.has(answer)).map((answer) => `- ${shorten(answer.answer)}${cited(answer)}`);
    return lines.length > 0 ? [`**${literalMarkdown(categoryLabel(category, mapping))}**\n\n${lines.join('\n')}`] : [];
  });
}

/** The first sentences of an answer without its source markers, which count within the answer alone. */
function shorten(text: string): string {
  const plain = text.replace(/\s?\[\d{1,3}\]/g, '').replace(/^\s*[-*#>]+\s*/gm, '').replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_FINDING) return plain;
  const cut = plain.slice(0, MAX_FINDING);
  const sentence = cut.lastIndexOf('. ');
  return sentence > 80 ? cut.slice(0, sentence + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}

export function cited(answer: ReportAnswer): string {
  const source = answer.sources.find((one) => one.quote_verified);
  return source ? ` (${source.form_type}, page ${source.page_number})` : '';
}

export function openQuestions(answers: readonly ReportAnswer[]): string {
  const open = answers.filter((answer) => answer.insufficient_evidence);
  if (open.length === 0) return '';
  const shown = open.slice(0, 5).map((answer) => `- ${literalMarkdown(answer.query_text)}`);
  const more = open.length - shown.length;
  return [`**Not answered by the filings**`, '', ...shown, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n');
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
