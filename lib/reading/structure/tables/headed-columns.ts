import { alternatives, oneOf } from '@/lib/format/patterns';
import type { FlatPage } from '@/lib/reading/text/flat-page';
import { placedCells, type PlacedCell } from './columns';
import { leadingPerson } from '../people/known-people';
import { DIRECTOR_TITLES, OTHER_BOARDS_HEADS } from '../people/person-facts-patterns';
import type { PersonFactKind } from '../types';

/** A value in a person's line; offsets refer to the page's flat text. */
export type ColumnValue = { name: string; kind: PersonFactKind; value: string; start: number; end: number };

/** The head of the next column may be printed so near that it is read with this one. */
const END = String.raw`(?=$|\s\p{L})`;
const COLUMNS: readonly { kind: PersonFactKind; head: RegExp; value: RegExp }[] = [
  { kind: 'age', head: new RegExp(`^age${END}`, 'iu'), value: /^[3-9]\d$/ },
  {
    kind: 'director_since',
    head: new RegExp(
      `^(?:${oneOf(DIRECTOR_TITLES)} since|year (?:first )?(?:elected|joined)(?: the board)?)${END}`,
      'iu',
    ),
    value: /^(?:19|20)\d\d$/,
  },
  { kind: 'other_board', head: new RegExp(alternatives(OTHER_BOARDS_HEADS), 'i'), value: /^(?:\d|[-–—]+)$/ },
];
/** In the head, or in a note below the table: other boards may be those of charities. */
const OF_PUBLIC_BOARDS =
  /\bother (?:current )?(?:public|listed)|\bnumber of other public company (?:boards|directorships)/i;
/** A value may be set in the middle below its head. */
const SIDEWAYS = 30;
const FEWEST_PEOPLE = 3;

/**
 * Ages and first years below the head of a column, in lines that begin with a name: tables whose other columns are
 * running text, so that they have no rows of cells.
 */
export function headedColumns(page: FlatPage, people: ReadonlyMap<string, string>): ColumnValue[] {
  const cells = placedCells(page);
  return COLUMNS.flatMap(({ kind, head, value }) => {
    if (kind === 'other_board' && !OF_PUBLIC_BOARDS.test(page.text)) return [];
    const heads = cells.filter((cell) => isHead(cell, cells, head));
    const found = heads.flatMap((each) =>
      cells.flatMap((cell): ColumnValue[] => {
        const [first] = cell.line.cells;
        const isBelow = cell.line.line.y < each.line.line.y && Math.abs(cell.left - each.left) <= SIDEWAYS;
        if (!first || !isBelow || first.start === cell.start || !value.test(cell.text)) return [];
        const name = leadingPerson(first.text, people);
        return name ? [{ name, kind, value: cell.text, start: first.start, end: cell.end }] : [];
      }),
    );
    const isColumn = new Set(found.map(({ name }) => name)).size >= FEWEST_PEOPLE;
    if (!isColumn || (kind === 'other_board' && !found.some((each) => /[1-9]/.test(each.value)))) return [];
    return found.map((each) => ({ ...each, value: /\d/.test(each.value) ? each.value : 'none' }));
  });
}

/** A head in one line, or with its second word below the first; a label beside names is none. */
function isHead(cell: PlacedCell, cells: readonly PlacedCell[], head: RegExp): boolean {
  if (cell.line.cells[0]?.start === cell.start && cell.line.cells.length === 1) return false;
  if (head.test(cell.text)) return true;
  const below = cells.find(
    ({ line, left }) =>
      line.line.y < cell.line.line.y &&
      cell.line.line.y - line.line.y < 2 * cell.line.line.height &&
      Math.abs(left - cell.left) <= SIDEWAYS,
  );
  return below !== undefined && head.test(`${cell.text} ${below.text}`);
}
