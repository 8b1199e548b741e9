import type { PageLayout } from '@/lib/pdf/types';
import type { Block, Cell, TextBlock } from './blocks';
import { figureOf, headingOf, isVote } from '../vote-words';
import { BULLET, isNumberCell, labelOf } from '../labels';
import { isNumbered, printedLines, type PrintedLine } from './page-lines';
import { rowsOf } from './page-rows';

const HEADING_CHARS = 40;
const BREAK = /^(?:item\s*\d|signatures?$)/i;

/** The paragraphs and tables of a document's stored pages, for documents that came as PDF. */
export function pageBlocks(pages: readonly PageLayout[]): Block[] {
  const lines = printedLines(pages);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const end = tableEnd(lines, at);
    if (end > at) {
      blocks.push({ kind: 'table', rows: rowsOf(lines.slice(at, end)) });
      at = end;
      continue;
    }
    const stop = paragraphEnd(lines, at);
    const own = lines.slice(at, stop);
    const block = own[0] && isNumbered(own[0]) ? numberedTitle(own) : paragraph(own);
    if (block) blocks.push(block);
    at = stop;
  }
  return blocks;
}

const isRow = (line: PrintedLine) =>
  line.pieces.length >= 3 || (line.pieces.length === 2 && !isNumbered(line) && !isMarked(line));

/** "(a)", "•" or "PROPOSAL 2." in front of words. */
const isMarked = ({ pieces }: PrintedLine) =>
  /^(?:\(?[\da-z]{1,2}[.)]|[•·o-]|(?:proposal|item|resolution) (?:no\. ?)?\d{1,2}[.:])$/i.test(pieces[0]?.text ?? '');

/** Rows that follow each other; a heading set over two lines and a label between rows belong to them. */
function tableEnd(lines: readonly PrintedLine[], from: number): number {
  let first = from;
  while (first < lines.length && first - from < 4 && isLoneHeading(lines[first])) first += 1;
  const start = lines[first];
  if (!start || !isRow(start) || BREAK.test(start.line.text.trim())) return from;
  let end = first + 1;
  for (let at = end; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || BREAK.test(line.line.text.trim())) break;
    const figuresAt = labelEnd(lines, end);
    const isLabel = figuresAt > end && figuresAt >= at;
    if (!isLabel && (at - end >= 2 || (!isRow(line) && (line.pieces[0]?.text.length ?? 0) > 90))) break;
    // A label between rows belongs to the table, unless headings of the next table follow it.
    if (isRow(line) && at > end && line.pieces.some(({ text }) => isVote(headingOf(text)))) break;
    // "Broker Non-" and "Votes" beside the other headings of the table.
    if (isRow(line) || (isLoneHeading(line) && !lines.slice(first, end).some(hasFigures))) end = at + 1;
  }
  return end;
}

const LABEL_LINES = 8;

/** Where a label in front of the figures ends, spread over so many lines that it may look like a paragraph. */
function labelEnd(lines: readonly PrintedLine[], from: number): number {
  const near = lines.slice(from, from + LABEL_LINES + 1);
  const at = near.findIndex((line) => figuresOf(line).length > 1);
  const left = Math.min(...figuresOf(near[at]).map((piece) => piece.left));
  const isInFront = near.slice(0, at).every(({ pieces }) => pieces.every(({ right }) => right < left));
  return at > 0 && isInFront ? from + at : from;
}

const figuresOf = (line: PrintedLine | undefined) =>
  (line?.pieces ?? []).filter(({ text }, at) => figureOf(text).kind === 'number' && (at > 0 || !isNumberCell(text)));

const hasFigures = ({ pieces }: PrintedLine) => pieces.some(({ text }) => figureOf(text).kind === 'number');

function isLoneHeading(line: PrintedLine | undefined): boolean {
  const [only, ...others] = line?.pieces ?? [];
  if (!only || others.length > 0 || only.text.length >= HEADING_CHARS) return false;
  if (isVote(headingOf(only.text)) && !only.text.endsWith('.')) return true;
  return only.left > 150 && /^(?:broker|votes?|shares|number of|non-?)/i.test(only.text);
}

function paragraphEnd(lines: readonly PrintedLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || tableEnd(lines, at) > at) break;
    const text = line.line.text.trim();
    if (BREAK.test(text) || BULLET.test(text) || isNumbered(line) || (labelOf(text) && !/^[a-z]/.test(text))) break;
    if (endsEarly(before, lines.slice(from, at + 1)) && /^["“]?[\p{Lu}\d]/u.test(text)) break;
    const isNextPage = line.page !== before.page;
    const gap = before.line.y - (line.line.y + line.line.height);
    if (isNextPage ? /[.:]$/.test(before.line.text.trim()) : gap > 0.8 * before.line.height) break;
    if (line.line.isBold !== before.line.isBold && /[.:]$/.test(before.line.text.trim())) break;
  }
  return at;
}

/** A sentence that ends well before the longest of the lines does: what follows is another paragraph. */
function endsEarly({ line, pieces }: PrintedLine, near: readonly PrintedLine[]): boolean {
  const right = (pieces.at(-1)?.right ?? 0) - line.x;
  const longest = Math.max(...near.map((each) => (each.pieces.at(-1)?.right ?? 0) - each.line.x));
  return /[\p{L}\d)]{2}[.:]$/u.test(line.text.trim()) && right < SHORT * longest;
}

const SHORT = 0.75;

/** A title with its number in a column of its own, as one row. */
function numberedTitle(lines: readonly PrintedLine[]): Block | undefined {
  const [number, title] = lines[0]?.pieces ?? [];
  const whole = paragraph(lines);
  if (!number || !title || !whole) return undefined;
  const { page, end } = whole;
  const text = whole.text.slice(number.text.length).trim();
  const cells: Cell[] = [
    { text: number.text, start: number.start, end: number.end, page, columns: [0, 0] },
    { text, start: title.start, end, page, columns: [1, 1] },
  ];
  return { kind: 'table', rows: [{ cells, width: 2 }] };
}

/** The text of the paragraph's first page; what goes on over the page keeps its words and not its place. */
function paragraph(lines: readonly PrintedLine[]): TextBlock | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const text = lines
    .map(({ line }) => line.text.trim())
    .join(' ')
    .replace(/\s+/g, ' ');
  const last = lines.findLast(({ page }) => page === first.page) ?? first;
  const raw = lines.map(({ line }) => line.text).join('\n');
  return {
    kind: 'text',
    text,
    raw,
    start: first.line.start,
    end: last.line.start + last.line.text.length,
    page: first.page,
  };
}
