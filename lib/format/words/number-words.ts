import { capitalise } from '../capitalise';

/** The words for 0 to 19; the index is the number. */
export const SMALL_NUMBERS: readonly string[] =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/);

/** The words for 20, 30 … 90. */
export const TENS: readonly string[] = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Those that texts write rather than digits: 0 to 15, and 20. */
export const WRITTEN_NUMBERS = [...SMALL_NUMBERS.slice(0, 16), ...TENS.slice(0, 1)];

/** The words from one number below twenty to another in a group of a pattern: "(?:two|three|four)". */
export function smallCount(from: number, to: number): string {
  return `(?:${SMALL_NUMBERS.slice(from, to + 1).join('|')})`;
}

/** The same with a capital, as the numbers of houses are written: "(?:One|Two)". */
export function capitalCount(from: number, to: number): string {
  return `(?:${SMALL_NUMBERS.slice(from, to + 1)
    .map(capitalise)
    .join('|')})`;
}

/** The ordinals of quarters, in words and in digits; the index is the number less one. */
export const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth'];
export const ORDINALS_IN_DIGITS: readonly string[] = ['1st', '2nd', '3rd', '4th'];

/** A number below a hundred in words, as the source of a pattern; "sixteen" is tried before "six". */
const ONES = SMALL_NUMBERS.slice(1, 10).join('|');
const IN_WORDS = [...TENS.map((tens) => `${tens}(?:[- ](?:${ONES}))?`), ...SMALL_NUMBERS.toReversed()].join('|');
/** Matches a count in words or digits. Use it within a named group. */
export const COUNT = `(?:${IN_WORDS}|\\d{1,2})`;

/** "eleven", "Twenty-one", "11" → a number; undefined for other text. */
export function toCount(text: string | undefined): number | undefined {
  const plain = text?.toLowerCase().trim();
  if (!plain) return undefined;
  if (/^\d+$/.test(plain)) return Number(plain);
  const small = SMALL_NUMBERS.indexOf(plain);
  if (small >= 0) return small;
  const [tens, unit] = plain.split(/[- ]/);
  const tensIndex = TENS.indexOf(tens ?? '');
  if (tensIndex < 0) return undefined;
  return (tensIndex + 2) * 10 + (unit ? Math.max(0, SMALL_NUMBERS.indexOf(unit)) : 0);
}

/** What amounts are counted in; which of the short forms a text may use is for its pattern to say. */
export const SCALES: Readonly<Record<string, number>> = {
  ...{ thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  ...{ k: 1e3, m: 1e6, mm: 1e6, mn: 1e6, b: 1e9, bn: 1e9 },
};

/** 1,000,000 for "million" or "M"; 1 for no word. */
export const scaleOf = (word: string | undefined): number => SCALES[word?.toLowerCase() ?? ''] ?? 1;
