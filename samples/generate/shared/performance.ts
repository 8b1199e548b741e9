import type { PayPerformance } from '../people';
import { named, rowOf, type PayContext } from './pay-tables';

/** Fills the totals of pay versus performance from the Summary Compensation Table where it covers the year. */
export function withTotals(rows: PayPerformance[], pay: PayContext): PayPerformance[] {
  const [ceo, ...others] = named(pay);
  return rows.map((row) => {
    const ceoTotal = ceo ? rowOf(pay, ceo, row.year)?.total : undefined;
    const totals = others.flatMap((officer) => rowOf(pay, officer, row.year)?.total ?? []);
    if (row.ceoTotal !== 0 || ceoTotal === undefined) return row;
    return {
      ...row,
      ceoTotal,
      othersTotal: Math.round(totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length)),
    };
  });
}
