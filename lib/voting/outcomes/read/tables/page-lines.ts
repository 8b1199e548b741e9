import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { oneOf } from '@/lib/format/patterns';
import { headingOf, isVote } from '../vote-words';
import { FIRST_WORDS_OF_RESULTS } from './cell-words-patterns';

/** Words of one line with wide gaps to both sides, and their place, in points. */
export type Piece = { text: string; start: number; end: number; left: number; right: number };
export type PrintedLine = { line: TextLine; pieces: Piece[]; page: number };

/** "----   --------", as typed tables have below their headings. */
const RULES = /^\s*(?:[-\u2013\u2014_=]{3,}\s*)+$/;

/** The lines of a document's text in reading order, each split where cells of a table may end. */
export function printedLines(pages: readonly PageLayout[]): PrintedLine[] {
  const lines = pages.flatMap((page) =>
    withWholeItems(
      page.lines
        .filter(({ role, text }) => role !== 'furniture' && text.trim() !== '' && !RULES.test(text))
        .map((line) => ({ line, pieces: piecesOf(line), page: page.page })),
    ),
  );
  return withNumbersApart(withTitlesBeside(lines));
}

/** "1" and "Approval of the report" at one height, which the page has as two lines. */
function withTitlesBeside(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.flatMap((line, at): PrintedLine[] => {
    if (isNumberBeside(lines[at - 1], line)) return [];
    const title = lines[at + 1];
    if (!title || !isNumberBeside(line, title)) return [line];
    const text = `${line.line.text} ${title.line.text}`;
    return [
      { ...title, line: { ...title.line, text, start: line.line.start }, pieces: [...line.pieces, ...title.pieces] },
    ];
  });
}

function isNumberBeside(line: PrintedLine | undefined, title: PrintedLine): boolean {
  const [number, ...others] = line?.pieces ?? [];
  const [first, ...more] = title.pieces;
  if (!line || !number || !first || others.length > 0 || more.length > 0 || line.page !== title.page) return false;
  const isAtOneHeight = Math.abs(line.line.y - title.line.y) < 0.2 * title.line.fontSize;
  return isAtOneHeight && NUMBER.test(number.text) && number.right < first.left;
}

/** "10 Compensation of the board" after "9   Reduction of capital": two figures fill the column of numbers. */
function withNumbersApart(lines: readonly PrintedLine[]): PrintedLine[] {
  let last: string | undefined;
  return lines.map((line) => {
    const [first, ...others] = line.pieces;
    if (!first) return line;
    const next = last === undefined ? undefined : String(Number(last) + 1);
    const isNext = others.length === 0 && first.text.startsWith(`${next} `) && TITLE.test(first.text);
    const parted = isNext && next !== undefined ? { ...line, pieces: partsOf(line.line, first, next.length) } : line;
    if (isNumbered(parted)) last = parted.pieces[0]?.text;
    return parted;
  });
}

/** "7   Election of the compensation committee": the number of a proposal in front of its title. */
export const isNumbered = ({ pieces: [number, title, ...others] }: PrintedLine): boolean =>
  title !== undefined && others.length === 0 && NUMBER.test(number?.text ?? '') && /^\p{Lu}\p{L}/u.test(title.text);

const NUMBER = /^\d{1,2}$/;
const TITLE = /^\d{1,2} \p{Lu}\p{L}+ \p{L}/u;

function partsOf(line: TextLine, whole: Piece, digits: number): Piece[] {
  const from = whole.start - line.start;
  const place = (start: number, end: number) => {
    const [left, right] = edgesOf(line, start, end);
    return { text: line.text.slice(start, end), start: line.start + start, end: line.start + end, left, right };
  };
  return [place(from, from + digits), place(from + digits + 1, whole.end - line.start)];
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

/** Cells that are close together: "3,377,061 97.32%", "Against Abstentions". Other words are not separated. */
function apart(line: TextLine, { index, 0: text }: RegExpExecArray): Word[] {
  const words = [...text.matchAll(/\S+/g)].flatMap((word) => wordsRunTogether(index + word.index, word[0]));
  const figuresFrom = words.findLastIndex((word) => !isCell(word.text)) + 1;
  const areTail =
    words.slice(figuresFrom).filter((word) => GROUPED.test(word.text)).length > 1 || isRowOfFigures(line.text);
  const heads = headsIn(text);
  if (heads.length > 1) return heads.map((head) => ({ from: index + head.from, text: head.text }));
  const found: Word[] = [];
  for (const [at, word] of words.entries()) {
    const last = found.at(-1);
    if (!last || (areTail && at >= figuresFrom) || areCells(line, last, word)) found.push({ ...word });
    else last.text = line.text.slice(last.from, word.from + word.text.length);
  }
  return found;
}

/** Two cells or more between wide gaps hold nothing but figures. */
const isRowOfFigures = (text: string) =>
  text.split(/\s{2,}/).filter((cell) => cell.split(' ').every((word) => GROUPED.test(word))).length > 1;

type Word = { from: number; text: string };

/** The headings that a text consists of, each as long as it may be: "Votes Withheld Broker Non-Votes"; else none. */
function headsIn(text: string): Word[] {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({ from: word.index, to: word.index + word[0].length }));
  if (words.length > MOST_HEAD_WORDS) return [];
  const heads: Word[] = [];
  for (let at = 0; at < words.length;) {
    const from = words[at]?.from ?? 0;
    const end = words.findLastIndex(({ to }, last) => last >= at && isVote(headingOf(text.slice(from, to))));
    if (end < 0) return [];
    heads.push({ from, text: text.slice(from, words[end]?.to) });
    at = end + 1;
  }
  return heads;
}

const MOST_HEAD_WORDS = 14;

/** "557,979,8889,424,530": two figures that overlap, which their groups of three digits part. */
function wordsRunTogether(from: number, text: string): Word[] {
  if (!RUN_TOGETHER.test(text)) return [{ from, text }];
  return [...text.matchAll(/\d{1,3}(?:,\d{3})+/g)].map((part) => ({ from: from + part.index, text: part[0] }));
}

const RUN_TOGETHER = /^\d{1,3}(?:,\d{3})+(?:\d{1,3}(?:,\d{3})+)+$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
/** "31," and "2025" belong to words. */
const isCell = (text: string) => GROUPED.test(text) || /^(?:[-\u2013\u2014]|0|[\d.]+%)$/.test(text);

function areCells(line: TextLine, one: Word, other: Word): boolean {
  const [left, end] = edgesOf(line, one.from, one.from + one.text.length);
  const [start, right] = edgesOf(line, other.from, other.from + other.text.length);
  const width = (end - left + right - start) / (one.text.length + other.text.length);
  const areFigures = FIGURE.test(one.text) && FIGURE.test(other.text);
  const areHeads = isVote(headingOf(one.text)) && isVote(headingOf(other.text));
  const isResult = isCell(one.text) && RESULT.test(other.text);
  return (areFigures || areHeads || isResult) && start - end > CELL_GAP * width;
}

const FIGURE = /^[\d,.]+\s?%?$/;
/** "38,114,207   Elected", "—   Not approved". */
const RESULT = new RegExp(`^${oneOf(FIRST_WORDS_OF_RESULTS)}$`, 'i');

/**
 * Typed text has two blanks after a sentence, which do not separate cells: "RATIFICATION OF AUDITORS.  The selection".
 */
const SENTENCE_END = /[\p{L}\d]{3}\.$/u;
const SENTENCE = /^\p{Lu}/u;
