import type { FlatPage } from '../text/flat-page';
import type { Section } from '@/lib/pdf/types';
import { endsPage } from './tables/continued';
import { readMatrices, type Matrix } from './matrices/matrices';
import { headValues, matrixUnits } from './matrices/matrix-units';
import { pathsOf, type PathAt } from './outline';
import { sentenceUnits } from './sentences';
import { readTables, type ReadTable } from './tables/tables';
import { readTiles } from './tables/tiles';
import type { Table, Unit } from './types';

export type ReadUnits = { units: Unit[]; tables: Table[]; matrices: Matrix[] };

/** All units of a filing in reading order, its tables, and its matrices. */
export function readUnits(
  pages: readonly FlatPage[],
  sections: readonly Section[],
  surnames: ReadonlySet<string>,
): ReadUnits {
  const pathAt = pathsOf(sections);
  const all: Table[] = [];
  const found: Matrix[] = [];
  let lead = '';
  let before: ReadTable | null = null;
  const units = pages.flatMap((flat) => {
    const { layout } = flat;
    const tables: ReadTable[] = readTables(layout, before);
    const matrices = readMatrices(layout);
    found.push(...matrices);
    for (const matrix of matrices) headValues(layout, matrix, tables);
    const rows = rowUnits(flat, tables, matrices, { all, surnames, pathAt });
    const last = tables.at(-1);
    before = last && last.rows.length > 0 && endsPage(layout, last) ? last : null;
    const inRows = new Set([
      ...tables.flatMap((table) => table.lines),
      ...matrices.flatMap((matrix) => matrix.rows.flatMap((row) => row.lines)),
    ]);
    const sentences = sentenceUnits(flat, inRows, pathAt, lead);
    lead = sentences.at(-1)?.lead ?? '';
    const tiles = readTiles(layout).map((tile) => ({
      ...tile,
      section: pathAt(layout.page, tile.start),
      lead: '',
      row: null,
      kind: 'tile' as const,
    }));
    return [...sentences, ...rows, ...tiles].sort((a, b) => a.start - b.start);
  });
  return { units, tables: all, matrices: found };
}

type Around = { all: Table[]; surnames: ReadonlySet<string>; pathAt: PathAt };

/** Rows of the tables and matrices of a page; a row that is part of a matrix is included once, from the matrix. */
function rowUnits(flat: FlatPage, tables: readonly ReadTable[], matrices: readonly Matrix[], around: Around): Unit[] {
  const { page } = flat.layout;
  const { all, surnames, pathAt } = around;
  const inMatrix = new Set(matrices.flatMap((matrix) => matrix.rows.flatMap((row) => row.lines)));
  const units = tables.flatMap((table) => {
    const at = addTable(table, page, all);
    return table.rows.flatMap(({ label, groups, year, cells, start, end, lines }): Unit[] => {
      if (lines.some((line) => inMatrix.has(line))) return [];
      const text = [label, year ?? '', ...cells.map((cell) => cell.text)].filter((part) => part !== '').join(' ');
      const row = { label, groups, year, cells, table: at };
      return [{ kind: 'row', page, start, end, text, section: pathAt(page, start), lead: table.context.lead, row }];
    });
  });
  const marked = matrices.flatMap((matrix) => {
    const table = tables.find((each) => each.lines.some((line) => inMatrix.has(line) && isWithin(line.y, matrix)));
    const lead = table?.context.lead ?? '';
    const at = table ? all.findIndex((each) => isOnPage(each, page, table)) : -1;
    return matrixUnits(matrix, tables, surnames).map((unit): Unit => {
      const row = unit.row && at >= 0 ? { ...unit.row, table: at } : unit.row;
      return { ...unit, row, page, section: pathAt(page, unit.start), lead };
    });
  });
  return [...units, ...marked];
}

function isWithin(y: number, matrix: Matrix): boolean {
  return y <= matrix.top && y >= matrix.bottom - 2;
}

function isOnPage(each: Table, page: number, table: ReadTable): boolean {
  const start = table.lines[0]?.start ?? -1;
  return each.places.some((place) => place.page === page && start >= place.start && start < place.end);
}

/** Adds a table to the list, or another place to the table it continues. Returns its position. */
function addTable(table: ReadTable, page: number, all: Table[]): number {
  const start = Math.min(...table.lines.map((line) => line.start));
  const end = Math.max(...table.lines.map((line) => line.start + line.text.length));
  const { caption, unit, scale } = table.context;
  const last = all.at(-1);
  if (table.isContinued && last) last.places.push({ page, start, end });
  else all.push({ caption, unit, scale, heads: table.heads, places: [{ page, start, end }] });
  return all.length - 1;
}
