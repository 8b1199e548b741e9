import { removedAndAddedWords } from './mark-words';
import type { Entry } from './arrange-sections';
import type { ComparedText, Paragraph, Token } from './types';

/** Entries further apart than this are not at one place of a page. */
const NEAR_ENTRIES = 30;
/** Pages around the place where a line would be. */
const NEAR_PAGES = 2;
const ROUNDS = 3;
/** A cell of fewer words, such as "Yes" or a figure, is in many rows and is identified by its row only. */
const LEAST_WORDS = 2;
const LEAST_WORDS_OF_ROW = 3;
/** Entries between which a short line of text may go over, such as the end of a paragraph. */
const NEXT_ENTRIES = 3;

type Side = 'from' | 'to';
/** A line of text or a cell of a table, as a whole. */
type Cell = {
  key: string;
  tokens: readonly Token[];
  entry: number;
  isRow: boolean;
  /** Its paragraph has no counterpart. */
  isAlone: boolean;
};
type LeftOut = { key: string; page: number; isUsed: boolean };

/**
 * Words that both filings have and that were marked as gone here and new there because of how their pages are set:
 * lines and cells that were read in another order nearby, and lines that the other filing's reader left out as a page
 * number, a running head or a table of contents. Only whole lines and cells count, so that words that changed places
 * within a sentence are a change.
 */
export function unchangedTokens(entries: readonly Entry[], from: ComparedText, to: ComparedText): Set<Token> {
  const unchanged = new Set<Token>();
  const sides = entries.map((entry) => ({
    from: tokensAt(from.paragraphs, entry.from),
    to: tokensAt(to.paragraphs, entry.to),
  }));
  const kinds = entries.map(
    (entry) => (to.paragraphs[entry.to[0] ?? -1] ?? from.paragraphs[entry.from[0] ?? -1])?.kind,
  );
  const leftOut = { from: leftOutCells(from), to: leftOutCells(to) };
  const pages = { from: pageRanges(sides, 'from'), to: pageRanges(sides, 'to') };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = unchanged.size;
    const lost: Cell[] = [];
    const gained: Cell[] = [];
    sides.forEach((side, index) => {
      const [older, newer] = [open(side.from, unchanged), open(side.to, unchanged)];
      const told = removedAndAddedWords(older, newer, kinds[index] === 'row');
      const about = {
        entry: index,
        isRow: kinds[index] === 'row',
        isAlone: older.length === 0 || newer.length === 0,
      };
      lost.push(...touchedCells(older, told.lost, about));
      gained.push(...touchedCells(newer, told.gained, about));
    });
    const rest = matchNear(lost, gained, unchanged);
    matchLeftOut(rest.lost, leftOut.to, pages.to, unchanged);
    matchLeftOut(rest.gained, leftOut.from, pages.from, unchanged);
    if (unchanged.size === before) break;
  }
  return unchanged;
}

function tokensAt(paragraphs: readonly Paragraph[], indexes: readonly number[]): Token[] {
  return indexes.flatMap((index) => paragraphs[index]?.tokens ?? []);
}

function open(tokens: readonly Token[], unchanged: ReadonlySet<Token>): readonly Token[] {
  return unchanged.size === 0 ? tokens : tokens.filter((token) => !unchanged.has(token));
}

function cellsOf(tokens: readonly Token[]): Token[][] {
  const cells: Token[][] = [];
  for (const token of tokens) {
    const last = cells.at(-1);
    if (last && !token.isCellStart) last.push(token);
    else cells.push([token]);
  }
  return cells;
}

const keyOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key).join(' ');

function touchedCells(
  tokens: readonly Token[],
  touched: ReadonlySet<Token>,
  about: Pick<Cell, 'entry' | 'isRow' | 'isAlone'>,
): Cell[] {
  if (touched.size === 0) return [];
  return cellsOf(tokens)
    .filter((cell) => cell.some((token) => touched.has(token)))
    .map((cell) => ({ key: keyOf(cell), tokens: cell, ...about }));
}

