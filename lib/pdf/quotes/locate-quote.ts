import { matchKey } from './match-key.ts';
import { pageView, type PageView, type ViewKind } from '../extract/page-views.ts';
import { WIDE_GAP } from '../extract/text-lines.ts';
import { type Box, type LocatedQuote, type PageLayout, type TextLine } from '../types.ts';

export type LocateHint = { page?: number };

/** Shorter keys match by chance. */
const MIN_KEY_CHARS = 2;

/**
 * Finds a quote by its visible characters, ignoring layout. Returns one entry, or one per page when the quote continues
 * over a page break (page furniture in between is skipped); empty when it is not found. With a hint, the occurrence
 * nearest to that page is returned.
 */
export function locateQuote(pages: PageLayout[], quote: string, hint: LocateHint = {}): LocatedQuote[] {
  const wanted = matchKey(quote).key;
  if (wanted.length < MIN_KEY_CHARS) return [];
  const order = orderPages(pages, hint.page);
  return (
    searchPages(order, wanted, 'body') ??
    searchPages(order, wanted, 'full') ??
    searchPages(order, wanted, 'cells') ??
    searchBreaks(pages, order, wanted) ??
    []
  );
}

/** The words at a range of a page's text, in characters, with their boxes. */
export function locateRange(page: PageLayout, [charStart, charEnd]: [number, number]): LocatedQuote {
  return {
    page: page.page,
    charStart,
    charEnd,
    text: page.text.slice(charStart, charEnd),
    boxes: boxesForRange(page, charStart, charEnd),
  };
}

function orderPages(pages: PageLayout[], hint: number | undefined): PageLayout[] {
  if (hint === undefined) return pages;
  return [...pages].sort((a, b) => Math.abs(a.page - hint) - Math.abs(b.page - hint));
}

function searchPages(order: PageLayout[], wanted: string, kind: ViewKind): LocatedQuote[] | undefined {
  for (const page of order) {
    const view = pageView(page, kind);
    const at = findAtWord(view, wanted);
    if (at !== -1) return [toLocated(view, at, at + wanted.length)];
  }
  return undefined;
}

/** Searches every pair of adjacent pages for a quote that begins on one and ends on the other. */
function searchBreaks(pages: PageLayout[], order: PageLayout[], wanted: string): LocatedQuote[] | undefined {
  const byNumber = new Map(pages.map((page) => [page.page, page]));
  for (const page of order) {
    for (const [first, second] of [
      [page, byNumber.get(page.page + 1)],
      [byNumber.get(page.page - 1), page],
    ]) {
      if (!first || !second) continue;
      const head = pageView(first, 'body');
      const tail = pageView(second, 'body');
      const from = Math.max(0, head.key.length - wanted.length);
      const at = (head.key.slice(from) + tail.key.slice(0, wanted.length)).indexOf(wanted);
      if (at === -1) continue;
      const start = from + at;
      return [toLocated(head, start, head.key.length), toLocated(tail, 0, start + wanted.length - head.key.length)];
    }
  }
  return undefined;
}

/** The first occurrence that does not begin or end within a number or word, otherwise the first of all. */
function findAtWord(view: PageView, wanted: string): number {
  const first = view.key.indexOf(wanted);
  for (let at = first; at !== -1; at = view.key.indexOf(wanted, at + 1)) {
    if (isBoundary(view, at) && isBoundary(view, at + wanted.length)) return at;
  }
  return first;
}

const WORD = /[\p{L}\p{N}]/u;

function isBoundary(view: PageView, at: number): boolean {
  if (at === 0 || at === view.key.length) return true;
  if (!WORD.test(view.key.charAt(at - 1)) || !WORD.test(view.key.charAt(at))) return true;
  // White space or a hyphen was dropped between the two characters.
  return (view.starts[at] ?? 0) > (view.ends[at - 1] ?? 0) || (view.starts[at] ?? 0) < (view.starts[at - 1] ?? 0);
}

function toLocated(view: PageView, from: number, to: number): LocatedQuote {
  const { page } = view;
  const spans = spansOf(view, from, to);
  const charStart = Math.min(...spans.map(([start]) => start));
  const charEnd = Math.max(...spans.map(([, end]) => end));
  const located: LocatedQuote = {
    page: page.page,
    charStart,
    charEnd,
    text: spans.map(([start, end]) => page.text.slice(start, end)).join('\n'),
    boxes: spans.flatMap(([start, end]) => boxesForRange(page, start, end)),
  };
  if (spans.length > 1) located.spans = spans;
  return located;
}

/** The ranges of page text for a range of the key: one, unless other words are in between. */
function spansOf(view: PageView, from: number, to: number): [number, number][] {
  const spans: [number, number][] = [];
  for (let index = from; index < to; index += 1) {
    const start = view.starts[index] ?? 0;
    const end = view.ends[index] ?? start;
    const last = spans.at(-1);
    if (last && start >= last[0] && isSkippable(view.page.text, last[1], start)) last[1] = Math.max(last[1], end);
    else spans.push([start, end]);
  }
  return spans;
}

function isSkippable(text: string, from: number, to: number): boolean {
  return to <= from || matchKey(text.slice(from, to)).key === '';
}

/** Boxes for a range of a page's text: one per group of words on a line, without the wide gaps between cells. */
export function boxesForRange(page: PageLayout, charStart: number, charEnd: number): Box[] {
  return page.lines.flatMap((line) => {
    const from = Math.max(0, charStart - line.start);
    const to = Math.min(line.text.length, charEnd - line.start);
    return from < to ? lineBoxes(page.page, line, from, to) : [];
  });
}

/** Boxes for the words of `line.text` from `from` up to `to`. */
function lineBoxes(page: number, line: TextLine, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  let runStart = from;
  while (runStart < to) {
    const gap = line.text.indexOf(WIDE_GAP, runStart);
    const runEnd = gap === -1 || gap > to ? to : gap;
    const box = runBox(page, line, runStart, runEnd);
    if (box) boxes.push(box);
    runStart = runEnd;
    while (runStart < to && line.text[runStart] === ' ') runStart += 1;
    if (runEnd === to) break;
  }
  return boxes;
}

function runBox(page: number, line: TextLine, from: number, to: number): Box | undefined {
  let left = Infinity;
  let right = -Infinity;
  for (let index = from; index < to; index += 1) {
    if (line.text[index] === ' ') continue;
    left = Math.min(left, line.edges[2 * index] ?? Infinity);
    right = Math.max(right, line.edges[2 * index + 1] ?? -Infinity);
  }
  if (right < left) return undefined;
  const [y, height] = bandOf(line, from, to);
  return { page, x: left, y, width: Math.round((right - left) * 10) / 10, height };
}

/** Bottom and height of the cells with these characters. */
function bandOf(line: TextLine, from: number, to: number): [number, number] {
  const bands = (line.bands ?? []).filter(
    ([index], order, all) => index < to && (all[order + 1]?.[0] ?? Infinity) > from,
  );
  if (bands.length === 0) return [line.y, line.height];
  const bottom = Math.min(...bands.map(([, y]) => y));
  const top = Math.max(...bands.map(([, y, height]) => y + height));
  return [bottom, Math.round((top - bottom) * 10) / 10];
}
