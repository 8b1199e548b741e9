/**
 * Rolls yearly flows into balance sheets, so that every statement ties by construction:
 * net income to cash flow, cash flow to cash, and assets to liabilities plus equity.
 * All amounts are whole units of the company's reporting scale (millions or thousands).
 */
export interface YearFlows {
  segments: Record<string, number>;
  regions: Record<string, number>;
  costOfRevenue: number;
  research: number;
  sellingAndAdmin: number;
  /** Utility: taxes other than income. Elsewhere: amortization of acquired intangibles. */
  otherOperating: number;
  depreciation: number;
  amortization: number;
  interestExpense: number;
  otherIncome: number;
  taxes: number;
  stockCompensation: number;
  deferredTaxes: number;
  receivables: number;
  inventories: number;
  payables: number;
  accrued: number;
  capex: number;
  acquisitions: number;
  acquiredIntangibles: number;
  debtIssued: number;
  debtRepaid: number;
  currentDebt: number;
  dividends: number;
  repurchases: number;
  stockIssued: number;
  otherComprehensive: number;
  leaseAsset: number;
  basicShares: number;
  dilutedShares: number;
}

export interface Balance {
  cash: number;
  receivables: number;
  inventories: number;
  prepaid: number;
  property: number;
  goodwill: number;
  intangibles: number;
  leaseAsset: number;
  otherAssets: number;
  payables: number;
  accrued: number;
  debt: number;
  deferredTaxes: number;
  leaseLiability: number;
  otherLiabilities: number;
  paidIn: number;
  accumulatedOther: number;
  retained: number;
}

export interface YearResult extends YearFlows {
  year: number;
  revenue: number;
  grossProfit: number;
  operatingExpenses: number;
  operatingIncome: number;
  pretax: number;
  netIncome: number;
  comprehensive: number;
  basicEps: number;
  dilutedEps: number;
  operatingCash: number;
  investingCash: number;
  financingCash: number;
  netCash: number;
  openingCash: number;
  balance: Balance;
  currentAssets: number;
  totalAssets: number;
  currentLiabilities: number;
  longTermDebt: number;
  totalLiabilities: number;
  equity: number;
}

/** `plug` in the opening balance is retained earnings; it is set so that the opening sheet balances. */
export function rollForward(
  opening: Omit<Balance, 'retained'>,
  flows: Record<number, YearFlows>,
  foreignOperations: boolean,
): Record<number, YearResult> {
  let previous: Balance = { ...opening, retained: 0 };
  previous.retained = assetsOf(previous) - liabilitiesOf(previous) - previous.paidIn - previous.accumulatedOther;
  const results: Record<number, YearResult> = {};
  for (const year of Object.keys(flows)
    .map(Number)
    .sort((a, b) => a - b)) {
    const flow = flows[year];
    if (!flow) continue;
    const result = rollYear(year, flow, previous, foreignOperations);
    results[year] = result;
    previous = result.balance;
  }
  return results;
}

function rollYear(year: number, f: YearFlows, before: Balance, foreignOperations: boolean): YearResult {
  const revenue = Object.values(f.segments).reduce((a, b) => a + b, 0);
  const grossProfit = revenue - f.costOfRevenue;
  const operatingExpenses = f.research + f.sellingAndAdmin + f.otherOperating;
  const operatingIncome = grossProfit - operatingExpenses;
  const pretax = operatingIncome - f.interestExpense + f.otherIncome;
  const netIncome = pretax - f.taxes;
  const operatingCash =
    netIncome +
    f.depreciation +
    f.amortization +
    f.stockCompensation +
    f.deferredTaxes -
    f.receivables -
    f.inventories +
    f.payables +
    f.accrued;
  const investingCash = -f.capex - f.acquisitions;
  const financingCash = f.debtIssued - f.debtRepaid - f.dividends - f.repurchases + f.stockIssued;
  const netCash = operatingCash + investingCash + financingCash;
  const leaseChange = f.leaseAsset - before.leaseAsset;
  const balance: Balance = {
    cash: before.cash + netCash,
    receivables: before.receivables + f.receivables,
    inventories: before.inventories + f.inventories,
    prepaid: before.prepaid,
    property: before.property + f.capex - f.depreciation,
    goodwill: before.goodwill + f.acquisitions - f.acquiredIntangibles + (foreignOperations ? f.otherComprehensive : 0),
    intangibles: before.intangibles + f.acquiredIntangibles - f.amortization,
    leaseAsset: f.leaseAsset,
    otherAssets: before.otherAssets,
    payables: before.payables + f.payables,
    accrued: before.accrued + f.accrued,
    debt: before.debt + f.debtIssued - f.debtRepaid,
    deferredTaxes: before.deferredTaxes + f.deferredTaxes,
    leaseLiability: before.leaseLiability + leaseChange,
    otherLiabilities: before.otherLiabilities - (foreignOperations ? 0 : f.otherComprehensive),
    paidIn: before.paidIn + f.stockCompensation + f.stockIssued,
    accumulatedOther: before.accumulatedOther + f.otherComprehensive,
    retained: before.retained + netIncome - f.dividends - f.repurchases,
  };
  const currentAssets = balance.cash + balance.receivables + balance.inventories + balance.prepaid;
  const currentLiabilities = balance.payables + balance.accrued + f.currentDebt;
  return {
    ...f,
    year,
    revenue,
    grossProfit,
    operatingExpenses,
    operatingIncome,
    pretax,
    netIncome,
    comprehensive: netIncome + f.otherComprehensive,
    basicEps: netIncome / f.basicShares,
    dilutedEps: netIncome / f.dilutedShares,
    operatingCash,
    investingCash,
    financingCash,
    netCash,
    openingCash: before.cash,
    balance,
    currentAssets,
    totalAssets: assetsOf(balance),
    currentLiabilities,
    longTermDebt: balance.debt - f.currentDebt,
    totalLiabilities: liabilitiesOf(balance),
    equity: balance.paidIn + balance.accumulatedOther + balance.retained,
  };
}

function assetsOf(b: Balance): number {
  return (
    b.cash +
    b.receivables +
    b.inventories +
    b.prepaid +
    b.property +
    b.goodwill +
    b.intangibles +
    b.leaseAsset +
    b.otherAssets
  );
}

function liabilitiesOf(b: Balance): number {
  return b.payables + b.accrued + b.debt + b.deferredTaxes + b.leaseLiability + b.otherLiabilities;
}
