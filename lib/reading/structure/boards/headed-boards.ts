import type { FlatPage } from '@/lib/reading/text/flat-page';
import { placedCells, type PlacedCell } from '../tables/columns';
import { SAME_EDGE, type ListedBoards } from './listed-boards';
import { breaksIn, isBoardName, NONE, ofLines } from './names-in-lists';

/** The head of a column with the present boards of each person below one word and the former ones below another. */
const HEAD = /^other (?:public company )?directorships$/i;
const OF_PUBLIC = /\bpublic\b/i;
const CURRENT = /^current:?$/i;
const FORMER = /^(?:former|past|prior|previous):?$/i;
/** How far from its head, which may be set in the middle, a column begins. */
const SIDEWAYS = 40;
const MOST_LINES = 8;

/** Below "Other Directorships" the names between "Current" and "Former", beside the biography of each person. */
export function boardsBelowHead(page: FlatPage, isPublic: boolean): ListedBoards[] {
  const cells = placedCells(page);
  const heads = cells.filter(
    ({ text, line, start }) => HEAD.test(text) && line.cells[0]?.start !== start && (isPublic || OF_PUBLIC.test(text)),
  );
  return heads.flatMap((head) =>
    cells
      .filter(({ text, line, left }) => {
        const isBelow = line.line.y < head.line.line.y && Math.abs(left - head.left) <= SIDEWAYS;
        return CURRENT.test(text) && isBelow;
      })
      .flatMap((label) => between(label, cells)),
  );
}

function between(label: PlacedCell, cells: readonly PlacedCell[]): ListedBoards[] {
  const column = cells
    .filter(({ line, left }) => line.line.y < label.line.line.y && Math.abs(left - label.left) <= SAME_EDGE)
    .toSorted((a, b) => b.line.line.y - a.line.line.y);
  const former = column.findIndex(({ text }) => FORMER.test(text));
  const list = column.slice(0, Math.max(0, former));
  const last = list.at(-1);
  const isOfOne = !list.some(({ text }) => CURRENT.test(text)) && list.length <= MOST_LINES;
  if (!last || !isOfOne) return [];
  const texts = list.map(({ text }) => text);
  const names = NONE.test(texts.join(' ')) ? [] : ofLines(texts, breaksIn(list, cells));
  if (!names?.every(isBoardName) || names.some((name) => NONE.test(name))) return [];
  const starts = list.map(({ start }) => start);
  const ends = list.map(({ end }) => end);
  const at = { line: label.line, left: label.left };
  return [{ names, label: at, part: null, start: Math.min(...starts), end: Math.max(...ends) }];
}
