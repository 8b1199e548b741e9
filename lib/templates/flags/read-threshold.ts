import { scaleOf, SMALL_NUMBERS, TENS, toCount } from '@/lib/format/words/number-words';
import type { MetricUnit } from './metric-types';

/** A number in a flag line, its unit, and the line without it. */
export type Threshold = { value: number; unit: MetricUnit | null; rest: string };

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const SCALES = ['k', 'thousand', 'mm', 'mn', 'million', 'm', 'bn', 'billion'].join('|');
/** Of two words ("twenty-one") the last is read. */
const WORD = [...TENS, ...SMALL_NUMBERS.toReversed()].join('|');
const FRACTIONS: readonly [RegExp, number][] = [
  [/\b(?:a |one[- ])?half\b/, 50],
  [/\btwo[- ]thirds\b|\b2\/3(?:rds)?\b/, 200 / 3],
  [/\b(?:a |one[- ])third\b|\b1\/3(?:rd)?\b/, 100 / 3],
  [/\bthree[- ]quarters\b|\b3\/4(?:ths)?\b/, 75],
  [/\b(?:a |one[- ])quarter\b|\b1\/4(?:th)?\b/, 25],
];

type Form = { pattern: RegExp; unit: MetricUnit | null };

/** Most specific forms first. */
const FORMS: readonly Form[] = [
  { pattern: new RegExp(`(?<![\\d.,:])1 ?(?::|to|-to-) ?(?<n>${NUMBER})(?![\\d%])`), unit: 'ratio' },
  { pattern: new RegExp(`\\b(?<n>${NUMBER}) ?(?::|to|-to-) ?(?:1|one)\\b`), unit: 'ratio' },
  {
    pattern: new RegExp(`(?:\\$|\\busd ?)\\s?(?<n>${NUMBER})\\s?(?<scale>${SCALES}|b)?\\b`),
    unit: 'USD',
  },
  {
    pattern: new RegExp(`\\b(?<n>${NUMBER})\\s?(?<scale>${SCALES})\\b(?: dollars)?`),
    unit: 'USD',
  },
  {
    pattern: new RegExp(`\\b(?<n>${NUMBER})\\s?(?:%|percent\\b|per cent\\b|pct\\b|percentage points\\b)`),
    unit: 'percent',
  },
  { pattern: new RegExp(`\\b(?<n>${NUMBER}|${WORD})(?:[- ]?fold|\\s?x\\b| ?times\\b)`), unit: 'times' },
  { pattern: new RegExp(`\\b(?<n>${NUMBER}|${WORD})[- ]years?(?: (?:old|of age))?\\b`), unit: 'years' },
  { pattern: new RegExp(`(?<![\\w.])(?<n>${NUMBER}|${WORD})(?![\\w%]|\\.\\d)`), unit: null },
];

/** The threshold of a line; undefined when it has no number. */
export function readThreshold(line: string): Threshold | undefined {
  for (const [pattern, value] of FRACTIONS) {
    if (pattern.test(line)) return { value, unit: 'percent', rest: line.replace(pattern, ' ') };
  }
  for (const { pattern, unit } of FORMS) {
    const match = pattern.exec(line);
    const value = toValue(match?.groups?.n);
    if (!match || value === undefined) continue;
    return {
      value: scaled(value, match.groups?.scale),
      unit,
      rest: `${line.slice(0, match.index)} ${line.slice(match.index + match[0].length)}`,
    };
  }
  return undefined;
}

/** Rounds to whole cents: 32.617 times a million is exactly 32,617,000. */
function scaled(value: number, scale: string | undefined): number {
  return scale ? Math.round(value * scaleOf(scale) * 100) / 100 : value;
}

function toValue(text: string | undefined): number | undefined {
  return text ? (toCount(text) ?? Number(text.replaceAll(',', ''))) : undefined;
}
