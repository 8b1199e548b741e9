import { describe, expect, it } from 'vitest';
import type { GridColumn, GridRow } from '@/lib/grid/schema';
import type { GridCell } from '@/lib/grid/schema-cells';
import { arrangeRows } from './arrange-rows';
import { binOf, spreadOf, rankInColumn } from './columns/distribution';
import { NO_FILTER, readGridAddress, writeGridAddress, type GridAddress } from './grid-address';

const COLUMN = '22222222-2222-4222-8222-222222222222';
const column = { id: COLUMN, limit: { operator: 'above', value: 200 } } as GridColumn;
const row = (id: string, name: string) => ({ id, company_name: name, ticker: name.slice(0, 2) }) as GridRow;
const cell = (rowId: string, part: Partial<GridCell>): GridCell =>
  ({
    row_id: rowId,
    column_id: COLUMN,
    state: 'answered',
    text: String(part.value ?? ''),
    value: null,
    unit: null,
    breaks_flag: null,
    ...part,
  }) as GridCell;
const rows = [row('a', 'Aldermoor'), row('b', 'Brennick'), row('c', 'Cold Harbor'), row('d', 'Dunmore')];
const cells = [
  cell('a', { value: 214, breaks_flag: true }),
  cell('b', { value: 88, breaks_flag: false }),
  cell('c', { state: 'cannot_determine', text: '2 values' }),
  cell('d', { value: 99, breaks_flag: false }),
];
const cellAt = (rowId: string) => cells.find(({ row_id }) => row_id === rowId);
const arrange = (part: Partial<GridAddress>) =>
  arrangeRows(rows, [column], cellAt, { sort: null, filters: [], search: '', ...part }).map(({ id }) => id);
const ofColumn = { ...NO_FILTER, columnId: COLUMN };

describe('the rows of a grid', () => {
  it('are sorted by typed value, those without one last either way', () => {
    expect(arrange({ sort: { columnId: COLUMN, isDescending: false } })).toEqual(['b', 'd', 'a', 'c']);
    expect(arrange({ sort: { columnId: COLUMN, isDescending: true } })).toEqual(['a', 'd', 'b', 'c']);
    expect(arrange({ sort: { columnId: 'company', isDescending: true } })).toEqual(['d', 'c', 'b', 'a']);
  });

  it('are filtered by state, range, words and flag', () => {
    expect(arrange({ filters: [{ ...NO_FILTER, state: 'cannot_determine' }] })).toEqual(['c']);
    expect(arrange({ filters: [{ ...ofColumn, least: 90, most: 214 }] })).toEqual(['a', 'd']);
    expect(arrange({ filters: [{ ...ofColumn, contains: '2 VAL' }] })).toEqual(['c']);
    expect(arrange({ filters: [{ ...NO_FILTER, breaksFlag: true }] })).toEqual(['a']);
    expect(arrange({ search: 'harb' })).toEqual(['c']);
  });
});

it('writes an address that reads the same', () => {
  const address: GridAddress = {
    cell: { rowId: '11111111-1111-4111-8111-111111111111', columnId: COLUMN },
    sort: { columnId: COLUMN, isDescending: true },
    filters: [
      { ...ofColumn, least: -1.5, contains: 'a~b' },
      { ...NO_FILTER, breaksFlag: true },
    ],
    search: 'micro',
  };
  expect(readGridAddress(new URLSearchParams(writeGridAddress(address)))).toEqual(address);
  expect(readGridAddress(new URLSearchParams('cell=x&sort=;drop&f=1~~'))).toEqual({
    cell: null,
    sort: null,
    filters: [],
    search: '',
  });
});

describe('the distribution of a column', () => {
  it('has ten bins, and marks those that the limit takes', () => {
    const spread = spreadOf(column, cells);
    expect(spread).toMatchObject({ kind: 'numbers', least: 88, most: 214 });
    if (spread?.kind !== 'numbers') throw new Error('no numbers');
    expect(spread.bins.map(({ height }) => height)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0.5]);
    expect(spread.bins[9]?.isBroken).toBe(true);
    expect(spread.limitAt).toBeCloseTo(0.889, 3);
    expect([88, 99, 150, 214].map((value) => binOf(value, 88, 214))).toEqual([0, 0, 4, 9]);
  });

  it('counts words, and what is open', () => {
    const words = ['Yes', 'Yes', 'No'].map((text, index) => cell(String(index), { text, value: text === 'Yes' }));
    expect(spreadOf(column, [...words, cell('x', { state: 'not_stated' })])).toEqual({
      kind: 'words',
      total: 4,
      parts: [
        { label: 'Yes', count: 2, isOpen: false },
        { label: 'No', count: 1, isOpen: false },
        { label: 'not', count: 1, isOpen: true },
      ],
    });
    expect(spreadOf(column, [cell('x', { state: 'not_run' })])).toBeNull();
  });

  it('states the rank of a value', () => {
    expect(rankInColumn(99, cells)).toEqual({ place: 2, of: 3, median: 99 });
    expect(rankInColumn('a word', cells)).toBeNull();
  });
});
