import { MEASURES, type MeasureUnit } from '../measures';
import { LINE_ITEMS, type PrimaryStatement } from '../vocabulary';

/** A line item or measure that a grid column, a flag or a report can name by its key. */
export type FigureName = {
  key: string;
  label: string;
  kind: 'line_item' | 'measure';
  /** Null for a line item, whose unit is that of its figure: money, shares, or money per share. */
  unit: MeasureUnit | null;
  /** Null for measures. */
  statement: PrimaryStatement | null;
  note: string | null;
};

/** All line items and measures, statements first, in the order in which screens show them. */
export const FIGURES: readonly FigureName[] = [
  ...LINE_ITEMS.map(({ key, label, statement }) => ({
    key,
    label,
    kind: 'line_item' as const,
    unit: null,
    statement,
    note: null,
  })),
  ...MEASURES.map(({ key, label, unit, note }) => ({
    key,
    label,
    kind: 'measure' as const,
    unit,
    statement: null,
    note: note ?? null,
  })),
];

/** The line item or measure of a key with its label; undefined for an unknown key. */
export function figureName(key: string): FigureName | undefined {
  return FIGURES.find((figure) => figure.key === key);
}
