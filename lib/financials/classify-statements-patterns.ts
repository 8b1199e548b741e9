import { type Alternatives } from '@/lib/format/patterns';

export const ANCHORS_INCOME_WORDS: Alternatives = [
  'Revenue',
  'SalesRevenueNet',
  'CostOf',
  [/GrossProfit$/, 'GrossProfit'],
  [/OperatingIncomeLoss$/, 'OperatingIncomeLoss'],
  'IncomeLossFromContinuingOperationsBefore',
  [/IncomeTaxExpenseBenefit$/, 'IncomeTaxExpenseBenefit'],
  [/NetIncomeLoss$/, 'NetIncomeLoss'],
  [/ProfitLoss$/, 'ProfitLoss'],
  'EarningsPerShare',
  'WeightedAverageNumberOf',
];

export const ANCHORS_BALANCE_WORDS: Alternatives = [
  'Assets',
  'AssetsCurrent',
  'Liabilities',
  'LiabilitiesCurrent',
  'LiabilitiesAndStockholdersEquity',
  'StockholdersEquity',
  'CashAndCashEquivalentsAtCarryingValue',
  'Goodwill',
  'InventoryNet',
  [/AccountsPayable\w*/, 'AccountsPayable'],
  [/RetainedEarnings\w*/, 'RetainedEarnings'],
  [/LongTermDebt\w*/, 'LongTermDebt'],
  'PropertyPlantAndEquipmentNet',
];

export const ANCHORS_CASH_FLOW_WORDS: Alternatives = [
  'NetCashProvidedByUsedIn',
  'PaymentsTo',
  'PaymentsFor',
  'PaymentsOf',
  'ProceedsFrom',
  'RepaymentsOf',
  'IncreaseDecreaseIn',
  'CashCashEquivalentsRestrictedCash',
  [/ShareBasedCompensation$/, 'ShareBasedCompensation'],
];
