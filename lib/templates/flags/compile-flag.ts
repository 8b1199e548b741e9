import type { CompiledFlag } from '../schema';
import { sentenceOf } from './describe-rule';
import { figureRule } from './figure-rule';
import type { Metric, MetricUnit, NumberMetric, YesNoMetric } from './metric-types';
import { COUNT_TWIN, METRICS, metricOf } from './metrics';
import { NEGATION, readOperator } from './read-operator';
import { readThreshold, type Threshold } from './read-threshold';
import type { FlagRule } from './schema';
import { oneOf, wholeWords } from '@/lib/format/patterns';
import {
  HAS_OR_USES,
  HAVING_WORDS,
  JUDGEMENT_WORDS,
  LACKING_WORDS,
  LEAD_WORDS,
  PLAIN_WORDS,
} from './compile-flag-patterns';

export type Understanding = Pick<CompiledFlag, 'kind' | 'rules' | 'join' | 'understood_as'>;

const IN_WORDS: Understanding = { kind: 'words', rules: [], join: 'any', understood_as: '' };

/**
 * Reads a flag line as a typed rule if every word is understood. One extra word ("for two years running", "versus
 * peers") may change the meaning; such a line stays a flag in words.
 */
export function compileFlag(line: string): Understanding {
  const text = normalise(line);
  const whole = toRule(text);
  if (whole) return understood([whole], 'any');
  for (const [pattern, join] of [
    [/\s*(?:,\s*)?\b(?:and|while)\b\s*|\s*[;&]\s*/, 'all'],
    [/\s*(?:,\s*)?\bor\b\s*/, 'any'],
  ] as const) {
    const rules = text.split(pattern).map(toRule);
    if (rules.length > 1 && rules.length <= 4 && rules.every((rule) => rule !== undefined))
      return understood(rules, join);
  }
  return IN_WORDS;
}

function understood(rules: FlagRule[], join: 'all' | 'any'): Understanding {
  return { kind: 'rule', rules, join, understood_as: sentenceOf(rules, join) };
}

const LEAD = new RegExp(String.raw`^(?:[-*•–\d.)\s]+)?${oneOf(LEAD_WORDS)}`);

function normalise(line: string): string {
  return line
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[‐-―]/g, '-')
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!;:,]+$/, '')
    .replace(LEAD, '')
    .trim();
}

function toRule(text: string): FlagRule | undefined {
  for (const metric of METRICS) {
    const rule = metric.kind === 'number' ? numberRule(metric, text) : yesNoRule(metric, text);
    if (rule) return rule;
  }
  return figureRule(text);
}

