import type { PageLayout, TextLine } from '@/lib/pdf/types';
import type { Block, Cell, Row, TextBlock } from './blocks';
import { figureOf, headingOf, isVote } from '../vote-words';
import { isNumberCell, labelOf } from '../labels';

/** Words of one line with wide gaps to both sides, and their place, in points. */
type Piece = { text: string; start: number; end: number; left: number; right: number };
type PrintedLine = { line: TextLine; pieces: Piece[]; page: number };

/** A heading may stand beside the column that it belongs to, but not farther. */
const NEAR_POINTS = 36;
const HEADING_CHARS = 40;
/** "----   --------", as typed tables have beneath their headings. */
const RULES = /^\s*(?:[-\u2013\u2014_=]{3,}\s*)+$/;
const BREAK = /^(?:item\s*\d|signatures?$)/i;

/** The paragraphs and tables of a document's stored pages, for documents that came as PDF. */
export function pageBlocks(pages: readonly PageLayout[]): Block[] {
  const lines = pages.flatMap((page) =>
    withWholeItems(
      page.lines
        .filter(({ role, text }) => role !== 'furniture' && text.trim() !== '' && !RULES.test(text))
        .map((line) => ({ line, pieces: piecesOf(line), page: page.page })),
    ),
  );
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const end = tableEnd(lines, at);
    if (end > at) {
      blocks.push({ kind: 'table', rows: rowsOf(lines.slice(at, end)) });
      at = end;
      continue;
    }
    const stop = paragraphEnd(lines, at);
    const block = paragraph(lines.slice(at, stop));
    if (block) blocks.push(block);
    at = stop;
  }
  return blocks;
}

/** "Item   Submission of Matters to a Vote" over "5.07.": the number in a narrow column, on a line of its own. */
function withWholeItems(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.flatMap((line, at): PrintedLine[] => {
    if (isItemOver(lines[at - 1], line)) return [];
    const [word, ...rest] = line.pieces;
    const next = lines[at + 1];
    if (!word || !isItemOver(line, next)) return [line];
    const text = [word, ...(next?.pieces ?? []), ...rest].map((piece) => piece.text).join(' ');
    return [{ ...line, line: { ...line.line, text }, pieces: [{ ...word, text }] }];
  });
}

const isItemOver = (line: PrintedLine | undefined, next: PrintedLine | undefined) =>
  line !== undefined &&
  /^item$/i.test(line.pieces[0]?.text ?? '') &&
  next?.pieces.length === 1 &&
  /^\d\.\d\d\.?$/.test(next.pieces[0]?.text ?? '');

function piecesOf(line: TextLine): Piece[] {
  const pieces: Piece[] = [];
  for (const match of line.text.matchAll(/\S+(?: \S+)*/g))
    for (const { from, text } of apart(line, match)) {
      const to = from + text.length;
      const [left, right] = edgesOf(line, from, to);
      const last = pieces.at(-1);
      const isSame = last && SENTENCE_END.test(last.text) && SENTENCE.test(text) && left - last.right <= line.height;
      if (isSame) {
        last.text += ` ${text}`;
        [last.end, last.right] = [line.start + to, right];
      } else pieces.push({ text, start: line.start + from, end: line.start + to, left, right });
    }
  return pieces;
}

const edgesOf = (line: TextLine, from: number, to: number): [left: number, right: number] => [
  line.edges[2 * from] ?? line.x,
  line.edges[2 * to - 1] ?? line.x + line.width,
];

/** A blank between cells is wider than a character is on the average; one between words hardly half as wide. */
const CELL_GAP = 1.15;

/** Cells that stand close together: "3,377,061 97.32%", "Against Abstentions". Other words are not parted. */
function apart(line: TextLine, { index, 0: text }: RegExpExecArray): { from: number; text: string }[] {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({ from: index + word.index, text: word[0] }));
  const found: { from: number; text: string }[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last && !areCells(line, last, word)) last.text = line.text.slice(last.from, word.from + word.text.length);
    else found.push({ ...word });
  }
  return found;
}

function areCells(line: TextLine, one: { from: number; text: string }, other: { from: number; text: string }): boolean {
  const [left, end] = edgesOf(line, one.from, one.from + one.text.length);
  const [start, right] = edgesOf(line, other.from, other.from + other.text.length);
  const width = (end - left + right - start) / (one.text.length + other.text.length);
  const areFigures = FIGURE.test(one.text) && FIGURE.test(other.text);
  const areHeads = isVote(headingOf(one.text)) && isVote(headingOf(other.text));
  return (areFigures || areHeads) && start - end > CELL_GAP * width;
}

const FIGURE = /^[\d,.]+\s?%?$/;

/** Typed text has two blanks behind a sentence, which part no cells: "RATIFICATION OF AUDITORS.  The selection". */
const SENTENCE_END = /\p{L}{3}\.$/u;
const SENTENCE = /^\p{Lu}/u;

const isRow = ({ pieces }: PrintedLine) =>
  pieces.length >= 3 || (pieces.length === 2 && !/^(?:\(?[\da-z]{1,2}[.)]|[•·o-])$/i.test(pieces[0]?.text ?? ''));