/** Adds to `unchanged` the cells that are gone and new in one place of the pages; the other cells remain. */
function matchNear(lost: readonly Cell[], gained: readonly Cell[], unchanged: Set<Token>) {
  const byKey = Map.groupBy(gained, ({ key }) => key);
  const found = new Map<Cell, Cell>();
  for (const cell of lost) {
    const near = (byKey.get(cell.key) ?? [])
      .filter((other) => !found.has(other) && isNear(cell, other))
      .sort((a, b) => Math.abs(a.entry - cell.entry) - Math.abs(b.entry - cell.entry))[0];
    if (!near) continue;
    found.set(cell, near);
    found.set(near, cell);
  }
  // A short cell counts only where nothing else of its paragraph is reported.
  const open = new Set([...lost, ...gained].filter((cell) => !found.has(cell)).map(({ entry }) => entry));
  const isWhole = (cell: Cell) => !isShort(cell) || !cell.isAlone || !open.has(cell.entry);
  const isTaken = (cell: Cell) => {
    const other = found.get(cell);
    return other !== undefined && isWhole(cell) && isWhole(other);
  };
  for (const cell of [...lost, ...gained]) if (isTaken(cell)) for (const token of cell.tokens) unchanged.add(token);
  return { lost: lost.filter((cell) => !isTaken(cell)), gained: gained.filter((cell) => !isTaken(cell)) };
}

function isShort({ tokens, isRow, isAlone }: Cell): boolean {
  const words = tokens.filter(({ key }) => /[\p{L}\p{N}]{2}/u.test(key));
  if (words.length < LEAST_WORDS) return true;
  return isRow && !isAlone && words.filter(({ key }) => /\p{L}/u.test(key)).length < LEAST_WORDS_OF_ROW;
}

/** Short cells of a row that has a counterpart are that row's own: "Yes" here and "No" there is a change of both. */
function isNear(one: Cell, other: Cell): boolean {
  const distance = Math.abs(one.entry - other.entry);
  if (!isShort(one) && !isShort(other)) return distance <= NEAR_ENTRIES;
  if ([one, other].some(({ isRow, isAlone }) => isRow && !isAlone)) return false;
  return distance <= (one.isAlone && other.isAlone ? NEAR_ENTRIES : NEXT_ENTRIES);
}

type Range = { first: number; last: number };

/** Adds to `unchanged` the cells whose words the other filing has nearby among the lines that its reader left out. */
function matchLeftOut(
  cells: readonly Cell[],
  leftOut: ReadonlyMap<string, LeftOut[]>,
  ranges: readonly (Range | null)[],
  unchanged: Set<Token>,
): void {
  for (const { key, tokens, entry } of cells) {
    const range = ranges[entry];
    const found = leftOut
      .get(key)
      ?.find(
        ({ page, isUsed }) => !isUsed && range && page >= range.first - NEAR_PAGES && page <= range.last + NEAR_PAGES,
      );
    if (!found) continue;
    found.isUsed = true;
    for (const token of tokens) unchanged.add(token);
  }
}

function leftOutCells({ leftOut }: ComparedText): Map<string, LeftOut[]> {
  return Map.groupBy(
    leftOut.flatMap((line) =>
      cellsOf(line).flatMap((cell): LeftOut[] =>
        cell[0] ? [{ key: keyOf(cell), page: cell[0].page, isUsed: false }] : [],
      ),
    ),
    ({ key }) => key,
  );
}

/** For each entry its pages in a filing, or those between which it would be. */
function pageRanges(sides: readonly Record<Side, Token[]>[], side: Side): (Range | null)[] {
  const own = sides.map((each): Range | null => {
    const [first, last] = [each[side][0], each[side].at(-1)];
    return first && last ? { first: first.page, last: last.page } : null;
  });
  const after: (Range | null)[] = [];
  for (let at = own.length - 1, next: Range | null = null; at >= 0; at -= 1) {
    next = own[at] ?? next;
    after[at] = next;
  }
  let before: Range | null = null;
  return own.map((range, at) => {
    before = range ?? before;
    const next = after[at] ?? before;
    if (range ?? !(before && next)) return range ?? before ?? next;
    return { first: Math.min(before.last, next.first), last: Math.max(before.last, next.first) };
  });
}
