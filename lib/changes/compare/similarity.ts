import type { Paragraph } from './types';

/** A paragraph ready to be compared: each number is a word, the same number for both filings. */
export type Prepared = {
  index: number;
  kind: Paragraph['kind'];
  /** One for each token. */
  words: Int32Array;
  /** The same in rising order, to count what two paragraphs share. */
  sorted: Int32Array;
  /** The tokens that are words, in ascending order: what a row is about, apart from its figures and marks. */
  labels: Int32Array;
  /** All words as one key: equal for paragraphs that say the same. */
  exact: string;
  /** The same with numbers masked. */
  masked: string;
};

/** Numbers each distinct word of both filings. */
export function makePreparer(): (paragraph: Paragraph, index: number) => Prepared {
  const numbers = new Map<string, number>();
  const numberOf = (key: string) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  };
  return ({ kind, tokens }, index) => {
    const words = Int32Array.from(tokens, ({ key }) => numberOf(key));
    return {
      index,
      kind,
      words,
      sorted: words.toSorted(),
      labels: words.filter((_word, at) => /\p{L}/u.test(tokens[at]?.key ?? '')).sort(),
      exact: words.join(' '),
      masked: Array.from(words, (word, at) => (/^[-\p{N}.,]+$/u.test(tokens[at]?.key ?? '') ? '#' : word)).join(' '),
    };
  };
}

/** Share of all words that both have, from 0 to 1; order does not count. */
export function wordsShared(one: Int32Array, other: Int32Array): number {
  if (one.length === 0 || other.length === 0) return 0;
  return (2 * countShared(one, other)) / (one.length + other.length);
}

/** The same for two paragraphs; rows of tables are compared by their words, not by their figures and marks. */
export function likenessOf(one: Prepared, other: Prepared): number {
  const areRows = one.kind === 'row' && other.kind === 'row' && one.labels.length > 0 && other.labels.length > 0;
  return areRows ? wordsShared(one.labels, other.labels) : wordsShared(one.sorted, other.sorted);
}

/** How many words two lists in rising order share. */
export function countShared(one: Int32Array, other: Int32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const difference = (one[i] ?? 0) - (other[j] ?? 0);
    if (difference === 0) {
      shared += 1;
      i += 1;
      j += 1;
    } else if (difference < 0) i += 1;
    else j += 1;
  }
  return shared;
}

const SHINGLE = 3;

/** Runs of three words as one number each; they distinguish texts where single words do not. */
export function shinglesOf({ words }: Prepared): Set<number> {
  const shingles = new Set<number>();
  for (let at = 0; at + SHINGLE <= words.length; at += 1) {
    let hash = 0x811c9dc5;
    for (let next = at; next < at + SHINGLE; next += 1)
      hash = Math.imul(hash ^ (words[next] ?? 0), 0x01000193) ^ (hash >>> 15);
    shingles.add(hash >>> 0);
  }
  return shingles;
}
