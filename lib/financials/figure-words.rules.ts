const MILLION = 1e6;

/** A figure as a statement prints it: money in millions, amounts per share and small numbers in full. */
export function formatFigure(value: number): string {
  const isLarge = Math.abs(value) >= MILLION;
  const shown = isLarge ? value / MILLION : value;
  const digits = isLarge ? (Math.abs(shown) >= 100 ? 0 : 1) : Number.isInteger(shown) ? 0 : 2;
  return shown.toLocaleString('en-US', { minimumFractionDigits: 0, maximumFractionDigits: digits });
}
