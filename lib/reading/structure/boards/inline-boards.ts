import { oneOf } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { columnBelow, placedCells, type PlacedCell } from '../tables/columns';
import {
  BETWEEN,
  ENDS_A_NAME,
  isBoard,
  isNextLabel,
  NONE,
  OF_PUBLIC,
  SAME_EDGE,
  SINCE,
  type ListedBoards,
} from './listed-boards';
import { LISTED_BOARDS_LABELS } from './listed-boards-patterns';

const INLINE = new RegExp(
  String.raw`^(?<said>${oneOf(LISTED_BOARDS_LABELS)})(?: \(current\))?:\s(?<first>\S.*)$`,
  'iu',
);
/** A gap above which a line below is another part, by how far the label is from the line above it. */
const WIDER = 1.25;

/**
 * "Other public company boards: Roe Group," in a cell of a card, the rest of the value in the lines right below it;
 * `names` is null where it cannot be told which they are.
 */
export function boardsInline(page: FlatPage): (Omit<ListedBoards, 'names'> & { names: string[] | null })[] {
  const cells = placedCells(page);
  return cells.flatMap((cell) => {
    const { said = '', first = '' } = INLINE.exec(cell.text)?.groups ?? {};
    // "Other public boards: 2" counts what another label lists.
    if (!OF_PUBLIC.test(said) || /^\d{1,2}$/.test(first)) return [];
    const value = { ...cell, text: first };
    const isOfEdge = ({ left }: PlacedCell) => Math.abs(left - cell.left) <= SAME_EDGE;
    const yOf = ({ line }: PlacedCell) => line.line.y;
    const above = cells.filter((other) => isOfEdge(other) && yOf(other) > yOf(cell) + 1).map(yOf);
    const pitch = Math.min(...above) - yOf(cell);
    const below = columnBelow(cells, cell).filter(isOfEdge);
    const apart = below.findIndex(
      (next, at) => yOf(below[at - 1] ?? cell) - yOf(next) > WIDER * pitch || isNextLabel(next, value, cell),
    );
    const lines = [value, ...(apart < 0 ? below : below.slice(0, apart))];
    const names = ofValue(lines.map(({ text }) => text));
    const label = { line: cell.line, left: cell.left };
    const end = lines.at(-1)?.end ?? cell.end;
    return [{ names: names?.every(isBoard) ? names : null, label, start: cell.start, end }];
  });
}

/** "(Tadawul)", "(NYSE: ROE)". */
const EXCHANGE = /\s\((?:[A-Z]{2,8}:\s?)?[A-Z][A-Za-z.]{1,12}\)/g;

/** One name, or several of which each ends as companies' names do. */
function ofValue(texts: readonly string[]): string[] | null {
  const said = texts.join(' ').replace(SINCE, '').replace(EXCHANGE, '').trim();
  if (NONE.test(said)) return [];
  const names = said.split(BETWEEN).map((name) => name.trim());
  // Without such an end the name may go on somewhere.
  return names.every((name) => ENDS_A_NAME.test(name)) ? names : null;
}
