import type { PageLayout, TextLine } from '@/lib/pdf/types';
import { cellsOfLine, type LineCell } from '../tables/cells';
import type { MarkBand, MarkColumn } from '../tables/marks';
import { wordsOfLine, type Word } from '../tables/marks';

type Heads = { heads: string[]; isWhole: boolean; bottom: number };
type Piece = { text: string; column: number; order: number; height: number };

const REACH = 130;
const FIRST_GAP = 34;

/**
 * The words above each column of marks, horizontal or vertical; null when a column has none or two columns share them.
 */
export function headsAbove(
  page: PageLayout,
  bands: readonly MarkBand[],
  marked: readonly MarkColumn[],
  valued: readonly MarkColumn[],
): Heads | null {
  const columns = [...marked, ...valued].sort((a, b) => a.centre - b.centre);
  const top = Math.max(...bands.map((band) => band.top));
  const above = page.lines
    .filter((line) => line.role !== 'furniture' && line.y + line.height / 2 > top - 2 && line.y < top + REACH)
    .toSorted((a, b) => a.y - b.y);
  const pieces: Piece[] = [];
  const step = stepOf(columns);
  let edge = top;
  let bottom = Infinity;
  let isWhole = true;
  for (const line of above) {
    const gap = line.y - edge;
    const room = pieces.length === 0 || isTurned(line) ? FIRST_GAP : 1.1 * Math.min(line.height, 14);
    if (gap > room) break;
    const usual = pieces[0]?.height ?? Infinity;
    const found = isTurned(line) ? turned(line, columns, step) : across(line, columns, step, 1.2 * usual);
    if (found === 'title') {
      if (pieces.length > 0) break;
      continue;
    }
    if (found.pieces.length === 0 && !found.isLabel) isWhole = isWhole && !found.isOther;
    if (found.pieces.length === 0) continue;
    isWhole = isWhole && !found.isOther;
    pieces.push(...found.pieces);
    edge = Math.max(edge, isTurned(line) ? edge : line.y + line.height);
    bottom = Math.min(bottom, line.y);
  }
  const heads = marked
    .map((each) => columns.indexOf(each))
    .map((column) =>
      pieces
        .filter((piece) => piece.column === column)
        .sort((a, b) => a.order - b.order)
        .map((piece) => piece.text)
        .join(' ')
        .replace(/(?<=\p{Ll})[-‐]\s(?=\p{Ll})/gu, '')
        .replace(/(?<=\S)[*†‡]+$|\s?\(\d{1,2}\)/g, '')
        .trim(),
    );
  const isReadable = heads.every((head) => /\p{L}{2}/u.test(head)) && new Set(heads).size === heads.length;
  return isReadable ? { heads, isWhole, bottom } : null;
}

/** The usual distance between adjacent columns. */
function stepOf(columns: readonly MarkColumn[]): number {
  const steps = columns.slice(1).map((column, at) => column.centre - (columns[at]?.centre ?? 0));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 40;
}

/** Whether a line is vertical text: higher than wide. */
export function isTurned(line: TextLine): boolean {
  return line.height > 1.3 * line.width && line.text.trim().length > 2;
}

type Found = { pieces: Piece[]; isOther: boolean; isLabel: boolean };

function turned(line: TextLine, columns: readonly MarkColumn[], step: number): Found {
  const centre = line.x + line.width / 2;
  const column = nearest(columns, centre, 0.6 * step + 2);
  const isLabel = centre < (columns[0]?.left ?? 0) - step;
  if (column < 0) return { pieces: [], isOther: !isLabel, isLabel };
  return {
    pieces: [{ text: line.text.trim(), column, order: line.x, height: Infinity }],
    isOther: false,
    isLabel: false,
  };
}

const PROSE_REACH = 0.8;
const FEWEST_OF_PROSE = 5;

/**
 * Assigns a cell to the column below it; a sequence of single words is one header per word. A cell above several
 * columns is a title.
 */
function across(line: TextLine, columns: readonly MarkColumn[], step: number, tallest: number): Found | 'title' {
  const first = columns[0]?.left ?? 0;
  const pieces: Piece[] = [];
  let isOther = false;
  for (const cell of cellsOfLine(line).flatMap((each) => apart(line, each))) {
    if (cell.right < first - 0.4 * step) continue;
    // Running text above the table begins with the rows' labels and ends somewhere over the columns.
    if (cell.left < first - PROSE_REACH * step && cell.words.length >= FEWEST_OF_PROSE) return 'title';
    const reach = Math.min(0.62 * step, 60) + 2;
    const over = columns.filter((column) => column.centre > cell.left && column.centre < cell.right).length;
    if (over <= 1) {
      const middle = nearest(columns, (cell.left + cell.right) / 2, reach);
      const at = middle >= 0 ? middle : onlyUnder(columns, cell);
      if (at >= 0) pieces.push({ text: cell.text, column: at, order: -line.y, height: cell.words[0]?.height ?? 0 });
      else isOther = true;
      continue;
    }
    const places = cell.words.map((word) => nearest(columns, (word.left + word.right) / 2, reach));
    const within = places.filter((place) => place >= 0);
    const isHeads = cell.words.length <= over + 1 && new Set(within).size >= over - 1 && within.length <= over;
    if (!isHeads || (cell.words[0]?.height ?? 0) > tallest) return 'title';
    cell.words.forEach((word, each) => {
      const place = places[each] ?? -1;
      if (place >= 0) pieces.push({ text: word.text, column: place, order: -line.y, height: word.height });
      else if (word.left > first) isOther = true;
    });
  }
  return { pieces, isOther, isLabel: pieces.length === 0 && !isOther };
}

/** Headers of narrow columns are closer together than cells, but further apart than words of one header. */
function apart(line: TextLine, cell: LineCell): { text: string; left: number; right: number; words: Word[] }[] {
  const words = wordsOfLine(line).filter((word) => word.start >= cell.start && word.end <= cell.end);
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && word.left - last.right < 0.42 * line.fontSize) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => ({
    text: run.map((word) => word.text).join(' '),
    left: run[0]?.left ?? 0,
    right: run.at(-1)?.right ?? 0,
    words: run,
  }));
}

const AT_EDGE = 10;

/** The one column under a long header, where both are set to the left or to the right; -1 where there are several. */
function onlyUnder(columns: readonly MarkColumn[], { left, right }: { left: number; right: number }): number {
  const under = columns.flatMap(({ centre }, at) => (centre > left - AT_EDGE && centre < right + AT_EDGE ? [at] : []));
  return under.length === 1 ? (under[0] ?? -1) : -1;
}

function nearest(columns: readonly MarkColumn[], centre: number, reach: number): number {
  let best = -1;
  let distance = reach;
  columns.forEach((column, at) => {
    const away = Math.abs(column.centre - centre);
    if (away < distance) [best, distance] = [at, away];
  });
  return best;
}