/** The line without one of the metric's wordings; undefined when it has none. */
function without(text: string, ways: readonly RegExp[][]): string | undefined {
  const way = ways.find((patterns) => patterns.every((pattern) => pattern.test(text)));
  return way?.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

function numberRule(metric: NumberMetric, text: string): FlagRule | undefined {
  if (without(text, metric.ways) === undefined) return undefined;
  const threshold: ImpliedThreshold | undefined = readThreshold(text) ?? impliedThreshold(metric, text);
  if (!threshold) return undefined;
  const rest = metric.isNegative ? (without(threshold.rest, metric.ways) ?? threshold.rest) : threshold.rest;
  const compared = readOperator(rest);
  const unnamed = without(compared?.rest ?? rest, metric.ways) ?? withoutEach(compared?.rest ?? rest, metric);
  const bare = compared ? unnamed.replace(JUDGEMENT, ' ') : unnamed;
  if (!isAccountedFor(bare, metric)) return undefined;
  const typed = withUnit(metric, threshold.value, threshold.unit);
  if (!typed) return undefined;
  return {
    metric: typed.key,
    operator: compared?.operator ?? threshold.operator ?? metric.concern,
    threshold: threshold.value,
    unit: typed.unit,
  };
}

/** Judging words, which add nothing when the line has a comparison. */
const JUDGEMENT = wholeWords(JUDGEMENT_WORDS, 'g');

/** When the threshold was within the metric's name ("300 times the median employee"), removes the rest of the name. */
function withoutEach(text: string, metric: Metric): string {
  return metric.ways.flat().reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

const MAJORITY = /\b(?:a |the )?(?:simple )?majority(?: of)?\b/;
const LESS_THAN_MAJORITY = /\b(?:less|fewer) than (?:a )?(?:simple )?majority(?: of)?\b/;

type ImpliedThreshold = Threshold & { operator?: FlagRule['operator'] };

/** Thresholds of lines that imply a number without writing it. */
function impliedThreshold(metric: NumberMetric, text: string): ImpliedThreshold | undefined {
  if (metric.isNegative)
    return MAJORITY.test(text)
      ? { value: 50, unit: 'percent', operator: 'above', rest: text.replace(MAJORITY, ' ') }
      : undefined;
  const isLacking = LACKING.test(text) || NEGATION.test(text) || LESS_THAN_MAJORITY.test(text);
  if (/\bmajority\b/.test(text) && metric.unit === 'percent' && isLacking)
    return {
      value: 50,
      unit: 'percent',
      operator: 'at_most',
      rest: text.replace(LESS_THAN_MAJORITY, ' ').replace(MAJORITY, ' ').replace(LACKING, ' ').replace(NEGATION, ' '),
    };
  if (metric.key === 'non_audit_to_audit_fees') return { value: 100, unit: 'percent', rest: text };
  const isCounted = metric.key in COUNT_TWIN || metric.key === 'shareholder_proposals';
  if (isCounted && LACKING.test(text))
    return { value: 0, unit: null, operator: 'at_most', rest: text.replace(LACKING, ' ') };
  if (metric.key === 'shareholder_proposals' && !isLacking)
    return { value: 0, unit: null, operator: 'above', rest: text };
  return undefined;
}

function withUnit(metric: NumberMetric, value: number, unit: MetricUnit | null): NumberMetric | undefined {
  if (unit === metric.unit) return metric;
  if (metric.unit === 'ratio' && (unit === 'times' || unit === null)) return metric;
  if (metric.unit === 'times' && unit === 'ratio') return undefined;
  const twin = COUNT_TWIN[metric.key];
  if (twin && unit === null && Number.isInteger(value) && value <= 20) return toNumberMetric(twin);
  if (metric.unit === 'percent' || metric.unit === 'USD')
    return unit === null && metric.unit === 'USD' && value >= 1000 ? metric : undefined;
  if (metric.unit === 'meetings' && unit === 'times') return metric;
  return unit === null ? metric : undefined;
}

function toNumberMetric(key: string): NumberMetric | undefined {
  const metric = metricOf(key);
  return metric?.kind === 'number' ? metric : undefined;
}

export const LACKING = wholeWords(LACKING_WORDS);
const HAVING = wholeWords(HAVING_WORDS);

function yesNoRule(metric: YesNoMetric, text: string): FlagRule | undefined {
  if (/\d/.test(text)) return undefined;
  for (const [ways, meaning] of [
    [metric.oppositeWays ?? [], false],
    [metric.ways, true],
  ] as const) {
    const rest = without(text, ways);
    if (rest === undefined) continue;
    const named = text.slice(0, text.length);
    const isNegated = LACKING.test(rest) || NEGATION.test(rest) || (NEGATION.test(named) && !NEGATION.test(rest));
    const requirement = /\b(?:should|must|shall|needs? to|required|requires)\b/;
    const isRequired = requirement.test(rest);
    if (metric.isGood && !isNegated && !isRequired && !HAVING.test(rest)) return undefined;
    const bare = rest
      .replace(LACKING, ' ')
      .replace(NEGATION, ' ')
      .replace(requirement, ' ')
      .replace(/\bbe\b/g, ' ')
      .replace(HAS_OR_USES, ' ');
    if (!isAccountedFor(bare, metric)) return undefined;
    const isTrue = (meaning !== isNegated) !== isRequired;
    return { metric: metric.key, operator: isTrue ? 'is_true' : 'is_false', threshold: null, unit: null };
  }
  return undefined;
}

const PLAIN = wholeWords(PLAIN_WORDS, 'g');

/** Whether the remaining words cannot change the meaning. */
function isAccountedFor(rest: string, metric: Metric): boolean {
  const left = rest
    .replace(metric.fillers ?? /$^/, ' ')
    .replace(PLAIN, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return left === '';
}
