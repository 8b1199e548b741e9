import type { RowRule } from './row-rule';

const OWNERS = "(?:stock|share|share?own|common stock)?(?:holders|owners)?'?s?'?";
const CURRENT = /^total current assets/;
const CURRENT_DUE = /^total current liabilities/;

/** Rows of the balance sheet. */
export const BALANCE: readonly RowRule[] = [
  {
    key: 'cash',
    concept: 'CashAndCashEquivalentsAtCarryingValue',
    label:
      /^cash(?:,? (?:and )?(?:cash |temporary )?(?:equivalents|investments))?$|^cash and (?:cash equivalents|short-term investments)\b/,
    not: /restricted|total|marketable/,
    before: CURRENT,
  },
  {
    key: 'short_term_investments',
    concept: 'ShortTermInvestments',
    label:
      /^(?:short-term (?:investments|marketable securities)|marketable securities|investments in short-term debt securities|current marketable securities|short-term investments.*)$/,
    before: CURRENT,
  },
  {
    key: 'receivables',
    concept: 'AccountsReceivableNetCurrent',
    label:
      /^(?:total |net )?(?:accounts?|trade|customer)(?: and (?:other|notes|trade|vendor))?(?: accounts)? receivables?\b|^(?:net )?(?:trade )?receivables?(?:, net|, less|$| - net| \()|^accounts and (?:notes|other) receivable/,
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
    label:
      /^(?:total |net )?(?:property|properties|land|utility plant)(?:, (?:buildings?|plant|fixtures))*,?(?: plant)?,?(?: and| &)? ?(?:equipment|plant)?.*(?:, net|- net|, less|net of)|^net (?:property|properties)\b|^property, plant and equipment$|^property and equipment$/,
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
    label:
      /^(?:short-term (?:borrowings|debt|notes payable|notes)|commercial paper|notes payable|loans and notes payable|revolving credit facility)$/,
    before: CURRENT_DUE,
  },
  {
    key: 'current_debt',
    concept: 'DebtCurrent',
    label:
      /^(?:current (?:portion|maturities|installments) (?:of|on) (?:long-term )?(?:debt|borrowings|notes)|(?:long-term )?debt (?:due|maturing) within (?:one|1) year|debt, current|current (?:debt|portion of debt))\b|^debt$/,
    before: CURRENT_DUE,
  },
  { key: 'current_liabilities', concept: 'LiabilitiesCurrent', label: CURRENT_DUE },
  {
    key: 'long_term_debt',
    concept: 'LongTermDebtNoncurrent',
    label:
      /^(?:total )?long-term (?:debt|borrowings)(?:,? (?:net|less|excluding|due|- net)\b.*)?$|^debt due after one year|^debt, (?:non-?current|long-term|less current)|^debt$/,
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
      `^total (?!liabilities).*(?:shareholders|stockholders|shareowners|owners)'?s?'? ?(?:equity|deficit|investment)?$|^total (?:\\w+ )?(?:${OWNERS}) equity$`,
    ),
    not: /liabilities|non-?controlling/,
  },
  {
    key: 'equity',
    concept: 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
    label: /^total equity$/,
  },
  { key: '', concept: 'LiabilitiesAndStockholdersEquity', label: /^total liabilities.*(?:equity|deficit|investment)/ },
];
