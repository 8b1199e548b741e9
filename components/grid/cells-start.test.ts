import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell, GridCounts } from '@/lib/grid/schema-cells';
import { rowsOfStart, cellsShownFirst, startOfCells } from './cells-start';
import { NO_FILTER, type GridAddress } from './grid-address';

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const rows = names(100, 'row').map(
  (id, index) => ({ id, company_name: `Company ${99 - index}`, ticker: id }) as GridRow,
);
const columns = names(30, 'column').map(
  (id) => ({ id, kind: 'question', answer_type: 'auto', limit: null, is_pinned: id === 'column29' }) as GridColumn,
);
const cells = rows.flatMap((row, down) =>
  columns.map(
    (column) =>
      ({
        row_id: row.id,
        column_id: column.id,
        state: down % 2 === 0 ? 'answered' : 'not_stated',
        text: String(down),
        value: down,
        unit: null,
        reason: 'As the page says.',
      }) as GridCell,
  ),
);
const counts = { total: 3000 } as GridCounts;
const plain: GridAddress = { cell: null, sort: null, filters: [], search: '' };
const shownFor = (part: Partial<GridAddress>) => cellsShownFirst(cells, { rows, columns }, { ...plain, ...part });
const startFor = (part: Partial<GridAddress>) => startOfCells(shownFor(part), { cells, counts });
const rowsDrawn = (part: Partial<GridAddress>, now = part) =>
  rowsOfStart({ rows }, startFor(part), { ...plain, ...now }).map(({ id }) => id);

describe('the start of a long grid', () => {
  it('is of the first rows, and of the pinned and the first other columns', () => {
    expect(shownFor({}).rows).toEqual(names(20, 'row'));
    expect(shownFor({}).columns.toSorted()).toEqual([...names(13, 'column'), 'column29'].toSorted());
  });

  it('says why a cell has no answer, and not how an answer came about', () => {
    const [answered, other] = startFor({}).cells.filter(({ column_id: id }) => id === 'column0');
    expect([answered?.reason, other?.reason]).toEqual([null, 'As the page says.']);
  });

  it('describes each column by all of its cells', () => {
    const { columns: columnSummaries } = startFor({});
    expect(Object.keys(columnSummaries)).toHaveLength(30);
    expect(columnSummaries.column20).toMatchObject({
      isNumeric: true,
      spread: { kind: 'numbers', least: 0, most: 98 },
    });
  });

  it('has the rows in the order of the address, which needs cells that are not sent', () => {
    const descending = { sort: { columnId: 'column20', isDescending: true } };
    expect(shownFor(descending).rows).toContain('row98');
    expect(rowsDrawn(descending).slice(0, 3)).toEqual(['row98', 'row96', 'row94']);
    expect(rowsDrawn({ filters: [{ ...NO_FILTER, columnId: 'column20', least: 90, most: null }] })).toEqual([
      'row90',
      'row91',
      'row92',
      'row93',
      'row94',
      'row95',
      'row96',
      'row97',
      'row98',
      'row99',
    ]);
    expect(startFor({ sort: { columnId: 'company', isDescending: false } }).order).toBeNull();
    expect(rowsDrawn({ sort: { columnId: 'company', isDescending: false } })[0]).toBe('row99');
  });

  it('follows a search at once, and sorts by cells only when these are there', () => {
    expect(rowsDrawn({}, { search: 'company 42' })).toEqual(['row57']);
    expect(rowsDrawn({}, { sort: { columnId: 'column20', isDescending: true } })[0]).toBe('row0');
  });
});
