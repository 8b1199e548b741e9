import type { LineItem } from '../vocabulary';

/** Lines of the balance sheet, in its order. */
export const BALANCE: readonly Omit<LineItem, 'statement'>[] = [
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
];