/** Rows that follow each other; a heading set over two lines and a label between rows belong to them. */
function tableEnd(lines: readonly PrintedLine[], from: number): number {
  let first = from;
  while (first < lines.length && first - from < 2 && isLoneHeading(lines[first])) first += 1;
  const start = lines[first];
  if (!start || !isRow(start) || BREAK.test(start.line.text.trim())) return from;
  let end = first + 1;
  for (let at = end; at < lines.length && at - end < 2; at += 1) {
    const line = lines[at];
    if (!line || BREAK.test(line.line.text.trim())) break;
    if (!isRow(line) && (line.pieces[0]?.text.length ?? 0) > 90) break;
    // A label between rows belongs to the table, unless headings of the next table follow it.
    if (isRow(line) && at > end && line.pieces.some(({ text }) => isVote(headingOf(text)))) break;
    // "Broker Non-" and "Votes" beside the other headings of the table.
    if (isRow(line) || (isLoneHeading(line) && !lines.slice(first, end).some(hasFigures))) end = at + 1;
  }
  return end;
}

const hasFigures = ({ pieces }: PrintedLine) => pieces.some(({ text }) => figureOf(text).kind === 'number');

const isLoneHeading = (line: PrintedLine | undefined) =>
  line?.pieces.length === 1 &&
  (line.pieces[0]?.text.length ?? 0) < HEADING_CHARS &&
  /^(?:broker|votes?|shares|number of|non-?)/i.test(line.pieces[0]?.text ?? '') &&
  (line.pieces[0]?.left ?? 0) > 150;

function paragraphEnd(lines: readonly PrintedLine[], from: number): number {
  let at = from + 1;
  for (; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || !line || tableEnd(lines, at) > at) break;
    const text = line.line.text.trim();
    if (BREAK.test(text) || (labelOf(text) && !/^[a-z]/.test(text))) break;
    const isNextPage = line.page !== before.page;
    const gap = before.line.y - (line.line.y + line.line.height);
    if (isNextPage ? /[.:]$/.test(before.line.text.trim()) : gap > 0.8 * before.line.height) break;
    if (line.line.isBold !== before.line.isBold && /[.:]$/.test(before.line.text.trim())) break;
  }
  return at;
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

/** Cells by the columns of figures that they are over, under or beside. */
function rowsOf(lines: readonly PrintedLine[]): Row[] {
  const columns = figureColumns(lines);
  const width = 2 * columns.length + 1;
  return withWholeLabels(lines, columns).map(({ pieces, page }) => ({
    width,
    cells: pieces.map((piece): Cell => {
      const { text, start, end } = piece;
      return { text, start, end, page, columns: placeIn(columns, piece) };
    }),
  }));
}

type Column = { left: number; right: number };

/** "Proposal 2 - Advisory vote on executive" over "compensation   46,910,464   4,629,674": one row with one label. */
function withWholeLabels(lines: readonly PrintedLine[], columns: readonly Column[]): PrintedLine[] {
  const figuresAt = columns[0]?.left ?? 0;
  return lines.flatMap((line, at): PrintedLine[] => {
    const joined = wholeLabel(lines[at - 1], line, figuresAt);
    if (joined) return [{ ...line, pieces: [joined, ...line.pieces.slice(1)] }];
    const next = lines[at + 1];
    return next && wholeLabel(line, next, figuresAt) ? [] : [line];
  });
}

function wholeLabel(above: PrintedLine | undefined, line: PrintedLine, figuresAt: number): Piece | undefined {
  const [first, rest] = [above?.pieces[0], line.pieces[0]];
  if (!first || !rest || above?.pieces.length !== 1 || line.pieces.length < 2 || above.page !== line.page)
    return undefined;
  const areInOneColumn = first.right < figuresAt && rest.right < figuresAt && Math.abs(first.left - rest.left) < 3;
  const isGoingOn = labelOf(first.text) !== undefined && /^\p{Ll}/u.test(rest.text);
  return areInOneColumn && isGoingOn ? { ...first, text: `${first.text} ${rest.text}` } : undefined;
}

function figureColumns(lines: readonly PrintedLine[]): Column[] {
  const figures = lines
    .flatMap(({ pieces }) => pieces.filter(({ text }, index) => index > 0 || !isNumberCell(text)))
    .filter(({ text }) => ['number', 'garbled', 'not_applicable'].includes(figureOf(text).kind))
    .filter(({ text }) => headingOf(text) === undefined && !/^\(?\d{1,2}[.)]$/.test(text))
    .sort((one, other) => one.left - other.left);
  const columns: Column[] = [];
  for (const { left, right } of figures) {
    const last = columns.at(-1);
    if (last && left <= last.right) last.right = Math.max(last.right, right);
    else columns.push({ left, right });
  }
  return columns;
}

/** Columns of figures have odd numbers; what stands between them has the even ones. */
function placeIn(columns: readonly Column[], { text, left, right }: Piece): [number, number] {
  const under = columns.flatMap((column, index) => (left <= column.right && column.left <= right ? [index] : []));
  const [first, last] = [under[0], under.at(-1)];
  if (first !== undefined && last !== undefined) return [2 * first + 1, 2 * last + 1];
  const near = columns
    .map((column, index) => ({ index, away: Math.max(column.left - right, left - column.right) }))
    .sort((one, other) => one.away - other.away)[0];
  if (near && near.away < NEAR_POINTS && headingOf(text) !== undefined) return [2 * near.index + 1, 2 * near.index + 1];
  const before = columns.filter((column) => column.right < left).length;
  return [2 * before, 2 * before];
}
