import type { Cell, Row } from './blocks';
import { isNumberCell, isPersonName, isTotal, labelOf, shareClassOf } from '../labels';
import { figureOf, headingOf } from '../vote-words';
import type { Piece, PrintedLine } from './page-lines';

/** Points (1/72 inch) by which a heading may be beside its column. */
const NEAR_POINTS = 36;
/** Lines of one label begin at one place, or those after the first a little farther to the right. */
const INDENT_POINTS = 16;
/** "Jane Doe ......." in front of the figures. */
const LEADERS = /(?<=[^.\s])\s*(?:\.\s?){3,}$/;
/** From one line of a row to the next, in sizes of the type. */
const TIGHT = 1.5;

/** Cells by the columns of figures that they are over, under or beside. */
export function rowsOf(lines: readonly PrintedLine[]): Row[] {
  const columns = figureColumns(lines);
  const width = 2 * columns.length + 1;
  return wholeRows(lines).map(({ pieces, page }) => ({
    width,
    cells: pieces.map((piece): Cell => {
      const { start, end } = piece;
      const text = piece.text.replace(LEADERS, '');
      return { text, start, end, page, columns: placeIn(columns, piece, pieces) };
    }),
  }));
}

/** `isVotes` of a column with numbers of thousands; the others may be shares of them. */
type Column = { left: number; right: number; isVotes: boolean };

/** "Jane A." over "Doe   46,910,464   4,629,674", and votes over their shares: each one row with one label. */
function wholeRows(lines: readonly PrintedLine[]): PrintedLine[] {
  const figuresAt = Math.min(...lines.flatMap(({ pieces }) => pieces.filter(isVotes).map(({ left }) => left)));
  const isLabel = ({ right }: Piece) => right < figuresAt;
  const labels = lines.flatMap(({ pieces }) => pieces.filter(isLabel));
  const labelsEnd = Math.max(...labels.map(({ right }) => right));
  const isGoingOn = (line: PrintedLine, next: PrintedLine) => {
    const [first, rest] = [line.pieces[0], next.pieces[0]];
    if (!first || !rest || line.pieces.length > 1 || line.page !== next.page) return false;
    return isLabel(first) && isLabel(rest) && isOneText(first, rest, labelsEnd);
  };
  const found: PrintedLine[] = [];
  let above: PrintedLine | undefined;
  lines.forEach((line, at) => {
    const own = above ? withLabel(above, line) : line;
    const next = lines[at + 1];
    const isWhole = above !== undefined && areVotesAndShares(above, line);
    above = undefined;
    if (next && !isWhole && areVotesAndShares(own, next)) above = own;
    else if (own.pieces.length === 1 && next && isGoingOn(own, next)) above = own;
    else found.push(own);
  });
  return found;
}

/** "(95.06%)   (4.94%)" right above or below "944,391,365   49,046,340", and no votes above each other. */
function areVotesAndShares(one: PrintedLine, other: PrintedLine): boolean {
  if (one.page !== other.page || Math.abs(one.line.y - other.line.y) > TIGHT * one.line.fontSize) return false;
  if ([one, other].some(({ pieces }) => headingOf(pieces[0]?.text ?? '') === 'percent')) return false;
  const meet = (mine: (piece: Piece) => boolean, theirs: (piece: Piece) => boolean) =>
    one.pieces.some((piece) => mine(piece) && other.pieces.some((its) => theirs(its) && areOver(piece, its)));
  return (meet(isShare, isVotes) || meet(isVotes, isShare)) && !meet(isVotes, isVotes);
}

const areOver = (one: Piece, other: Piece) => one.left <= other.right && other.left <= one.right;
const isShare = ({ text }: Piece) => figureOf(text).kind === 'percent';

const isVotes = ({ text }: Piece) => /\d,\d{3}$/.test(text) && figureOf(text).kind === 'number';

