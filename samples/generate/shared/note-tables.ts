import { acct, n, pct } from '../format';
import { numbers, text } from '../markup';
import type { YearResult } from '../finance';

type Years = [YearResult, YearResult, YearResult];

export function disaggregation(
  years: YearResult[],
  key: 'segments' | 'regions',
  label: (year: number) => string,
  scale: string,
): string {
  const names = Object.keys(years[0]?.[key] ?? {});
  const rows = names.map((name, index) => [
    name,
    ...years.map((year) => `${index === 0 ? '$' : ''}${n(year[key][name] ?? 0)}`),
  ]);
  return numbers(
    [`(in ${scale})`, ...years.map((year) => label(year.year))],
    [...rows, ['*Total', ...years.map((year) => `$${n(year.revenue)}`)]],
  );
}

/** Splits operating income before corporate items by given shares; the corporate line takes the rest. */
export function segmentIncome(
  years: Years,
  shares: number[],
  corporate: number[],
  label: (year: number) => string,
  scale: string,
): string {
  const names = Object.keys(years[0].segments);
  const columns = years.map((year, index) => {
    const unallocated = corporate[index] ?? 0;
    const whole = year.operatingIncome + unallocated;
    const parts = names.slice(0, -1).map((_, part) => Math.round(whole * (shares[part] ?? 0)));
    return [...parts, whole - parts.reduce((a, b) => a + b, 0), -unallocated, year.operatingIncome];
  });
  const labels = [...names, 'Corporate and unallocated', '*Operating income'];
  return numbers(
    [`(in ${scale})`, ...years.map((year) => label(year.year))],
    labels.map((name, row) => [
      name,
      ...columns.map((column) => `${row === 0 || name.startsWith('*') ? '$' : ''}${acct(column[row] ?? 0)}`),
    ]),
  );
}

export interface Borrowing {
  name: string;
  rate: string;
  due: string;
  /** Amount by fiscal year end; the amounts of a year add up to total debt. */
  amounts: Record<number, number>;
}

export function debtTable(
  borrowings: Borrowing[],
  now: YearResult,
  before: YearResult,
  label: (year: number) => string,
  scale: string,
): string {
  const of = (borrowing: Borrowing, year: number): string => acct(borrowing.amounts[year] ?? 0);
  return numbers(
    [`(in ${scale})`, 'Rate', 'Due', label(now.year), label(before.year)],
    [
      ...borrowings
        .filter((b) => b.amounts[now.year] || b.amounts[before.year])
        .map((b) => [b.name, b.rate, b.due, of(b, now.year), of(b, before.year)]),
      ['*Total debt', '', '', acct(now.balance.debt), acct(before.balance.debt)],
      ['Less: current portion', '', '', acct(-now.currentDebt), acct(-before.currentDebt)],
      ['*Long-term debt', '', '', acct(now.longTermDebt), acct(before.longTermDebt)],
    ],
    [3, 0.8, 0.8, 1, 1],
  );
}

export function taxTable(years: Years, stateRate: number, label: (year: number) => string, scale: string): string {
  const federal = years.map((y) => Math.round(y.pretax * 0.21));
  const state = years.map((y) => Math.round(y.pretax * stateRate));
  const other = years.map((y, index) => y.taxes - (federal[index] ?? 0) - (state[index] ?? 0));
  const credits = other.map((value) => Math.round(value * 0.7));
  return numbers(
    [`(in ${scale})`, ...years.map((y) => label(y.year))],
    [
      ['Tax at the federal rate of 21 percent', ...federal.map((v) => `$${acct(v)}`)],
      ['State taxes, net of federal benefit', ...state.map(acct)],
      ['Credits and rate differences', ...credits.map(acct)],
      ['Other', ...other.map((value, index) => acct(value - (credits[index] ?? 0)))],
      ['*Provision for income taxes', ...years.map((y) => `$${acct(y.taxes)}`)],
      ['Effective tax rate', ...years.map((y) => pct((y.taxes / y.pretax) * 100))],
    ],
  );
}

/** Minimum lease payments: five years falling, a tail, and interest, tied to the lease liability. */
export function leaseTable(now: YearResult, firstYear: number, scale: string): string {
  const liability = now.balance.leaseLiability + Math.round(now.balance.leaseLiability * 0.14);
  const shares = [0.21, 0.19, 0.16, 0.13, 0.1];
  const parts = shares.map((share) => Math.round(liability * share));
  const rest = liability - parts.reduce((a, b) => a + b, 0);
  return numbers(
    [`Operating lease payments (in ${scale})`, 'Amount'],
    [
      ...parts.map((part, index) => [String(firstYear + index), n(part)]),
      ['Thereafter', n(rest)],
      ['Total payments', n(liability)],
      ['Less: interest', acct(-(liability - now.balance.leaseLiability))],
      ['*Operating lease liabilities', n(now.balance.leaseLiability)],
    ],
    [4, 1],
  );
}

export function propertyTable(
  now: YearResult,
  before: YearResult,
  classes: [string, number][],
  label: (year: number) => string,
  scale: string,
): string {
  const gross = (year: YearResult): number[] => {
    const total = Math.round(year.balance.property * 1.58);
    const parts = classes.slice(0, -1).map(([, share]) => Math.round(total * share));
    return [...parts, total - parts.reduce((a, b) => a + b, 0)];
  };
  const a = gross(now);
  const b = gross(before);
  const sum = (parts: number[]): number => parts.reduce((x, y) => x + y, 0);
  return numbers(
    [`(in ${scale})`, label(now.year), label(before.year)],
    [
      ...classes.map(([name], index) => [name, acct(a[index] ?? 0), acct(b[index] ?? 0)]),
      ['Gross', acct(sum(a)), acct(sum(b))],
      ['Less: accumulated depreciation', acct(now.balance.property - sum(a)), acct(before.balance.property - sum(b))],
      ['*Net', acct(now.balance.property), acct(before.balance.property)],
    ],
  );
}

export function resultsTable(
  now: YearResult,
  before: YearResult,
  label: (year: number) => string,
  scale: string,
  hasResearch: boolean,
): string {
  const row = (name: string, of: (year: YearResult) => number): string[] => [
    name,
    `$${acct(of(now))}`,
    `$${acct(of(before))}`,
    `${of(now) < of(before) ? '(' : ''}${Math.abs((of(now) / of(before) - 1) * 100).toFixed(1)}${
      of(now) < of(before) ? ')' : ''
    }%`,
  ];
  return numbers(
    [`(in ${scale})`, label(now.year), label(before.year), 'Change'],
    [
      row('Revenue', (y) => y.revenue),
      row(hasResearch ? 'Gross profit' : 'Revenue less operation and maintenance', (y) => y.grossProfit),
      ...(hasResearch ? [row('Research and development', (y) => y.research)] : []),
      row('Operating income', (y) => y.operatingIncome),
      row('Net income', (y) => y.netIncome),
      row('Cash from operations', (y) => y.operatingCash),
      row('Capital expenditures', (y) => y.capex),
    ],
  );
}

export function exhibits(rows: [string, string][]): string {
  return text(['Number', 'Description'], rows, [1, 6]);
}
