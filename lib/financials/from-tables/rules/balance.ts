import { alternatives } from '@/lib/format/patterns';
import {
  CASH_LABELS,
  CURRENT_DEBT_LABELS,
  LONG_TERM_DEBT_LABELS,
  PROPERTY_PLANT_EQUIPMENT_LABELS,
  RECEIVABLES_LABELS,
  SHORT_TERM_DEBT_LABELS,
  SHORT_TERM_INVESTMENTS_LABELS,
} from './balance-patterns';
import type { RowRule } from './row-rule';

const OWNERS = "(?:stock|share|share?own|common stock)?(?:holders|owners)?'?s?'?";
const CURRENT = /^total current assets/;
const CURRENT_DUE = /^total current liabilities/;

/** Rows of the balance sheet. */
export const BALANCE: readonly RowRule[] = [
  {
    key: 'cash',
    concept: 'CashAndCashEquivalentsAtCarryingValue',
    label: new RegExp(alternatives(CASH_LABELS)),
    not: /restricted|total|marketable/,
    before: CURRENT,
  },
  {
    key: 'short_term_investments',
    concept: 'ShortTermInvestments',
    label: new RegExp(String.raw`^(?:${alternatives(SHORT_TERM_INVESTMENTS_LABELS)})$`),
    before: CURRENT,
  },
  {
    key: 'receivables',
    concept: 'AccountsReceivableNetCurrent',
    label: new RegExp(alternatives(RECEIVABLES_LABELS)),
    not: /tax|unbilled|^other|inter-?company|related part/,
    before: CURRENT,
  },
  {
    key: 'inventory',
    concept: 'InventoryNet',
    label: /^(?:total |net )?(?:merchandise |product )?inventor(?:y|ies)\b/,
    before: CURRENT,
  },
  { key: 'current_assets', concept: 'AssetsCurrent', label: CURRENT },
  {
    key: 'property_plant_equipment',
    concept: 'PropertyPlantAndEquipmentNet',
    label: new RegExp(alternatives(PROPERTY_PLANT_EQUIPMENT_LABELS)),
    not: /capital lease|finance lease$|held for sale|gross|at cost|^less/,
  },
  { key: 'goodwill', concept: 'Goodwill', label: /^goodwill(?:, net.*)?$/ },
  { key: 'total_assets', concept: 'Assets', label: /^(?:total assets|assets, total)$/ },
  {
    key: 'accounts_payable',
    concept: 'AccountsPayableCurrent',
    label: /^(?:trade )?accounts payable$|^trade (?:accounts )?payables?$|^accounts payable,? (?:trade|- trade)$/,
    before: CURRENT_DUE,
  },
  {
    key: 'accounts_payable',
    concept: 'AccountsPayableAndAccruedLiabilitiesCurrent',
    label: /^accounts payable and (?:other )?(?:accrued|current) (?:liabilities|expenses)/,
    before: CURRENT_DUE,
  },
  {
    key: 'short_term_debt',
    concept: 'ShortTermBorrowings',
    label: new RegExp(String.raw`^(?:${alternatives(SHORT_TERM_DEBT_LABELS)})$`),
    before: CURRENT_DUE,
  },
  {
    key: 'current_debt',
    concept: 'DebtCurrent',
    label: new RegExp(alternatives(CURRENT_DEBT_LABELS)),
    before: CURRENT_DUE,
  },
  { key: 'current_liabilities', concept: 'LiabilitiesCurrent', label: CURRENT_DUE },
  {
    key: 'long_term_debt',
    concept: 'LongTermDebtNoncurrent',
    label: new RegExp(alternatives(LONG_TERM_DEBT_LABELS)),
    after: CURRENT_DUE,
  },
  { key: 'total_liabilities', concept: 'Liabilities', label: /^total liabilities$/ },
  {
    key: 'equity',
    concept: 'StockholdersEquity',
    label: /^equity attributable to (?!non-?controlling|the non-?controlling|minority)/,
  },
  {
    key: 'equity',
    concept: 'StockholdersEquity',
    label: new RegExp(
      `^total (?!liabilities).*(?:shareholders|stockholders|shareowners|` +
        `owners)'?s?'? ?(?:equity|deficit|investment)?$|^total (?:\\w+ )?` +
        `(?:${OWNERS}) equity$`,
    ),
    not: /liabilities|non-?controlling/,
  },
  {
    key: 'equity',
    concept: 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    label: /^total equity$/,
  },
  {
    key: 'equity',
    concept: 'StockholdersEquity',
    label: /^(?:shareholders|stockholders|shareowners)'? equity$/,
    before: /^total liabilities.*(?:equity|deficit|investment)/,
  },
  { key: '', concept: 'LiabilitiesAndStockholdersEquity', label: /^total liabilities.*(?:equity|deficit|investment)/ },
];
