import { isInjectedLine, injectedRanges } from '@/lib/pdf/injected/injected-text';
import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { oneOf } from '@/lib/format/patterns';
import { ABBREVIATION_WORDS } from './flat-page-patterns';

/**
 * A page as running text: single spaces, plain quotes and dashes, without page furniture and text that addresses a
 * language model.
 */
export type FlatPage = {
  page: number;
  text: string;
  /** Offset in `PageLayout.text` of every character of `text`. */
  offsets: number[];
  lines: FlatLine[];
  /** Offsets in `text` where a sentence begins, ascending; the first is 0. */
  sentenceStarts: number[];
  layout: PageLayout;
};

export type FlatLine = { line: TextLine; start: number; end: number; text: string; cells: Cell[] };

/** A cell of a table row, or a whole line without wide gaps. */
export type Cell = { text: string; start: number; end: number };

const PLAIN: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u2009': ' ',
  '\u00d7': 'x',
};

const ZERO_WIDTH = /[\u00ad\u200b-\u200f\u2060\ufeff]/;

/** Abbreviations that end in a full stop without ending a sentence. */
const ABBREVIATION = new RegExp(String.raw`(?:^|[\s("'])${oneOf(ABBREVIATION_WORDS)}\.$`);

/** The page as running text, without page furniture and text that addresses a language model. */
export function flattenPage(layout: PageLayout): FlatPage {
  const characters: string[] = [];
  const offsets: number[] = [];
  const lines: FlatLine[] = [];
  const forced = new Set<number>([0]);
  const planted = injectedRanges(layout);
  let previous: TextLine | undefined;
  for (const line of layout.lines) {
    if (line.role === 'furniture' || !line.text.trim() || isInjectedLine(line, planted)) continue;
    if (characters.length > 0 && characters.at(-1) !== '-') {
      characters.push(' ');
      offsets.push(Math.max(0, line.start - 1));
    }
    const start = characters.length;
    if (previous && breaksSentence(previous, line)) forced.add(start);
    appendLine(line, characters, offsets, planted);
    const text = characters.slice(start).join('');
    lines.push({ line, start, end: characters.length, text, cells: cellsOf(line, start, offsets, characters) });
    previous = line;
  }
  const text = characters.join('');
  return { page: layout.page, text, offsets, lines, sentenceStarts: sentenceStarts(text, forced), layout };
}

function appendLine(
  line: TextLine,
  characters: string[],
  offsets: number[],
  planted: readonly [number, number][],
): void {
  const begin = line.text.length - line.text.trimStart().length;
  const end = line.text.trimEnd().length;
  for (let index = begin; index < end; index += 1) {
    const raw = line.text[index] ?? '';
    const at = line.start + index;
    if (ZERO_WIDTH.test(raw) || planted.some(([from, to]) => at >= from && at < to)) continue;
    const plain = PLAIN[raw] ?? (/\s/.test(raw) ? ' ' : raw);
    if (plain === ' ' && characters.at(-1) === ' ') continue;
    characters.push(plain);
    offsets.push(at);
  }
}

/** Two or more spaces in the extracted line separate cells. */
function cellsOf(line: TextLine, start: number, offsets: number[], characters: string[]): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  const push = (to: number) => {
    const text = characters.slice(from, to).join('');
    const lead = text.length - text.trimStart().length;
    if (text.trim()) cells.push({ text: text.trim(), start: from + lead, end: from + text.trimEnd().length });
  };
  for (let index = start + 1; index < characters.length; index += 1) {
    if (characters[index] !== ' ') continue;
    const next = offsets[index + 1];
    const here = offsets[index];
    if (next === undefined || here === undefined || next - here < 2) continue;
    push(index);
    from = index + 1;
  }
  push(characters.length);
  return cells;
}

/** Whether a line cannot continue the sentence of the line before. */
function breaksSentence(before: TextLine, line: TextLine): boolean {
  if (
    (before.role === 'heading') !== (line.role === 'heading') ||
    (before.isBold !== line.isBold && !goesOnInBold(before, line)) ||
    Math.abs(before.fontSize - line.fontSize) > 0.6
  )
    return true;
  if (/^\s*([•●▪■◆○✓✔☑►▶–-]\s|\(\d{1,2}\)\s|[a-z]\)\s|\d{1,2}\.\s)/.test(line.text)) return true;
  if (hasWideGap(before) || hasWideGap(line)) return true;
  const gap = before.y - (line.y + line.height);
  return gap > line.height * 0.9 || gap < -line.height * 1.5;
}

const SAME_EDGE_POINTS = 2;

/** Bold words within a sentence may make one of its lines bold. */
function goesOnInBold(before: TextLine, line: TextLine): boolean {
  const isOpen = !/[.?!:;]["')\]]*\s*$/.test(before.text) && /^\s*\p{Ll}/u.test(line.text);
  return isOpen && before.role === 'text' && line.role === 'text' && Math.abs(before.x - line.x) < SAME_EDGE_POINTS;
}

/** Whether a line has a gap that separates cells; the gap after a bullet or footnote mark does not. */
function hasWideGap(line: TextLine): boolean {
  return /\s{2,}\S/.test(line.text.trim().replace(/^(?:[•●▪■◆○✓✔☑►▶–-]|\(?\w{1,2}\)|\d{1,2}\.|[*†‡]+)\s+/, ''));
}

function sentenceStarts(text: string, forced: Set<number>): number[] {
  const starts = new Set(forced);
  for (const match of text.matchAll(/[.?!]["')\]]*\s+(?=["'([]?[A-Z0-9•●▪■✓])/g)) {
    const upTo = text.slice(Math.max(0, match.index - 12), match.index + 1);
    if (!ABBREVIATION.test(upTo)) starts.add(match.index + match[0].length);
  }
  for (const match of text.matchAll(/[•●▪■◆✓✔]\s/g)) starts.add(match.index);
  return [...starts].sort((a, b) => a - b);
}
