import { acct } from '../format';
import { numbers } from '../markup';
import type { YearResult } from '../finance';

/** What differs between the companies' statements: names of lines, order and scale. */
export interface StatementStyle {
  scale: 'millions' | 'thousands';
  revenue: string;
  costOfRevenue: string;
  research?: string;
  sellingAndAdmin: string;
  otherOperating: string;
  netIncome: string;
  inventories: string;
  property: string;
  paidIn: string;
  otherComprehensive: string;
  yearLabel: (year: number) => string;
  /** A utility shows property first and states no gross profit. */
  isUtility: boolean;
}

type Years = [YearResult, YearResult, YearResult];

function money(values: number[]): string[] {
  return values.map((value) => `$${acct(value)}`);
}

function line(label: string, years: YearResult[], of: (year: YearResult) => number, isMoney = false): string[] {
  const values = years.map(of);
  return [label, ...(isMoney ? money(values) : values.map(acct))];
}

export function incomeStatement(years: Years, s: StatementStyle): string {
  const perShare = (of: (year: YearResult) => number): string[] => years.map((year) => `$${of(year).toFixed(2)}`);
  const shareCount = (of: (year: YearResult) => number): string[] =>
    years.map((year) => (s.scale === 'millions' ? of(year).toFixed(1) : acct(of(year))));
  return numbers(
    [`(in ${s.scale}, except per share amounts)`, ...years.map((year) => s.yearLabel(year.year))],
    [
      line(s.revenue, years, (y) => y.revenue, true),
      line(s.costOfRevenue, years, (y) => y.costOfRevenue),
      ...(s.isUtility ? [] : [line('*Gross profit', years, (y) => y.grossProfit)]),
      ['~Operating expenses'],
      ...(s.research ? [line(`>${s.research}`, years, (y) => y.research)] : []),
      line(`>${s.sellingAndAdmin}`, years, (y) => y.sellingAndAdmin),
      line(`>${s.otherOperating}`, years, (y) => y.otherOperating),
      line('*Total operating expenses', years, (y) => y.operatingExpenses),
      line('*Operating income', years, (y) => y.operatingIncome),
      line('Interest expense', years, (y) => -y.interestExpense),
      line('Other income, net', years, (y) => y.otherIncome),
      line('Income before income taxes', years, (y) => y.pretax),
      line('Provision for income taxes', years, (y) => y.taxes),
      line(`*${s.netIncome}`, years, (y) => y.netIncome, true),
      ['~Earnings per share'],
      ['>Basic', ...perShare((y) => y.basicEps)],
      ['>Diluted', ...perShare((y) => y.dilutedEps)],
      ['~Weighted-average shares'],
      ['>Basic', ...shareCount((y) => y.basicShares)],
      ['>Diluted', ...shareCount((y) => y.dilutedShares)],
    ],
  );
}

export function comprehensiveIncome(years: Years, s: StatementStyle): string {
  return numbers(
    [`(in ${s.scale})`, ...years.map((year) => s.yearLabel(year.year))],
    [
      line(s.netIncome, years, (y) => y.netIncome, true),
      line(s.otherComprehensive, years, (y) => y.otherComprehensive),
      line('*Comprehensive income', years, (y) => y.comprehensive, true),
    ],
  );
}

export function balanceSheet(now: YearResult, before: YearResult, s: StatementStyle): string {
  const years = [now, before];
  const current = [
    ['~Current assets'],
    line('>Cash and cash equivalents', years, (y) => y.balance.cash, true),
    line('>Accounts receivable, net', years, (y) => y.balance.receivables),
    line(`>${s.inventories}`, years, (y) => y.balance.inventories),
    line('>Prepaid expenses and other', years, (y) => y.balance.prepaid),
    line('*Total current assets', years, (y) => y.currentAssets),
  ];
  const property = [line(s.property, years, (y) => y.balance.property)];
  const rest = [
    line('Operating lease right-of-use assets', years, (y) => y.balance.leaseAsset),
    line('Goodwill', years, (y) => y.balance.goodwill),
    ...(now.balance.intangibles + before.balance.intangibles > 0
      ? [line('Intangible assets, net', years, (y) => y.balance.intangibles)]
      : []),
    line(s.isUtility ? 'Regulatory and other assets' : 'Other assets', years, (y) => y.balance.otherAssets),
  ];
  return numbers(
    [`(in ${s.scale})`, ...years.map((year) => s.yearLabel(year.year))],
    [
      ['~Assets'],
      ...(s.isUtility ? [...property, ...current, ...rest] : [...current, ...property, ...rest]),
      line('*Total assets', years, (y) => y.totalAssets, true),
      ['~Liabilities and equity'],
      ['~Current liabilities'],
      line('>Accounts payable', years, (y) => y.balance.payables, true),
      line('>Accrued liabilities', years, (y) => y.balance.accrued),
      line('>Current portion of long-term debt', years, (y) => y.currentDebt),
      line('*Total current liabilities', years, (y) => y.currentLiabilities),
      line('Long-term debt', years, (y) => y.longTermDebt),
      line('Deferred income taxes', years, (y) => y.balance.deferredTaxes),
      line('Operating lease liabilities', years, (y) => y.balance.leaseLiability),
      line(
        s.isUtility ? 'Regulatory, pension and other liabilities' : 'Other liabilities',
        years,
        (y) => y.balance.otherLiabilities,
      ),
      line('*Total liabilities', years, (y) => y.totalLiabilities),
      ['~Equity'],
      line(`>${s.paidIn}`, years, (y) => y.balance.paidIn),
      line('>Accumulated other comprehensive loss', years, (y) => y.balance.accumulatedOther),
      line('>Retained earnings', years, (y) => y.balance.retained),
      line('*Total equity', years, (y) => y.equity),
      line('*Total liabilities and equity', years, (y) => y.totalLiabilities + y.equity, true),
    ],
  );
}