/** A line that ends where the next word had no more room, or one that goes on with a small letter. */
function isOneText(first: Piece, rest: Piece, columnEnd: number): boolean {
  if (Math.abs(first.left - rest.left) > INDENT_POINTS || headingOf(rest.text) !== undefined) return false;
  if (labelOf(rest.text) !== undefined || isNumberCell(rest.text)) return false;
  if (shareClassOf(rest.text) !== undefined || isTotal(rest.text)) return false;
  if (isPersonName(rest.text) && !isPersonName(`${first.text} ${rest.text}`)) return false;
  if (labelOf(first.text) !== undefined && /^\p{Ll}/u.test(rest.text)) return true;
  const word = /^\S+/.exec(rest.text)?.[0].length ?? 0;
  const width = (rest.right - rest.left) / rest.text.length;
  return first.right + (word + 1) * width > columnEnd + 1;
}

/** The row below with the words above it; shares of votes that have a column with them are left out. */
function withLabel(above: PrintedLine, line: PrintedLine): PrintedLine {
  const pieces = [...above.pieces, ...line.pieces];
  const kept = pieces.filter((piece) => !isShare(piece) || !pieces.some((its) => isVotes(its) && areOver(piece, its)));
  const [first, rest] = [above.pieces[0], line.pieces[0]];
  const isLabel = (piece: Piece | undefined) => piece !== undefined && figureOf(piece.text).kind === 'words';
  if (!first || !rest || !isLabel(first) || !isLabel(rest)) return { ...line, pieces: inOrder(kept) };
  const text = /\p{L}-$/u.test(first.text) ? first.text + rest.text : `${first.text} ${rest.text}`;
  const label = { ...rest, text, start: first.start, left: first.left };
  return { ...line, pieces: [label, ...inOrder(kept.filter((piece) => piece !== first && piece !== rest))] };
}

const inOrder = (pieces: readonly Piece[]) => pieces.toSorted((one, other) => one.left - other.left);

function figureColumns(lines: readonly PrintedLine[]): Column[] {
  const figures = lines
    .flatMap(({ pieces }) => pieces.filter(({ text }, index) => index > 0 || !isNumberCell(text)))
    .filter(({ text }) => ['number', 'garbled', 'not_applicable'].includes(figureOf(text).kind))
    .filter(({ text }) => headingOf(text) === undefined && !/^\(?\d{1,2}[.)]$/.test(text))
    .sort((one, other) => one.left - other.left);
  const columns: Column[] = [];
  for (const figure of figures) {
    const { left, right } = figure;
    const last = columns.at(-1);
    if (last && left <= last.right) {
      last.right = Math.max(last.right, right);
      last.isVotes ||= isVotes(figure);
    } else columns.push({ left, right, isVotes: isVotes(figure) });
  }
  return columns;
}

function isHeadingOf(text: string, { isVotes }: Column): boolean {
  const heading = headingOf(text);
  return heading !== undefined && !(heading === 'percent' && isVotes);
}

/**
 * Columns of figures have odd numbers; words between them have the even ones. Words beside a figure of their own row
 * are not a heading of its column.
 */
function placeIn(columns: readonly Column[], piece: Piece, row: readonly Piece[]): [number, number] {
  const { text, left, right } = piece;
  const isIn = (column: Column, { left, right }: Piece) => left <= column.right && column.left <= right;
  const isTaken = (column: Column) =>
    row.some((other) => other !== piece && isIn(column, other) && figureOf(other.text).kind === 'number');
  const isHeading = figureOf(text).kind === 'words';
  const under = columns.flatMap((column, index) =>
    isIn(column, piece) && !(isHeading && isTaken(column)) ? [index] : [],
  );
  const [first, last] = [under[0], under.at(-1)];
  if (first !== undefined && last !== undefined) return [2 * first + 1, 2 * last + 1];
  const near = columns
    .map((column, index) => ({ index, away: Math.max(column.left - right, left - column.right) }))
    .sort((one, other) => one.away - other.away)[0];
  const nearest = near === undefined ? undefined : columns[near.index];
  if (
    near &&
    nearest &&
    near.away < NEAR_POINTS &&
    isHeadingOf(text, nearest) &&
    !row.some((other) => isIn(nearest, other))
  )
    return [2 * near.index + 1, 2 * near.index + 1];
  const before = columns.filter((column) => column.right < left).length;
  return [2 * before, 2 * before];
}
