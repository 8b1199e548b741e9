/** The figure of a concept, of the first of them that is tagged, so many years before the last one. */
export type Tags = (concepts: readonly string[], yearsBefore?: number) => number | undefined;

export type TaggedQuestion = {
  ask: (company: string, year: number) => string;
  /** A number in full units, "yes" or "no"; null where nothing is right but to abstain; undefined to leave it out. */
  expect: (tags: Tags) => number | string | null | undefined;
};

export const REVENUE = ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax'];
export const COST = ['CostOfRevenue', 'CostOfGoodsAndServicesSold'];
export const NET_INCOME = ['NetIncomeLoss', 'ProfitLoss'];
export const CAPEX = ['PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'];
export const OPERATING = ['OperatingIncomeLoss'];
export const OPERATING_CASH = ['NetCashProvidedByUsedInOperatingActivities'];
export const TAX = ['IncomeTaxExpenseBenefit'];
export const PRETAX = [
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
  'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
];
export const INTEREST = ['InterestExpense', 'InterestExpenseNonoperating', 'InterestExpenseDebt'];
export const DIVIDENDS = ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock'];

type Number = number | undefined;
const both = (one: Number, other: Number, work: (one: number, other: number) => number): Number =>
  one === undefined || other === undefined ? undefined : work(one, other);
const answer = (is: boolean) => (is ? 'yes' : 'no');
const none = () => null;

const STATED: readonly TaggedQuestion[] = [
  { ask: (name, year) => `How much revenue did ${name} report for fiscal ${year}?`, expect: (tags) => tags(REVENUE) },
  {
    ask: (name, year) => `What were ${name}'s capital expenditures in FY${year - 1}, in millions?`,
    expect: (tags) => tags(CAPEX, 1),
  },
  {
    ask: (name, year) =>
      `By what percentage did ${name}'s net income change from fiscal ${year - 1} to fiscal ${year}?`,
    expect: (tags) => both(tags(NET_INCOME), tags(NET_INCOME, 1), (now, before) => (now / before - 1) * 100),
  },
  {
    ask: (name, year) => `What was ${name}'s effective tax rate in fiscal ${year}?`,
    expect: (tags) => both(tags(TAX), tags(PRETAX), (tax, income) => (tax / income) * 100),
  },
  {
    ask: (name, year) => `What was the current ratio of ${name} at the end of fiscal ${year}?`,
    expect: (tags) => both(tags(['AssetsCurrent']), tags(['LiabilitiesCurrent']), (one, other) => one / other),
  },
  {
    ask: (name, year) => `Did ${name}'s operating income increase in fiscal ${year} compared with fiscal ${year - 1}?`,
    expect: (tags) => {
      const [now, before] = [tags(OPERATING), tags(OPERATING, 1)];
      return now === undefined || before === undefined ? undefined : answer(now > before);
    },
  },
  {
    ask: (name, year) => `What were ${name}'s diluted earnings per share for fiscal ${year}?`,
    expect: (tags) => tags(['EarningsPerShareDiluted']),
  },
  {
    ask: (name, year) => `What was ${name}'s operating cash flow less capital expenditures in fiscal ${year}?`,
    expect: (tags) => both(tags(OPERATING_CASH), tags(CAPEX), (cash, spent) => cash - spent),
  },
  {
    ask: (name, year) => `What was ${name}'s gross margin in fiscal ${year}?`,
    expect: (tags) => both(tags(REVENUE), tags(COST), (revenue, cost) => ((revenue - cost) / revenue) * 100),
  },
  {
    ask: (name, year) => `How much did ${name} pay in dividends in fiscal ${year}?`,
    expect: (tags) => tags(DIVIDENDS),
  },
  {
    ask: (name, year) => `What were the total assets of ${name} at the end of fiscal ${year - 1}?`,
    expect: (tags) => tags(['Assets'], 1),
  },
  {
    ask: (name, year) => `What was ${name}'s average net income over fiscal ${year - 2} to fiscal ${year}?`,
    expect: (tags) => {
      const all = [0, 1, 2].map((back) => tags(NET_INCOME, back)).filter((value) => value !== undefined);
      return all.length < 3 ? undefined : all.reduce((sum, value) => sum + value, 0) / 3;
    },
  },
  {
    ask: (name, year) =>
      `What was the compound annual growth rate of ${name}'s revenue from FY${year - 2} to FY${year}?`,
    expect: (tags) => both(tags(REVENUE), tags(REVENUE, 2), (now, before) => (Math.sqrt(now / before) - 1) * 100),
  },
  {
    ask: (name, year) => `By how much did ${name}'s inventories change in fiscal ${year}, in millions?`,
    expect: (tags) => both(tags(['InventoryNet']), tags(['InventoryNet'], 1), (now, before) => now - before),
  },
  {
    ask: (name, year) => `What share of revenue was research and development in fiscal ${year} at ${name}?`,
    expect: (tags) =>
      both(tags(['ResearchAndDevelopmentExpense']), tags(REVENUE), (spent, revenue) => (spent / revenue) * 100),
  },
  {
    ask: (name, year) => `What was ${name}'s interest coverage in fiscal ${year}?`,
    expect: (tags) => both(tags(OPERATING), tags(INTEREST), (income, interest) => income / interest),
  },
  {
    ask: (name, year) => `Was ${name}'s free cash flow positive in fiscal ${year}?`,
    expect: (tags) => {
      const free = both(tags(OPERATING_CASH), tags(CAPEX), (cash, spent) => cash - spent);
      return free === undefined ? undefined : answer(free > 0);
    },
  },
  {
    ask: (name, year) => `What was ${name}'s net margin in fiscal ${year - 1}?`,
    expect: (tags) => both(tags(NET_INCOME, 1), tags(REVENUE, 1), (income, revenue) => (income / revenue) * 100),
  },
  {
    ask: (name, year) => `What was working capital at ${name} at the end of fiscal ${year}?`,
    expect: (tags) => both(tags(['AssetsCurrent']), tags(['LiabilitiesCurrent']), (one, other) => one - other),
  },
];

