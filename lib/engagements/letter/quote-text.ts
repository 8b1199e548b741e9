import type { FlagEvidence } from '@/lib/templates/flags/schema';
import { sentencesOf } from '@/lib/format/sentences';

/** A row with more words is an incomplete sentence. */
const MOST_ROW_WORDS = 8;
const MAX_LENGTH = { brief: 0, short: 170, standard: 320, detailed: 520 } as const;

export type QuoteLength = keyof typeof MAX_LENGTH;
export type QuotedWords = {
  words: string;
  /** True for a table row, heading or caption; false for a sentence. */ isEntry: boolean;
};

/**
 * A quote as printed in a letter: one line, without the bullet or heading before it, shortened only where an ellipsis
 * says so.
 */
export function quotedWords(quote: string, length: QuoteLength, figures: readonly string[] = []): QuotedWords {
  const passage = longestColumn(withoutHeading(quote));
  const line = passage
    .replace(/^[\s•●▪◦·*»–—∎■✓✔➢►▶-]+/, '')
    .replace(/\s+/g, ' ')
    .replace(/[“”"]/g, "'")
    .trim();
  const entry = isEntry(quote);
  const words = clip(entry ? withoutOpenEnd(line) : line, MAX_LENGTH[length], figures);
  const opened = /^[a-z]/.test(words) ? `… ${words}` : words;
  const isRow = entry && (words.match(/\b[a-z]{2,}/g) ?? []).length < MOST_ROW_WORDS;
  return { words: isRow || /[.!?…:;)']$/.test(opened) || opened.length < 60 ? opened : `${opened} …`, isEntry: entry };
}

/** Cuts a row that ends within an open bracket before the bracket. */
function withoutOpenEnd(line: string): string {
  return line.replace(/\s*\([^()]*$/, '');
}

/** Whether a quote is a row of cells or has no verb; sentences say more and are preferred. */
export function isEntry(quote: string): boolean {
  const line = longestColumn(withoutHeading(quote)).replace(/\s+/g, ' ').trim();
  const words = line.split(' ').filter((word) => /^[a-z]{2,}/.test(word));
  return /\S {3,}\S/.test(longestColumn(withoutHeading(quote))) || words.length < 4;
}

/** Sorts sentences before table entries; otherwise keeps the order. */
export function sentencesFirst(evidence: readonly FlagEvidence[]): FlagEvidence[] {
  return evidence.toSorted((one, other) => Number(isEntry(one.quote)) - Number(isEntry(other.quote)));
}

/**
 * Removes a short first line without a full stop before a line whose next line starts a new sentence: it is the
 * passage's heading.
 */
export function withoutHeading(quote: string): string {
  const [first = '', ...rest] = quote.trim().split('\n');
  const isHeading =
    rest.length > 0 &&
    first.length < 70 &&
    !/[.,;:–—-]\s*$/.test(first) &&
    first.split(' ').length <= 9 &&
    /^[A-Z“"(]/.test(rest[0]?.trim() ?? '') &&
    /^[A-Z]/.test(first) &&
    rest.join(' ').length > 25;
  return isHeading ? rest.join('\n') : quote;
}

/** For prose beside other columns: splits at wide gaps and returns the longest part. */
function longestColumn(passage: string): string {
  const columns = passage.split(/ {3,}/);
  const longest = columns.toSorted((one, other) => other.length - one.length)[0] ?? passage;
  return columns.length > 1 && longest.split(/\s+/).filter((word) => /^[a-z]{2,}/.test(word)).length >= 8
    ? longest
    : passage;
}

/** Whole sentences if they fit, otherwise whole words, always including the words around the deciding figure. */
function clip(line: string, max: number, figures: readonly string[]): string {
  if (line.length <= max) return line;
  const places = figures.map((figure) => line.lastIndexOf(figure)).filter((at) => at >= 0);
  const decisive = places.length > 0 ? Math.max(...places) : 0;
  if (decisive < max - 40) return cutEnd(line, max);
  const from = line.indexOf(' ', Math.max(0, Math.min(decisive - Math.floor(max * 0.6), line.length - max)));
  const sentence = sentencesOf(line).findLast(
    ({ start, end }) => start <= decisive && decisive < end && end - start <= max,
  );
  return sentence ? `… ${cutEnd(line.slice(sentence.start), max)}` : `… ${cutEnd(line.slice(from + 1), max)}`;
}

function cutEnd(line: string, max: number): string {
  if (line.length <= max) return line;
  const whole = sentencesOf(line).findLast(({ end }) => end <= max);
  if (whole && whole.end > max * 0.4) return `${line.slice(0, whole.end)} …`;
  const cut = line.slice(0, max);
  return `${cut
    .slice(0, cut.lastIndexOf(' '))
    .replace(/[,;:(–—-]+$/, '')
    .trimEnd()} …`;
}
