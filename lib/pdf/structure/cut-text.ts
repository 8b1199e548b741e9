import { type DocumentWarning, type PageLayout, type TextLine } from '../types.ts';

/** Longer than any meaningful word, number, address or row of dots. */
export const MAX_WORD_CHARS = 200;
/** Ordinary lines have fewer than 400 characters, rows of wide tables included. */
export const MAX_LINE_CHARS = 2_000;
/** A page in the smallest print has about 20,000. */
export const MAX_PAGE_CHARS = 100_000;

const LONG_WORD = new RegExp(`\\S{${MAX_WORD_CHARS},}`, 'g');
const LETTER = /[\p{L}\p{N}]/u;
const EXCERPT_CHARS = 80;

/**
 * Limits the length of a page's words, lines and text, with a warning about what is left out. Reading uses searches
 * whose time grows with the length of the text.
 */
export function cutText(page: PageLayout): { layout: PageLayout; warnings: DocumentWarning[] } {
  if (page.text.length <= MAX_WORD_CHARS) return { layout: page, warnings: [] };
  const lines: TextLine[] = [];
  let start = 0;
  let left: string | undefined;
  for (const line of page.lines) {
    const kept = keptRanges(line.text);
    left ??= removedText(line.text, kept);
    if (start + line.text.length > MAX_PAGE_CHARS) {
      left ??= line.text;
      break;
    }
    const cut = cutLine(line, kept, start);
    lines.push(cut);
    start += cut.text.length + 1;
  }
  if (lines.length === page.lines.length && lines.every((line, at) => line === page.lines[at]))
    return { layout: page, warnings: [] };
  return {
    layout: { ...page, text: lines.map(({ text }) => text).join('\n'), lines },
    warnings: left === undefined ? [] : [warningOf(page.page, left)],
  };
}

type Range = [start: number, end: number];

/** The parts of a line that are kept; one range when nothing is too long. */
function keptRanges(text: string): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const word of text.matchAll(LONG_WORD)) {
    if (word[0].length === MAX_WORD_CHARS) continue;
    ranges.push([from, word.index + MAX_WORD_CHARS]);
    from = word.index + word[0].length;
  }
  if (from < text.length || ranges.length === 0) ranges.push([from, text.length]);
  return withinLine(ranges);
}

function withinLine(ranges: readonly Range[]): Range[] {
  let room = MAX_LINE_CHARS;
  return ranges.flatMap(([start, end]) => {
    const kept: Range = [start, Math.min(end, start + room)];
    room -= kept[1] - kept[0];
    return kept[1] > kept[0] || start === end ? [kept] : [];
  });
}

/** The removed letters or digits; undefined when only dots or rules were removed. */
function removedText(text: string, kept: readonly Range[]): string | undefined {
  let from = 0;
  for (const [start, end] of [...kept, [text.length, text.length] as const]) {
    const gap = text.slice(from, start);
    if (LETTER.test(gap)) return gap;
    from = end;
  }
  return undefined;
}

function cutLine(line: TextLine, kept: readonly Range[], start: number): TextLine {
  const [first] = kept;
  if (kept.length === 1 && first && first[0] === 0 && first[1] === line.text.length)
    return line.start === start ? line : { ...line, start };
  const moved = (index: number) => kept.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(index, to) - from), 0);
  return {
    ...line,
    start,
    text: kept.map(([from, to]) => line.text.slice(from, to)).join(''),
    edges: kept.flatMap(([from, to]) => line.edges.slice(2 * from, 2 * to)),
    ...(line.bands
      ? { bands: line.bands.map(([index, y, height]): [number, number, number] => [moved(index), y, height]) }
      : {}),
  };
}

function warningOf(page: number, left: string): DocumentWarning {
  return {
    kind: 'cut_text',
    page,
    excerpt: left.slice(0, EXCERPT_CHARS).trim(),
    detail:
      'This page contains more text than can be processed. The rest of it was left out ' +
      'and is neither searched nor quoted.',
  };
}
