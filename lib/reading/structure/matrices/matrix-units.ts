import { properCase } from '@/lib/reading/text/names/names';
import { boxesForRange } from '@/lib/pdf/quotes/locate-quote';
import type { PageLayout } from '@/lib/pdf/types';
import type { Matrix, MatrixRow } from './matrices';
import type { ReadTable } from '../tables/tables';
import type { RowCell, Unit } from '../types';

/** The content of a matrix by row and by column; the caller adds headings and surrounding text. */
export type MatrixUnit = Pick<Unit, 'kind' | 'start' | 'end' | 'text' | 'row'>;

const MOSTLY = 0.6;

/** Surnames show whether the rows or the columns of a matrix are people. */
export function matrixUnits(matrix: Matrix, tables: readonly ReadTable[], surnames: ReadonlySet<string>): MatrixUnit[] {
  const isPeople = (names: readonly string[]) =>
    names.filter((name) => shortName(name, surnames) !== null).length >= MOSTLY * names.length;
  const headsArePeople = matrix.heads.length > 0 && isPeople(matrix.heads);
  const rows = matrix.rows.map((row): MatrixUnit => {
    const said = headsArePeople || matrix.heads.length === 0 ? countOf(row, matrix) : saidOf(row, matrix);
    const others = otherCells(row, matrix, tables);
    const cell: RowCell = { head: '', text: said, start: row.start, end: row.end };
    const text = [row.label, ...others.map((each) => each.text), said].filter(Boolean).join(' ');
    const { label, groups, start, end } = row;
    return { kind: 'row', start, end, text, row: { label, groups, year: null, cells: [...others, cell] } };
  });
  return headsArePeople || matrix.heads.length === 0 ? rows : [...rows, ...columnCounts(matrix, surnames)];
}

/** "Audit, Compensation (chair)". */
function saidOf(row: MatrixRow, matrix: Matrix): string {
  if (row.marks.length === 0) return 'none';
  return row.marks
    .map(({ column, role }) => `${matrix.heads[column] ?? ''}${role === 'chair' ? ' (chair)' : ''}`)
    .join(', ');
}

/** "9 of 12: Doe, Roe, …"; without headers "9 of 12 marked". */
function countOf(row: MatrixRow, matrix: Matrix): string {
  const count = matrix.isWhole ? `${row.marks.length} of ${matrix.columns.length}` : String(row.marks.length);
  if (matrix.heads.length === 0) return `${count} marked`;
  return row.marks.length === 0
    ? count
    : `${count}: ${row.marks.map(({ column }) => properCase(matrix.heads[column] ?? '')).join(', ')}`;
}

/** "Audit Committee: 4 of 11: Jane Doe, Sam Roe (chair), …", located at the counted rows. */
function columnCounts(matrix: Matrix, surnames: ReadonlySet<string>): MatrixUnit[] {
  const start = Math.min(...matrix.rows.map((row) => row.start));
  const end = Math.max(...matrix.rows.map((row) => row.end));
  return matrix.heads.map((head, column) => {
    const marked = matrix.rows.flatMap((row) => {
      const mark = row.marks.find((each) => each.column === column);
      const name = shortName(row.label, surnames) ?? row.label;
      return mark ? [`${name}${mark.role === 'chair' ? ' (chair)' : ''}`] : [];
    });
    const text = `${head}: ${marked.length} of ${matrix.rows.length}: ${marked.join(', ')}`;
    return { kind: 'count' as const, start, end, text, row: null };
  });
}

/** The name at the beginning of a label: "Jane B. Doe Age: 46 Director since 2021" → "Jane B. Doe". */
export function shortName(label: string, surnames: ReadonlySet<string>): string | null {
  const words = label.split(' ');
  const at = words.findIndex((word) => surnames.has(word.toLowerCase().replace(/[^\p{L}'’-]/gu, '')));
  if (at < 0 || at > 4) return null;
  const next = words[at + 1] ?? '';
  const isDouble = surnames.has(next.toLowerCase()) && at < 4;
  return words
    .slice(0, at + (isDouble ? 2 : 1))
    .map((word) => properCase(word))
    .join(' ')
    .replace(/,$/, '');
}

/** Values of the row that are not marks, with their headers, such as an age or year. */
function otherCells(row: MatrixRow, matrix: Matrix, tables: readonly ReadTable[]): RowCell[] {
  const lines = new Set(row.lines);
  return tables
    .flatMap((table) => table.rows)
    .filter((each) => each.lines.some((line) => lines.has(line)))
    .flatMap((each) => each.cells)
    .filter((cell) => cell.head !== '' && !row.marks.some((mark) => mark.start >= cell.start && mark.start < cell.end))
    .filter((cell) => /\d/.test(cell.text) && !row.label.includes(cell.text));
}

/** Assigns the matrix's headers to rows of numbers between its rows of marks. */
export function headValues(page: PageLayout, matrix: Matrix, tables: readonly ReadTable[]): void {
  if (matrix.heads.length === 0) return;
  for (const row of tables.flatMap((table) => table.rows)) {
    const [line] = row.lines;
    if (!line || line.y > matrix.top || line.y + line.height < matrix.bottom - 3 * line.height) continue;
    for (const cell of row.cells) {
      const [box] = boxesForRange(page, cell.start, cell.end);
      const centre = box ? box.x + box.width / 2 : NaN;
      const at = matrix.columns.findIndex((column) => Math.abs(column.centre - centre) < 6);
      const head = matrix.heads[at];
      if (head) cell.head = head;
    }
  }
}