/** What some statements print as a row of their own and others do not: to be answered, or to abstain. */
const OTHER_ROWS: readonly TaggedQuestion[] = [
  {
    ask: (name, year) => `What was ${name}'s deferred revenue at the end of fiscal ${year}?`,
    expect: (tags) => tags(['DeferredRevenueCurrent', 'ContractWithCustomerLiabilityCurrent']) ?? null,
  },
  {
    ask: (name, year) => `What were ${name}'s total costs and expenses in fiscal ${year}?`,
    expect: (tags) => tags(['CostsAndExpenses']) ?? null,
  },
];

/** Not a line of the statements, although it contains words of one. */
const TRAPS: readonly TaggedQuestion[] = [
  (name: string, year: number) => `What was ${name}'s revenue without the United States in fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s revenue in fiscal ${year - 7}?`,
  (name: string, year: number) => `What revenue does ${name} expect for fiscal ${year + 1}?`,
  (name: string, year: number) => `What was ${name}'s revenue in the fourth quarter of fiscal ${year}?`,
  (name: string, year: number) => `Why did ${name}'s operating income change in fiscal ${year}?`,
  (name: string, year: number) => `How much of ${name}'s revenue growth in fiscal ${year} came from acquisitions?`,
  (name: string, year: number) => `What was ${name}'s net income excluding special items in fiscal ${year}?`,
  (name: string, year: number) => `How much income tax did ${name} pay in cash in fiscal ${year}?`,
  (name: string, year: number) => `How much interest did ${name} pay in fiscal ${year}?`,
  (name: string, year: number) => `What dividends per share did ${name} declare in fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s comprehensive income in fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s restricted cash at the end of fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s accumulated depreciation at the end of fiscal ${year}?`,
  (name: string, year: number) => `What was the fair value of ${name}'s long-term debt at the end of fiscal ${year}?`,
  (name: string, year: number) => `How much did ${name} repay of its long-term debt in fiscal ${year}?`,
  (name: string, year: number) => `What was net income attributable to noncontrolling interests of ${name} in ${year}?`,
  (name: string, year: number) => `What were ${name}'s capital expenditures by segment in fiscal ${year}?`,
  (name: string, year: number) =>
    `What was the change in accounts payable in ${name}'s cash flow statement of ${year}?`,
  (name: string, year: number) => `What was revenue in fiscal ${year} of Northwind Traders, ${name}'s supplier?`,
  (name: string, year: number) => `What was ${name}'s adjusted operating income in fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s operating lease liability in fiscal ${year}?`,
  (name: string, year: number) => `How much did ${name} spend on goodwill impairment in fiscal ${year}?`,
  (name: string, year: number) => `What was ${name}'s pro forma revenue in fiscal ${year}?`,
  (name: string, year: number) => `What was the tax rate that ${name} expects for fiscal ${year + 1}?`,
].map((ask) => ({ ask, expect: none }));

export const TAGGED_QUESTIONS: readonly TaggedQuestion[] = [...STATED, ...OTHER_ROWS, ...TRAPS];
