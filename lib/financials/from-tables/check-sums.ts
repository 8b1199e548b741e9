/** A row of numbers by column; null for a dash, which counts as nothing. */
export type SumRow = { values: (number | null)[] };

/** Whether a row is part of a sum that comes out, and the one column in which it does not. */
export type SumCheck = { isOk: boolean; misfit: number | null };

const MOST_ADDENDS = 40;

/**
 * Adds up the rows of a statement from top to bottom. A row that is the sum of those right above it, or the first of
 * them less the others, replaces them from there on. `step` is what a printed digit may be off by in rounding.
 */
export function checkSums(rows: readonly SumRow[], step: number): SumCheck[] {
  const checks: SumCheck[] = rows.map(() => ({ isOk: false, misfit: null }));
  const open: number[] = [];
  const width = Math.max(0, ...rows.map(({ values }) => values.length));
  const at = (row: number, column: number) => rows[row]?.values[column] ?? 0;
  rows.forEach((row, index) => {
    const found = sumBelow(open, index, at, width, step);
    if (found) {
      for (const part of open.splice(open.length - found.count))
        checks[part] = { ...checks[part], isOk: true, misfit: checks[part]?.misfit ?? null };
      checks[index] = { isOk: true, misfit: found.misfit };
    }
    open.push(index);
  });
  return checks;
}

function sumBelow(
  open: readonly number[],
  index: number,
  at: (row: number, column: number) => number,
  width: number,
  step: number,
): { count: number; misfit: number | null } | null {
  let nearly: { count: number; misfit: number } | null = null;
  for (let count = 2; count <= Math.min(MOST_ADDENDS, open.length); count += 1) {
    const parts = open.slice(open.length - count);
    for (const sign of [1, -1]) {
      const fits = Array.from({ length: width }, (_, column) => {
        const [first = 0, ...rest] = parts.map((part) => at(part, column));
        const sum = first + sign * rest.reduce((total, value) => total + value, 0);
        return { isFit: Math.abs(sum - at(index, column)) <= step, isEmpty: sum === 0 && at(index, column) === 0 };
      }).filter(({ isEmpty }) => !isEmpty);
      const misfits = fits.filter(({ isFit }) => !isFit).length;
      if (fits.length > 0 && misfits === 0) return { count, misfit: null };
      if (misfits === 1 && fits.length === width && width >= 3 && count > 2)
        nearly ??= { count, misfit: fits.findIndex(({ isFit }) => !isFit) };
    }
  }
  return nearly;
}
