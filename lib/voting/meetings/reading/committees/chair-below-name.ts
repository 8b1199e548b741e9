import { centredBelow, columnBelow, placedCells, type PlacedCell } from '@/lib/reading/structure/tables/columns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { personAt, SUFFIX, TITLE, type Named } from './member-names';

const CHAIR = /^\(?(?:committee )?chair(?:man|woman|person)?\)?$/i;

/**
 * Of members named beside each other, from offset `start` to `end` of the page's text, the one below whose name "Chair"
 * is printed in a line of its own. Null where the word is not below any of them, or may belong to the name below it.
 */
export function chairBelowName(page: FlatPage, start: number, end: number, people: Named): string | null {
  const cells = placedCells(page);
  const isWithin = (cell: PlacedCell) => cell.start >= start && cell.start < end && cell.line.cells.length > 1;
  const chairs = cells.filter(isWithin).flatMap((cell): string[] => {
    const name = wholeName(cell.text, people);
    const [below] = [columnBelow(cells, cell)[0], centredBelow(cells, cell, CHAIR)[0]].filter(isChair);
    return name !== undefined && below && !isOfNext(cells, cell, below, people) ? [name] : [];
  });
  const [chair = null] = chairs.length === 1 ? chairs : [];
  return chair;
}

const isChair = (cell: PlacedCell | undefined): cell is PlacedCell =>
  cell !== undefined && cell.line.cells.length === 1 && CHAIR.test(cell.text);

/** Whether a name follows the word at least as closely as the one above it. */
function isOfNext(cells: readonly PlacedCell[], above: PlacedCell, word: PlacedCell, people: Named): boolean {
  const yOf = ({ line }: PlacedCell) => line.line.y;
  return cells.some(
    (each) =>
      yOf(each) < yOf(word) &&
      yOf(word) - yOf(each) <= yOf(above) - yOf(word) &&
      wholeName(each.text, people) !== undefined,
  );
}

function wholeName(printed: string, people: Named): string | undefined {
  const text = printed.replace(TITLE, '').replace(/[*†‡]+$/, '');
  const named = personAt(text, 0, people, text !== printed);
  return named && text.slice(named.length).replace(SUFFIX, '').trim() === '' ? named.name : undefined;
}
