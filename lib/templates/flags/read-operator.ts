import type { FlagOperator } from './schema';

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
  [
    /\b(?:no|not) (?:more|greater|higher|longer|larger|older) than\b|\b(?:does|do|did) ?(?:not|n't) exceed\b|\bnot exceed(?:ing)?\b|\bnot (?:above|over)\b|\bat most\b|\bup to\b|<=|=<|≤|\b(?:less than or equal to|equal to or less than)\b|\bor (?:less|fewer|below|lower|under)\b/,
    'at_most',
  ],
  [
    /\b(?:no|not) (?:less|fewer|lower|shorter|younger) than\b|\bnot (?:below|under)\b|\bat least\b|>=|=>|≥|\b(?:greater|more) than or equal to\b|\bequal to or (?:greater|more) than\b|\bor (?:more|above|higher|greater|over|longer|older)\b|\band above\b|\b(?:reach(?:es|ed)?|meets?)\b/,
    'at_least',
  ],
  [
    /\bexceed(?:s|ed|ing)?\b|\bin excess of\b|\b(?:more|greater|higher|longer|larger|older) than\b|\babove\b|\bover\b|\bbeyond\b|\bsurpass(?:es|ed)?\b|\btops\b|>/,
    'above',
  ],
  [
    /\b(?:less|fewer|lower|shorter|younger|smaller) than\b|\bbelow\b|\bunder\b|\b(?:falls?|fell|fallen) short of\b|\bbeneath\b|</,
    'below',
  ],
  [/\bequals?\b|\bexactly\b|=/, 'equals'],
];
const LIMITS: readonly [RegExp, Comparison][] = [
  [/\bminimum(?: of)?\b/, 'at_least'],
  [/\bmaximum(?: of)?\b|\bcapped at\b|\blimited to\b/, 'at_most'],
];
const REQUIREMENT =
  /\b(?:should|must|shall|needs? to|ought to|ha(?:s|ve) to|(?:is|are) (?:required|expected) to|required?s?|we expect|is expected|policy is)\b/;
/** "May not exceed" is a prohibition. Tested on the whole line, because its "not" belongs to the comparison. */
const FORBIDDING = /\b(?:may|can) ?not\b/;
export const NEGATION = /\b(?:not|never|fails? to(?: be| have)?|failing to|cannot)\b|n't\b/;
const VERBS =
  /\b(?:falls?|fell|fallen|drops?|dropped|dips?|goes|rises?|stands at|stays?|remains?|kept|makes? up|constitutes?|represents?|comprises?|accounts? for|was|than)\b/g;

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
