import type { FlagOperator } from './schema';
import { alternatives, wholeWords } from '@/lib/format/patterns';
import {
  AT_LEAST_WAYS,
  AT_MOST_WAYS,
  LESS_THAN_WAYS,
  MORE_THAN_WAYS,
  REQUIREMENT_WORDS,
  VERBS_WORDS,
} from './read-operator-patterns';

type Comparison = 'above' | 'at_least' | 'below' | 'at_most' | 'equals';

const OPPOSITE: Record<Comparison, Comparison | null> = {
  above: 'at_most',
  at_most: 'above',
  below: 'at_least',
  at_least: 'below',
  equals: null,
};

/** Negations next to a comparison belong to it ("no more than"), so they come before the plain words. */
const COMPARISONS: readonly [RegExp, Comparison][] = [
  [new RegExp(alternatives(AT_MOST_WAYS)), 'at_most'],
  [new RegExp(alternatives(AT_LEAST_WAYS)), 'at_least'],
  [new RegExp(alternatives(MORE_THAN_WAYS)), 'above'],
  [new RegExp(alternatives(LESS_THAN_WAYS)), 'below'],
  [/\bequals?\b|\bexactly\b|=/, 'equals'],
];
const LIMITS: readonly [RegExp, Comparison][] = [
  [/\bminimum(?: of)?\b/, 'at_least'],
  [/\bmaximum(?: of)?\b|\bcapped at\b|\blimited to\b/, 'at_most'],
];
const REQUIREMENT = wholeWords(REQUIREMENT_WORDS);
/** "May not exceed" forbids; it is read on the whole line, because its "not" belongs to the comparison. */
const FORBIDDING = /\b(?:may|can) ?not\b/;
export const NEGATION = /\b(?:not|never|fails? to(?: be| have)?|failing to|cannot)\b|n't\b/;
const VERBS = wholeWords(VERBS_WORDS, 'g');

export type Comparing = { operator: FlagOperator; rest: string };

/**
 * The comparison in a line, and the line without it. A requirement ("should be at least …") triggers when it is not
 * met.
 */
export function readOperator(line: string): Comparing | undefined {
  const found = firstOf(COMPARISONS, line) ?? firstOf(LIMITS, line);
  if (!found) return undefined;
  const isLimit = LIMITS.some(([, comparison]) => comparison === found.comparison) && !firstOf(COMPARISONS, line);
  let rest = found.rest;
  let comparison: Comparison | null = found.comparison;
  const take = (pattern: RegExp) => {
    const isThere = pattern.test(rest);
    rest = rest.replace(pattern, ' ');
    return isThere;
  };
  if (take(NEGATION)) comparison = OPPOSITE[comparison];
  const isForbidding = FORBIDDING.test(line);
  if (isForbidding) take(/\b(?:may|can)\b/);
  const isRequired = take(REQUIREMENT) || isForbidding || isLimit;
  if (comparison && isRequired) comparison = OPPOSITE[comparison];
  // "Below the minimum of 75%": "minimum" only introduces the threshold.
  for (const [pattern] of LIMITS) rest = rest.replace(pattern, ' ');
  return comparison ? { operator: comparison, rest: rest.replace(VERBS, ' ') } : undefined;
}

function firstOf(
  table: readonly [RegExp, Comparison][],
  line: string,
): { comparison: Comparison; rest: string } | undefined {
  for (const [pattern, comparison] of table) {
    if (pattern.test(line)) return { comparison, rest: line.replace(pattern, ' ') };
  }
  return undefined;
}
