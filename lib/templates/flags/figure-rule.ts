import { literally, oneOf } from '@/lib/format/patterns';
import { figureName, type FigureName } from '@/lib/financials/figures/figure-list.rules';
import { namesIn, normalizeQuestion } from '@/lib/financials/question/read/figure-names';
import { readOperator } from './read-operator';
import { readThreshold, type Threshold } from './read-threshold';
import type { FlagRule } from './schema';
import { FILLER_WORDS } from './figure-rule-patterns';

const PREFIX = 'figure:';
/** Words that may be beside the name of a figure without changing its meaning. */
const FILLERS = new RegExp(String.raw`\b${oneOf(FILLER_WORDS)}\b`, 'g');

/** A line about a line item or measure, as "Debt to equity above 2"; undefined where any other word is left. */
export function figureRule(line: string): FlagRule | undefined {
  const named = namesIn(normalizeQuestion(line));
  const [first] = named;
  if (!first || named.length > 1) return undefined;
  const figure = figureName(first.subject.key);
  const words = normalizeQuestion(line).slice(first.from, first.to);
  const threshold = readThreshold(withoutName(line, words));
  if (!figure || !threshold) return negativeRule(line, words, figure);
  const compared = readOperator(threshold.rest);
  const unit = unitOf(figure, threshold);
  // Without a comparison it is not known which side triggers.
  if (!compared || unit === undefined || !isAccountedFor(compared.rest)) return undefined;
  return { metric: `${PREFIX}${figure.key}`, operator: compared.operator, threshold: threshold.value, unit };
}

/** "Free cash flow is negative". */
function negativeRule(line: string, words: string, figure: FigureName | undefined): FlagRule | undefined {
  const rest = withoutName(line, words);
  const isNegative = /\bnegative\b|\bbelow zero\b/.test(rest);
  if (!figure || !isNegative || !isAccountedFor(rest.replace(/\bnegative\b|\bbelow zero\b/, ' '))) return undefined;
  return { metric: `${PREFIX}${figure.key}`, operator: 'below', threshold: 0, unit: unitOf(figure, null) ?? null };
}

/** The figure that a rule is about; undefined for rules about governance facts. */
export function figureOfRule({ metric }: Pick<FlagRule, 'metric'>): FigureName | undefined {
  return metric.startsWith(PREFIX) ? figureName(metric.slice(PREFIX.length)) : undefined;
}

function withoutName(line: string, words: string): string {
  const pattern = words.split(' ').map(literally).join('[^a-z0-9&]+');
  return line.replace(new RegExp(`\\b${pattern}\\b`, 'i'), ' ');
}

/** What a rule on the figure is counted in; undefined where the line's unit is another one. */
function unitOf({ unit }: FigureName, threshold: Threshold | null): string | null | undefined {
  const given = threshold?.unit ?? null;
  switch (unit) {
    case 'percent':
      return given === 'percent' || threshold === null ? 'percent' : undefined;
    case 'ratio':
      return given === null || given === 'times' || given === 'ratio' ? null : undefined;
    case 'days':
      return given === null ? null : undefined;
    default:
      return given === 'USD' || threshold === null || (given === null && threshold.value === 0) ? 'USD' : undefined;
  }
}

function isAccountedFor(rest: string): boolean {
  return (
    rest
      .replace(/\bdays\b/g, ' ')
      .replace(FILLERS, ' ')
      .replace(/[^\p{L}\d]+/gu, '') === ''
  );
}
