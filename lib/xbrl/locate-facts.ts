import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { Box, PageLayout } from '@/lib/pdf/types';
import { align } from './align';
import { Dictionary, type PageWords, type Words } from './words';
import type { ShownRange } from './types';

/** Where a page prints a tag's words. */
export type PagePlace = { page: number; charStart: number; charEnd: number };

/** Words around a tag that may have moved: a cell that is beside the middle of its label. */
const NEAR = 60;
/** Words that may be between two of one tag, such as a mark of a footnote. */
const SLACK = 4;

export type FactLocator = (place: ShownRange) => PagePlace | undefined;

/**
 * Finds tags on the pages by walking both texts in order: a figure is where the words around it are, not where it first
 * occurs.
 */
export function makeLocator(shown: string, pages: readonly PageLayout[]): FactLocator {
  const dictionary = new Dictionary();
  const words = dictionary.wordsOf(shown);
  const printed = dictionary.pageWords(pages);
  const matched = align(words.ids, printed.ids);
  const taken = new Uint8Array(printed.ids.length);
  for (const at of matched) if (at >= 0) taken[at] = 1;
  return ({ start, end }) => {
    const [from, to] = wordRange(words, start, end);
    if (from >= to) return undefined;
    const range = throughAlignment(matched, printed, from, to) ?? besideIt(words, printed, matched, taken, from, to);
    return range && pagePlace(printed, range);
  };
}

/** The words within a range of characters: first and one past the last. */
function wordRange({ starts, ends }: Words, start: number, end: number): [number, number] {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < starts.length && (starts[to] ?? 0) < end) to += 1;
  return [low, to];
}

type Range = [first: number, last: number];

function throughAlignment(matched: Int32Array, printed: PageWords, from: number, to: number): Range | undefined {
  const first = matched[from] ?? -1;
  const last = matched[to - 1] ?? -1;
  if (first < 0 || last < first) return undefined;
  // Long texts may run over words of the page's foot; a figure is in one piece.
  const isLong = to - from > 8;
  if (!isLong && last - first > to - from - 1 + SLACK) return undefined;
  if (isLong) {
    let end = last;
    while (end > first && printed.pages[end] !== printed.pages[first]) end -= 1;
    return [first, end];
  }
  return printed.pages[first] === printed.pages[last] ? [first, last] : undefined;
}

/** The same words among those that nothing else is matched to, between the neighbours that are matched. */
function besideIt(
  words: Words,
  printed: PageWords,
  matched: Int32Array,
  taken: Uint8Array,
  from: number,
  to: number,
): Range | undefined {
  let [left, right] = [from - 1, to];
  while (left >= 0 && from - left < NEAR && (matched[left] ?? -1) < 0) left -= 1;
  while (right < matched.length && right - to < NEAR && (matched[right] ?? -1) < 0) right += 1;
  const [before, after] = [
    left >= 0 ? (matched[left] ?? -1) : -1,
    right < matched.length ? (matched[right] ?? -1) : -1,
  ];
  if (before < 0 && after < 0) return undefined;
  const low = Math.max(0, (before < 0 ? after : before) - NEAR);
  const high = Math.min(
    printed.ids.length,
    (after < 0 ? before : Math.min(after, before < 0 ? after : before + 4 * NEAR)) + NEAR,
  );
  const expected = before < 0 ? after : before + (from - left);
  let best: Range | undefined;
  for (let at = low; at + (to - from) <= high; at += 1) {
    const last = at + (to - from) - 1;
    if (printed.pages[at] !== printed.pages[last] || !isFree(words, printed, taken, from, to, at)) continue;
    if (!best || Math.abs(at - expected) < Math.abs(best[0] - expected)) best = [at, last];
  }
  return best;
}

function isFree(words: Words, printed: PageWords, taken: Uint8Array, from: number, to: number, at: number): boolean {
  for (let index = 0; index < to - from; index += 1)
    if (taken[at + index] || words.ids[from + index] !== printed.ids[at + index]) return false;
  return true;
}

function pagePlace({ pages, starts, ends }: PageWords, [first, last]: Range): PagePlace {
  return { page: pages[first] ?? 0, charStart: starts[first] ?? 0, charEnd: ends[last] ?? 0 };
}

const MAX_QUOTE = 300;

/** The row or line that prints a value, and boxes over the value and then over the label of its row. */
export function rowAround(layout: PageLayout, { charStart, charEnd }: PagePlace): { quote: string; boxes: Box[] } {
  const boxes = boxesForRange(layout, charStart, charEnd);
  const line = layout.lines.find(({ start, text }) => charStart >= start && charStart < start + text.length);
  if (!line) return { quote: layout.text.slice(charStart, charEnd), boxes };
  const lead = line.text.length - line.text.trimStart().length;
  const within = charStart - line.start;
  const label = /^.*?(?= {2,}|$)/.exec(line.text.slice(lead))?.[0] ?? '';
  const hasLabel = line.text.includes('  ') && lead + label.length < within && /\p{L}{2}/u.test(label);
  const labelBoxes = hasLabel ? boxesForRange(layout, line.start + lead, line.start + lead + label.length) : [];
  return { quote: quoteOf(line.text, within), boxes: [...boxes, ...labelBoxes] };
}

/** A long line is cut around the value, at blanks. */
function quoteOf(text: string, at: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_QUOTE) return trimmed;
  const from = Math.max(0, at - MAX_QUOTE / 2);
  const piece = text.slice(from, from + MAX_QUOTE);
  return piece
    .replace(from > 0 ? /^\S*\s/ : /^$/, '')
    .replace(/\s\S*$/, '')
    .trim();
}
