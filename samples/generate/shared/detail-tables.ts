import { acct, n, pct } from '../format';
import { numbers } from '../markup';
import type { YearResult } from '../finance';

type Years = [YearResult, YearResult, YearResult];

/** Splits a total by shares; the last part takes the rest, so that the parts add up. */
function split(total: number, shares: number[]): number[] {
  const parts = shares.map((share) => Math.round(total * share));
  return [...parts, total - parts.reduce((a, b) => a + b, 0)];
}

export function accruedTable(
  now: YearResult,
  before: YearResult,
  parts: [string, number][],
  label: (year: number) => string,
  scale: string,
): string {
  const shares = parts.slice(0, -1).map(([, share]) => share);
  const a = split(now.balance.accrued, shares);
  const b = split(before.balance.accrued, shares);
  return numbers(
    [`(in ${scale})`, label(now.year), label(before.year)],
    [
      ...parts.map(([name], index) => [name, n(a[index] ?? 0), n(b[index] ?? 0)]),
      ['*Total accrued liabilities', `$${n(now.balance.accrued)}`, `$${n(before.balance.accrued)}`],
    ],
  );
}

/** Deferred tax assets and liabilities that net to the amount on the balance sheet. */
export function deferredTaxTable(
  now: YearResult,
  before: YearResult,
  assets: [string, number][],
  liabilities: [string, number][],
  label: (year: number) => string,
  scale: string,
): string {
  const columns = [now, before].map((year) => {
    const gross = Math.round(Math.abs(year.balance.deferredTaxes) * 1.9) + 40;
    const assetParts = split(
      gross,
      assets.slice(0, -1).map(([, share]) => share),
    );
    const owed = gross + year.balance.deferredTaxes;
    const liabilityParts = split(
      owed,
      liabilities.slice(0, -1).map(([, share]) => share),
    );
    return { assetParts, gross, liabilityParts, owed, net: year.balance.deferredTaxes };
  });
  return numbers(
    [`(in ${scale})`, label(now.year), label(before.year)],
    [
      ['~Deferred tax assets'],
      ...assets.map(([name], index) => [`>${name}`, ...columns.map((c) => acct(c.assetParts[index] ?? 0))]),
      ['*Total deferred tax assets', ...columns.map((c) => acct(c.gross))],
      ['~Deferred tax liabilities'],
      ...liabilities.map(([name], index) => [`>${name}`, ...columns.map((c) => acct(-(c.liabilityParts[index] ?? 0)))]),
      ['*Total deferred tax liabilities', ...columns.map((c) => acct(-c.owed))],
      ['*Net deferred tax liability', ...columns.map((c) => acct(-c.net))],
    ],
  );
}

export function currentAndDeferred(years: Years, label: (year: number) => string, scale: string): string {
  const current = years.map((y) => split(y.taxes - y.deferredTaxes, [0.66, 0.12]));
  const row = (name: string, index: number): string[] => [name, ...current.map((parts) => acct(parts[index] ?? 0))];
  return numbers(
    [`(in ${scale})`, ...years.map((y) => label(y.year))],
    [
      row('Current: federal', 0),
      row('Current: state', 1),
      row('Current: foreign and other', 2),
      ['Deferred', ...years.map((y) => acct(y.deferredTaxes))],
      ['*Provision for income taxes', ...years.map((y) => `$${acct(y.taxes)}`)],
    ],
  );
}

/** The same table for a company without foreign operations. */
export function currentAndDeferredDomestic(years: Years, label: (year: number) => string, scale: string): string {
  const current = years.map((y) => split(y.taxes - y.deferredTaxes, [0.79]));
  return numbers(
    [`(in ${scale})`, ...years.map((y) => label(y.year))],
    [
      ['Current: federal', ...current.map((parts) => acct(parts[0] ?? 0))],
      ['Current: state', ...current.map((parts) => acct(parts[1] ?? 0))],
      ['Deferred', ...years.map((y) => acct(y.deferredTaxes))],
      ['*Provision for income taxes', ...years.map((y) => `$${acct(y.taxes)}`)],
    ],
  );
}

export function percentOfRevenue(
  years: Years,
  label: (year: number) => string,
  names: { revenue: string; cost: string; research?: string; selling: string; other: string },
): string {
  const row = (name: string, of: (year: YearResult) => number): string[] => [
    name,
    ...years.map((y) => pct((of(y) / y.revenue) * 100)),
  ];
  return numbers(
    ['Percentage of revenue', ...years.map((y) => label(y.year))],
    [
      row(names.revenue, (y) => y.revenue),
      row(names.cost, (y) => y.costOfRevenue),
      ...(names.research ? [row(names.research, (y) => y.research)] : []),
      row(names.selling, (y) => y.sellingAndAdmin),
      row(names.other, (y) => y.otherOperating),
      row('Operating income', (y) => y.operatingIncome),
      row('Net income', (y) => y.netIncome),
    ],
  );
}

export function earningsPerShare(years: Years, label: (year: number) => string, scale: string): string {
  const shares = (value: number): string => (scale === 'millions' ? value.toFixed(1) : n(value));
  return numbers(
    [`(in ${scale}, except per share amounts)`, ...years.map((y) => label(y.year))],
    [
      ['Net income', ...years.map((y) => `$${n(y.netIncome)}`)],
      ['Weighted-average basic shares', ...years.map((y) => shares(y.basicShares))],
      ['Effect of unvested units', ...years.map((y) => shares(y.dilutedShares - y.basicShares))],
      ['*Weighted-average diluted shares', ...years.map((y) => shares(y.dilutedShares))],
      ['Basic earnings per share', ...years.map((y) => `$${y.basicEps.toFixed(2)}`)],
      ['Diluted earnings per share', ...years.map((y) => `$${y.dilutedEps.toFixed(2)}`)],
    ],
  );
}

export function accumulatedOther(years: Years, label: (year: number) => string, scale: string): string {
  return numbers(
    [`(in ${scale})`, ...years.map((y) => label(y.year))],
    [
      ['Balance, beginning of year', ...years.map((y) => acct(y.balance.accumulatedOther - y.otherComprehensive))],
      ['Other comprehensive income (loss)', ...years.map((y) => acct(y.otherComprehensive))],
      ['*Balance, end of year', ...years.map((y) => acct(y.balance.accumulatedOther))],
    ],
  );
}