export function cashFlows(years: Years, s: StatementStyle): string {
  return numbers(
    [`(in ${s.scale})`, ...years.map((year) => s.yearLabel(year.year))],
    [
      ['~Operating activities'],
      line(`>${s.netIncome}`, years, (y) => y.netIncome, true),
      line('>Depreciation', years, (y) => y.depreciation),
      ...(years.some((y) => y.amortization !== 0)
        ? [line('>Amortization of intangible assets', years, (y) => y.amortization)]
        : []),
      line('>Stock-based compensation', years, (y) => y.stockCompensation),
      line('>Deferred income taxes', years, (y) => y.deferredTaxes),
      line('>Accounts receivable', years, (y) => -y.receivables),
      line(`>${s.inventories}`, years, (y) => -y.inventories),
      line('>Accounts payable', years, (y) => y.payables),
      line('>Accrued liabilities', years, (y) => y.accrued),
      line('*Net cash provided by operating activities', years, (y) => y.operatingCash),
      ['~Investing activities'],
      line('>Capital expenditures', years, (y) => -y.capex),
      line('>Acquisitions, net of cash acquired', years, (y) => -y.acquisitions),
      line('*Net cash used in investing activities', years, (y) => y.investingCash),
      ['~Financing activities'],
      line('>Proceeds from issuance of debt', years, (y) => y.debtIssued),
      line('>Repayment of debt', years, (y) => -y.debtRepaid),
      line('>Dividends paid', years, (y) => -y.dividends),
      line('>Repurchases of common stock', years, (y) => -y.repurchases),
      line('>Issuance of common stock', years, (y) => y.stockIssued),
      line(
        '*Net cash used in financing activities'.replace('used in', s.isUtility ? 'provided by (used in)' : 'used in'),
        years,
        (y) => y.financingCash,
      ),
      line('Net change in cash and cash equivalents', years, (y) => y.netCash),
      line('Cash and cash equivalents, beginning of year', years, (y) => y.openingCash),
      line('*Cash and cash equivalents, end of year', years, (y) => y.balance.cash, true),
    ],
  );
}

/** Oldest year first, each year from its opening balance to its close. */
export function equityStatement(years: Years, s: StatementStyle): string {
  const rows = [...years].reverse().flatMap((y, index) => {
    const paidIn = y.balance.paidIn - y.stockCompensation - y.stockIssued;
    const other = y.balance.accumulatedOther - y.otherComprehensive;
    const retained = y.balance.retained - y.netIncome + y.dividends + y.repurchases;
    const row = (label: string, a: number, b: number, c: number): string[] => [
      label,
      acct(a),
      acct(b),
      acct(c),
      acct(a + b + c),
    ];
    return [
      ...(index === 0 ? [row(`*Balance at beginning of ${s.yearLabel(y.year)}`, paidIn, other, retained)] : []),
      row(`>${s.netIncome}`, 0, 0, y.netIncome),
      row('>Other comprehensive income (loss)', 0, y.otherComprehensive, 0),
      row('>Dividends declared and paid', 0, 0, -y.dividends),
      ...(y.repurchases === 0 ? [] : [row('>Repurchases of common stock', 0, 0, -y.repurchases)]),
      row('>Stock-based compensation', y.stockCompensation, 0, 0),
      row('>Issuance of common stock', y.stockIssued, 0, 0),
      row(
        `*Balance at end of ${s.yearLabel(y.year)}`,
        y.balance.paidIn,
        y.balance.accumulatedOther,
        y.balance.retained,
      ),
    ];
  });
  return numbers(
    [`(in ${s.scale})`, s.paidIn, 'Accumulated Other Comprehensive Loss', 'Retained Earnings', 'Total Equity'],
    rows,
    [3, 1.2, 1.4, 1.2, 1.2],
  );
}
