import type { StatementRow } from './find-statements';

/** Both sides of a balance sheet end in one sum; what is below its second belongs to another table. */
export function endOfBalance(rows: readonly StatementRow[]): number {
  const sums = rows.map(({ numbers }) => numbers.map((number) => number?.value ?? 0).join(' '));
  const isTotal = ({ label }: StatementRow) => label === '' || /^total (?:assets|liabilities)/i.test(label);
  const first = rows.findIndex((row, at) => isTotal(row) && sums.indexOf(sums[at] ?? '', at + 1) > 0);
  const second = rows.findIndex((row, at) => at > first && isTotal(row) && sums[at] === sums[first]);
  return first < 0 || second < 0 ? rows.length : second + 1;
}
