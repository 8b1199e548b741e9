import type { PrimaryStatement } from '../vocabulary';
import { BALANCE } from './rules/balance';
import { CASH_FLOW } from './rules/cash-flow';
import { INCOME } from './rules/income';
import type { RowRule } from './rules/row-rule';

export const ROW_RULES: Readonly<Record<PrimaryStatement, readonly RowRule[]>> = {
  income: INCOME,
  balance: BALANCE,
  cash_flow: CASH_FLOW,
};

/** What a table must state to count as a statement. */
export const LEAST_ROWS: Readonly<Record<PrimaryStatement, { count: number; oneOf: readonly string[] }>> = {
  income: { count: 3, oneOf: ['net_income', 'revenue'] },
  balance: { count: 5, oneOf: ['total_assets'] },
  cash_flow: { count: 3, oneOf: ['operating_cash_flow'] },
};
