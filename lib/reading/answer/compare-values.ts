import { CURRENCY_SIGN } from '@/lib/format/currency-signs';
import type { ChosenCells } from '@/lib/reading/match/choose-cells';
import type { UnitIndex } from '@/lib/reading/match/index-units';
import type { RowCell, Unit } from '@/lib/reading/structure/types';

/** One value of a table with its label. */
export type CellOperand = { label: string; value: number; text: string; unit: Unit; cell: RowCell };

const PRINTED_NUMBER = new RegExp(String.raw`^\(?-?${CURRENCY_SIGN}?\s?\(?(-?\d[\d,]*(?:\.\d+)?)\)?\s?%?$`);
const YEAR = /\b(?:19|20)\d\d\b/;

/**
 * The number printed in a cell, without currency, separators and signs; brackets make it negative. Null for words and
 * dashes.
 */
export function numberIn(text: string): number | null {
  const match = PRINTED_NUMBER.exec(text.trim());
  if (!match) return null;
  const value = Number((match[1] ?? '').replace(/,/g, ''));
  return /^\(|\($|^-|\(\d/.test(text.trim()) ? -Math.abs(value) : value;
}

/**
 * The same figure in two years, latest first: two columns of a row, or the same column in the row of the year before.
 */
export function sameFigureInTwoYears(
  at: number,
  chosen: ChosenCells,
  index: UnitIndex,
  wanted: readonly number[],
): [CellOperand, CellOperand] | null {
  const unit = index.units[at]?.unit;
  if (!unit?.row) return null;
  const { main } = chosen;
  if (!main) return null;
  return inColumns(unit, main, wanted) ?? inRows(at, main, index, wanted);
}

function inColumns(unit: Unit, main: RowCell, wanted: readonly number[]): [CellOperand, CellOperand] | null {
  const name = main.head.replace(YEAR, '').trim();
  const dated = (unit.row?.cells ?? []).flatMap((cell) => {
    const year = Number(YEAR.exec(cell.head)?.[0] ?? 0);
    const value = numberIn(cell.text);
    return year > 0 && value !== null && cell.head.replace(YEAR, '').trim() === name
      ? [{ year, operand: operandOf(unit, cell, String(year), value) }]
      : [];
  });
  return twoOf(dated, wanted);
}

function inRows(
  at: number,
  main: RowCell,
  index: UnitIndex,
  wanted: readonly number[],
): [CellOperand, CellOperand] | null {
  const own = index.units[at]?.unit;
  if (!own?.row || own.row.year === null) return null;
  const dated = [];
  for (let other = Math.max(0, at - 4); other <= at + 4; other += 1) {
    const unit = index.units[other]?.unit;
    if (!unit?.row || unit.page !== own.page || unit.row.label !== own.row.label || unit.row.year === null) continue;
    const cell = unit.row.cells.find((each) => each.head === main.head);
    const value = cell ? numberIn(cell.text) : null;
    if (cell && value !== null)
      dated.push({ year: unit.row.year, operand: operandOf(unit, cell, String(unit.row.year), value) });
  }
  return twoOf(dated, wanted);
}

function twoOf(
  dated: { year: number; operand: CellOperand }[],
  wanted: readonly number[],
): [CellOperand, CellOperand] | null {
  const asked = wanted.length >= 2 ? dated.filter(({ year }) => wanted.includes(year)) : dated;
  const [newest, before] = asked.toSorted((a, b) => b.year - a.year);
  return newest && before && newest.year !== before.year ? [newest.operand, before.operand] : null;
}

function operandOf(unit: Unit, cell: RowCell, label: string, value: number): CellOperand {
  return { label, value, text: cell.text, unit, cell };
}
