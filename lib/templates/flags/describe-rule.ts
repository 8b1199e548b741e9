import { figureOfRule } from './figure-rule';
import type { MetricUnit } from './metric-types';
import { metricOf } from './metrics';
import type { FlagRule } from './schema';

const OPERATOR_WORDS = {
  above: 'above',
  at_least: 'at least',
  below: 'below',
  at_most: 'at most',
  equals: 'exactly',
  is_true: '',
  is_false: '',
} as const;

/** "Triggers when the CEO pay ratio is above 200:1." */
export function sentenceOf(rules: readonly FlagRule[], join: 'all' | 'any'): string {
  return `Triggers when ${rules.map(conditionOf).join(join === 'all' ? ' and ' : ' or ')}.`;
}

/** What follows "Triggers when": "the CEO pay ratio is above 200:1". A metric that is not known is named by its key. */
export function conditionOf(rule: FlagRule): string {
  const figure = figureOfRule(rule);
  if (figure)
    return `${lower(figure.label)} is ${operatorWords(rule.operator)} ${stateAmount(rule.threshold ?? 0, rule.unit)}`;
  const metric = metricOf(rule.metric);
  if (!metric) return rule.metric;
  if (metric.kind === 'yes_no') return rule.operator === 'is_false' ? metric.negativeLabel : metric.label;
  return (
    `${metric.label} ${isOrAre(metric.label)} ${OPERATOR_WORDS[rule.operator]} ` +
    `${stateAmount(rule.threshold ?? 0, rule.unit)}`
  );
}

export function operatorWords(operator: FlagRule['operator']): string {
  return OPERATOR_WORDS[operator];
}

/** A label within a sentence; initials stay as they are. */
function lower(label: string): string {
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** "are" for fees; "is" for everything else. */
export function isOrAre(label: string): 'is' | 'are' {
  return /^(?:total |tax |audit-related |audit )?fees\b/.test(label) ? 'are' : 'is';
}

/** A number as displayed: 200:1, 75%, $20 million, 12 years. */
export function stateAmount(value: number, unit: MetricUnit | string | null): string {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 2 });
  if (unit === 'ratio') return `${digits}:1`;
  if (unit === 'percent') return `${digits}%`;
  if (unit === 'USD')
    return value >= 1e6 && value % 1e5 === 0 ? `$${(value / 1e6).toLocaleString('en-US')} million` : `$${digits}`;
  if (unit === 'times') return `${digits} times`;
  if (unit === 'years') return `${digits} ${value === 1 ? 'year' : 'years'}`;
  return digits;
}
