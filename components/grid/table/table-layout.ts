import type { GridColumn } from '@/lib/grid/schema';
import type { CellBrief } from '@/lib/grid/schema-cells';

export const ROW_HEIGHT = 46;
export const HEAD_HEIGHT = 90;
const FIRST_OPEN = 216;
const FIRST_CLOSED = 300;
const NUMBERS = 98;
const WORDS = 118;
const MOST = 320;

export type PlacedColumn = {
  column: GridColumn;
  width: number;
  /** Distance from the left edge of the whole table. */
  left: number;
  isNumeric: boolean;
};
export type TableLayout = { first: number; pinned: PlacedColumn[]; others: PlacedColumn[]; width: number };

/** Pinned columns stay beside the company; the others share the remaining width, down to a minimum. In pixels. */
export function layOut(
  columns: readonly GridColumn[],
  isNumeric: (column: GridColumn) => boolean,
  { available, isPaneOpen }: { available: number; isPaneOpen: boolean },
): TableLayout {
  const isNarrow = available < 700;
  const first = isPaneOpen || isNarrow ? FIRST_OPEN : FIRST_CLOSED;
  const needs = columns.map((column) => (isNumeric(column) ? NUMBERS : WORDS));
  const needed = needs.reduce((sum, width) => sum + width, 0);
  const share = needed > 0 ? Math.max(1, (available - first) / needed) : 1;
  const widthOf = (column: GridColumn) => Math.min(MOST, Math.floor((isNumeric(column) ? NUMBERS : WORDS) * share));
  const place = (from: number, own: readonly GridColumn[]): PlacedColumn[] => {
    let left = from;
    return own.map((column) => {
      const width = widthOf(column);
      const placed = { column, width, left, isNumeric: isNumeric(column) };
      left += width;
      return placed;
    });
  };
  const pinned = place(
    first,
    columns.filter((column) => column.is_pinned),
  );
  const end = (list: readonly PlacedColumn[], from: number) => {
    const last = list.at(-1);
    return last ? last.left + last.width : from;
  };
  const others = place(
    end(pinned, first),
    columns.filter((column) => !column.is_pinned),
  );
  return { first, pinned, others, width: end(others, end(pinned, first)) };
}

const NUMERIC = ['number', 'percent', 'money', 'ratio'];

/** Whether a column contains numbers, by its kind or by most of its cells. */
export function isNumeric(column: GridColumn, cells: readonly CellBrief[]): boolean {
  if (column.kind === 'line_item' || column.kind === 'measure' || NUMERIC.includes(column.answer_type)) return true;
  if (column.kind === 'flag') return false;
  const answered = cells.filter(({ state }) => state === 'answered');
  return answered.length > 0 && answered.filter(({ value }) => typeof value === 'number').length * 2 >= answered.length;
}
