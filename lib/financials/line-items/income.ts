import type { LineItem } from '../vocabulary';

/** Lines of the income statement, in its order. */
export const INCOME: readonly Omit<LineItem, 'statement'>[] = [
  {
    key: 'revenue',
    label: 'Revenue',
    isTotal: true,
    concepts: [
      'Revenues',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'RevenuesNetOfInterestExpense',
    ],
    names: [
      'total revenue',
      'revenues',
      'net sales',
      'sales',
      'net revenue',
      'net revenues',
      'operating revenues',
      'total revenues',
      'net operating revenues',
    ],
  },
  {
    key: 'cost_of_revenue',
    label: 'Cost of revenue',
    concepts: ['CostOfRevenue', 'CostOfGoodsAndServicesSold', 'CostOfGoodsSold', 'CostOfServices'],
    names: ['cost of sales', 'cost of goods sold', 'cogs', 'cost of revenues', 'total cost of revenue'],
  },
  { key: 'gross_profit', label: 'Gross profit', isTotal: true, concepts: ['GrossProfit'] },
  {
    key: 'research_and_development',
    label: 'Research and development',
    concepts: [
      'ResearchAndDevelopmentExpense',
      'ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost',
      'ResearchAndDevelopmentExpenseSoftwareExcludingAcquiredInProcessCost',
    ],
    names: ['r&d', 'research and development expense', 'research and development expenses', 'r&d expense'],
  },
  {
    key: 'selling_general_administrative',
    label: 'Selling, general and administrative',
    concepts: ['SellingGeneralAndAdministrativeExpense'],
    names: [
      'sg&a',
      'sg&a expense',
      'selling, general and administrative expense',
      'selling, general and administrative expenses',
    ],
  },
  {
    key: 'operating_income',
    label: 'Operating income',
    isTotal: true,
    concepts: ['OperatingIncomeLoss'],
    names: ['operating profit', 'income from operations', 'ebit', 'operating loss'],
  },
  {
    key: 'interest_expense',
    label: 'Interest expense',
    concepts: [
      'InterestExpense',
      'InterestExpenseNonoperating',
      'InterestExpenseDebt',
      'InterestAndDebtExpense',
      'InterestExpenseDebtExcludingAmortization',
    ],
    names: ['interest expenses'],
  },
  {
    key: 'pretax_income',
    label: 'Income before taxes',
    concepts: [
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxes',
    ],
    names: ['pretax income', 'income before income taxes', 'earnings before income taxes', 'profit before tax'],
  },
  {
    key: 'income_tax',
    label: 'Income taxes',
    concepts: ['IncomeTaxExpenseBenefit', 'IncomeTaxExpenseBenefitContinuingOperations'],
    names: ['income tax expense', 'provision for income taxes', 'tax expense', 'income tax provision'],
  },
  {
    key: 'net_income',
    label: 'Net income',
    isTotal: true,
    concepts: ['NetIncomeLoss', 'NetIncomeLossAvailableToCommonStockholdersBasic', 'ProfitLoss'],
    names: [
      'net earnings',
      'net profit',
      'net loss',
      'consolidated net income',
      'net income attributable to shareholders',
    ],
  },
  {
    key: 'eps_basic',
    label: 'Basic earnings per share',
    concepts: ['EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'],
    names: ['basic eps', 'basic net income per share'],
  },
  {
    key: 'eps_diluted',
    label: 'Diluted earnings per share',
    concepts: ['EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'],
    names: ['diluted eps', 'diluted net income per share', 'earnings per share', 'eps'],
  },
  {
    key: 'shares_basic',
    label: 'Average shares, basic',
    concepts: ['WeightedAverageNumberOfSharesOutstandingBasic'],
    names: ['weighted average basic shares', 'basic shares outstanding'],
  },
  {
    key: 'shares_diluted',
    label: 'Average shares, diluted',
    concepts: ['WeightedAverageNumberOfDilutedSharesOutstanding'],
    names: ['weighted average diluted shares', 'diluted shares outstanding'],
  },
];
