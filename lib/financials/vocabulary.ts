export const STATEMENTS = ['income', 'balance', 'cash_flow', 'note', 'cover'] as const;
export type Statement = (typeof STATEMENTS)[number];
export type PrimaryStatement = 'income' | 'balance' | 'cash_flow';

export type LineItem = {
  key: string;
  label: string;
  statement: PrimaryStatement;
  /** Concepts that mean it, without prefix, the broadest total first. */
  concepts: readonly string[];
  /** Money that leaves the company: reported as a positive amount, shown in brackets. */
  isOutflow?: true;
  /** A sum that the statement draws, set in bold. */
  isTotal?: true;
  /** Other names that questions use. */
  names?: readonly string[];
};

const of = (statement: PrimaryStatement, lines: readonly Omit<LineItem, 'statement'>[]): LineItem[] =>
  lines.map((line) => ({ ...line, statement }));

const INCOME = of('income', [
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
]);

const BALANCE = of('balance', [
  {
    key: 'cash',
    label: 'Cash and cash equivalents',
    concepts: ['CashAndCashEquivalentsAtCarryingValue', 'Cash'],
    names: ['cash'],
  },
  {
    key: 'short_term_investments',
    label: 'Short-term investments',
    concepts: [
      'ShortTermInvestments',
      'MarketableSecuritiesCurrent',
      'AvailableForSaleSecuritiesDebtSecuritiesCurrent',
      'OtherShortTermInvestments',
    ],
    names: ['marketable securities', 'short term investments'],
  },
  {
    key: 'receivables',
    label: 'Accounts receivable',
    concepts: [
      'AccountsReceivableNetCurrent',
      'ReceivablesNetCurrent',
      'AccountsNotesAndLoansReceivableNetCurrent',
      'AccountsAndOtherReceivablesNetCurrent',
    ],
    names: [
      'receivables',
      'trade receivables',
      'net accounts receivable',
      'accounts receivable, net',
      'receivables, net',
    ],
  },
  {
    key: 'inventory',
    label: 'Inventories',
    concepts: ['InventoryNet', 'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings'],
    names: ['inventory', 'merchandise inventories'],
  },
  {
    key: 'current_assets',
    label: 'Total current assets',
    isTotal: true,
    concepts: ['AssetsCurrent'],
    names: ['current assets'],
  },
  {
    key: 'property_plant_equipment',
    label: 'Property, plant and equipment, net',
    concepts: [
      'PropertyPlantAndEquipmentNet',
      'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
    ],
    names: [
      'pp&e',
      'net pp&e',
      'ppne',
      'property and equipment, net',
      'property, plant and equipment',
      'property and equipment',
      'fixed assets',
    ],
  },
  { key: 'goodwill', label: 'Goodwill', concepts: ['Goodwill'] },
  { key: 'total_assets', label: 'Total assets', isTotal: true, concepts: ['Assets'] },
  {
    key: 'accounts_payable',
    label: 'Accounts payable',
    concepts: ['AccountsPayableCurrent', 'AccountsPayableTradeCurrent', 'AccountsPayableAndAccruedLiabilitiesCurrent'],
    names: ['payables', 'trade payables'],
  },
  {
    key: 'short_term_debt',
    label: 'Short-term debt',
    concepts: ['ShortTermBorrowings', 'CommercialPaper', 'OtherShortTermBorrowings'],
    names: ['short term debt', 'short-term borrowings', 'commercial paper', 'loans and notes payable'],
  },
  {
    key: 'current_debt',
    label: 'Current portion of debt',
    concepts: ['DebtCurrent', 'LongTermDebtCurrent', 'LongTermDebtAndCapitalLeaseObligationsCurrent'],
    names: ['current portion of long-term debt', 'current maturities of long-term debt', 'debt due within one year'],
  },
  {
    key: 'current_liabilities',
    label: 'Total current liabilities',
    isTotal: true,
    concepts: ['LiabilitiesCurrent'],
    names: ['current liabilities'],
  },
  {
    key: 'long_term_debt',
    label: 'Long-term debt',
    concepts: ['LongTermDebtNoncurrent', 'LongTermDebtAndCapitalLeaseObligations', 'LongTermDebt'],
    names: ['long term debt', 'debt due after one year'],
  },
  {
    key: 'total_liabilities',
    label: 'Total liabilities',
    isTotal: true,
    concepts: ['Liabilities'],
    names: ['liabilities'],
  },
  {
    key: 'equity',
    label: 'Shareholders’ equity',
    isTotal: true,
    concepts: ['StockholdersEquity', 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'],
    names: ['total equity', "shareholders' equity", "stockholders' equity", "shareowners' equity", 'equity'],
  },
]);

const CASH_FLOW = of('cash_flow', [
  {
    key: 'depreciation',
    label: 'Depreciation and amortization',
    concepts: [
      'DepreciationDepletionAndAmortization',
      'DepreciationAmortizationAndAccretionNet',
      'DepreciationAndAmortization',
      'Depreciation',
    ],
    names: ['d&a', 'depreciation'],
  },
  {
    key: 'operating_cash_flow',
    label: 'Cash from operations',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
    ],
    names: [
      'operating cash flow',
      'cash flow from operations',
      'cash from operating activities',
      'net cash provided by operating activities',
      'cash provided by operating activities',
    ],
  },
  {
    key: 'capital_expenditure',
    label: 'Capital expenditures',
    isOutflow: true,
    concepts: [
      'PaymentsToAcquirePropertyPlantAndEquipment',
      'PaymentsToAcquireProductiveAssets',
      'PaymentsToAcquireOtherPropertyPlantAndEquipment',
    ],
    names: [
      'capital expenditure',
      'capex',
      'capital spending',
      'capital investments',
      'purchases of property and equipment',
      'purchases of property, plant and equipment',
    ],
  },
  {
    key: 'investing_cash_flow',
    label: 'Cash used for investing',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInInvestingActivities',
      'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
    ],
    names: ['investing cash flow', 'cash from investing activities', 'net cash used in investing activities'],
  },
  {
    key: 'dividends_paid',
    label: 'Dividends paid',
    isOutflow: true,
    concepts: ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock', 'PaymentsOfOrdinaryDividends'],
    names: ['dividends', 'cash dividends', 'cash dividends paid'],
  },
  {
    key: 'share_repurchases',
    label: 'Share repurchases',
    isOutflow: true,
    concepts: ['PaymentsForRepurchaseOfCommonStock', 'PaymentsForRepurchaseOfEquity'],
    names: [
      'share buybacks',
      'stock repurchases',
      'buybacks',
      'treasury stock purchases',
      'repurchases of common stock',
    ],
  },
  {
    key: 'financing_cash_flow',
    label: 'Cash from financing',
    isTotal: true,
    concepts: [
      'NetCashProvidedByUsedInFinancingActivities',
      'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
    ],
    names: ['financing cash flow', 'cash from financing activities', 'net cash used in financing activities'],
  },
]);

/** What the three statements of any company consist of, in the order in which they are shown. */
export const LINE_ITEMS: readonly LineItem[] = [...INCOME, ...BALANCE, ...CASH_FLOW];

const BY_KEY = new Map(LINE_ITEMS.map((line) => [line.key, line]));
const BY_CONCEPT = new Map(
  LINE_ITEMS.toReversed().flatMap((line) => line.concepts.map((name) => [name, line] as const)),
);

export function lineItem(key: string): LineItem | undefined {
  return BY_KEY.get(key);
}

/** The name of a concept without its prefix, of the taxonomies that all companies share; null for a company's own. */
export function sharedName(concept: string): string | null {
  return concept.startsWith('us-gaap:') || concept.startsWith('ifrs-full:')
    ? concept.slice(concept.indexOf(':') + 1)
    : null;
}

export function lineOfConcept(concept: string): LineItem | undefined {
  const name = sharedName(concept);
  return name === null ? undefined : BY_CONCEPT.get(name);
}

/** What a person calls a concept: its line item's label, or its name in words. */
export function conceptLabel(concept: string): string {
  const line = lineOfConcept(concept);
  if (line) return line.label;
  const words = concept
    .slice(concept.indexOf(':') + 1)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
