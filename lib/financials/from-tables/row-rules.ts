import type { PrimaryStatement } from '../vocabulary';

/** How a row of a statement is told by its label and place. The earlier of two rules for one line item is preferred. */
export type RowRule = {
  key: string;
  /** The concept that the row is stored as. */
  concept: string;
  label: RegExp;
  not?: RegExp;
  /** Words of the heading that the row stands under. */
  group?: RegExp;
  /** Stands between rows with such labels. */
  after?: RegExp;
  before?: RegExp;
  /** An expense or payment, stored as the positive amount that tags give it. */
  isOutgoing?: true;
  unit?: 'per_share' | 'shares';
};

const OWNERS = "(?:stock|share|share?own|common stock)?(?:holders|owners)?'?s?'?";
const PER_SHARE = /per (?:common |ordinary |diluted |basic |class \w )*(?:share|unit)/;
const SHARES = /weighted|average (?:number of )?(?:common |ordinary )?shares|shares (?:outstanding|used)/;
const CURRENT = /^total current assets/;
const CURRENT_DUE = /^total current liabilities/;
const OPERATING = /(?:operating activities|operations)\b/;
const INVESTING = /investing activities|investment activities/;

const INCOME: readonly RowRule[] = [
  {
    key: 'revenue',
    concept: 'Revenues',
    label:
      /^total (?:net )?(?:operating )?(?:revenues?|sales|net sales)(?: and other income)?(?:, net)?$|^total (?:net )?sales and (?:other )?(?:operating )?revenues?$/,
  },
  {
    key: 'revenue',
    concept: 'Revenues',
    label:
      /^(?:consolidated )?(?:net )?(?:operating )?(?:revenues?|sales)(?:, net)?(?: \(.*\))?$|^sales and (?:other )?revenues?$|^net revenues? and sales$/,
  },
  {
    key: 'cost_of_revenue',
    concept: 'CostOfRevenue',
    label: /^total costs? of (?:net )?(?:revenues?|sales|goods sold|products?|services)/,
    isOutgoing: true,
  },
  {
    key: 'cost_of_revenue',
    concept: 'CostOfRevenue',
    label: /^costs? of (?:net )?(?:revenues?|sales|goods sold|products sold|merchandise sold)\b/,
    not: /exclusive|excluding|product cost|service cost/,
    isOutgoing: true,
  },
  { key: 'gross_profit', concept: 'GrossProfit', label: /^(?:total )?gross (?:profit|margin|income)(?: on sales)?$/ },
  {
    key: 'research_and_development',
    concept: 'ResearchAndDevelopmentExpense',
    label:
      /^(?:research(?:,)? (?:and|&) development|product development|technology and development|research, development and engineering)(?: expenses?| costs?)?(?:, net)?$/,
    isOutgoing: true,
  },
  {
    key: 'selling_general_administrative',
    concept: 'SellingGeneralAndAdministrativeExpense',
    label:
      /^(?:operating, )?(?:selling|marketing)(?:, general,?)? (?:and|&) administrative(?: expenses?| costs?)?$|^selling, general,? (?:and|&) (?:other )?administrative/,
    isOutgoing: true,
  },
  {
    key: 'operating_income',
    concept: 'OperatingIncomeLoss',
    label:
      /^(?:total |consolidated )?(?:operating (?:income|profit|earnings|loss)|(?:income|earnings|profit|loss) from operations|income or loss from operations)(?: or loss)?$/,
  },
  {
    key: 'interest_expense',
    concept: 'InterestExpense',
    label:
      /^(?:total )?interest (?:expense|and debt expense|on (?:long-term )?debt)(?:, net of (?:amounts )?(?:capitalized|interest capitalized).*)?$|^interest expense\b/,
    not: /income|per share/,
    isOutgoing: true,
  },
  {
    key: 'pretax_income',
    concept: 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
    label: /^(?:income|earnings|profit|loss)(?: or loss)?(?: from continuing operations)?,? before\b.*\btax/,
    not: /depreciation|interest,|per share/,
  },
  {
    key: 'income_tax',
    concept: 'IncomeTaxExpenseBenefit',
    label:
      /^(?:total )?(?:\(?(?:provision|benefit)\)? (?:for|from) |benefit from |less: ?)?(?:provision for |benefit )*(?:\(provision\) )?(?:for )?(?:federal and state )?(?:income )?tax(?:es)?(?: on income| on earnings)?(?: expense| provision| benefit| or benefit)*(?: \(?(?:expense|benefit|provision)\)?)*$/,
  },
  {
    key: 'net_income',
    concept: 'NetIncomeLoss',
    label: new RegExp(
      `^(?:consolidated )?net (?:income|earnings|profit|loss)(?: or loss)?(?: attributable to| applicable to| available to)(?! non-?controlling| redeemable| the non-?controlling| minority)`,
    ),
    not: /per |participating|non-?controlling interests? in|preferred/,
  },
  {
    key: 'net_income',
    concept: 'NetIncomeLoss',
    label: /^(?:consolidated )?net (?:income|earnings|profit|loss)(?: or loss)?$|^profit for the (?:year|period)$/,
  },
  {
    key: 'eps_basic',
    concept: 'EarningsPerShareBasic',
    label: /\bbasic\b(?!.*dilut)/,
    group: PER_SHARE,
    not: /continuing|discontinued|shares? outstanding|weighted|average|dividend|^(?:number of )?shares\b/,
    unit: 'per_share',
  },
  {
    key: 'eps_diluted',
    concept: 'EarningsPerShareDiluted',
    label: /\bdilut(?:ed|ion)\b/,
    group: PER_SHARE,
    not: /continuing|discontinued|shares? outstanding|weighted|average|dividend|^(?:number of )?shares\b/,
    unit: 'per_share',
  },
  {
    key: 'shares_basic',
    concept: 'WeightedAverageNumberOfSharesOutstandingBasic',
    label: /\bbasic\b(?!.*dilut)/,
    group: SHARES,
    not: /^(?:basic|net|earnings|income|loss).* per (?:common )?share|^dividend/,
    unit: 'shares',
  },
  {
    key: 'shares_diluted',
    concept: 'WeightedAverageNumberOfDilutedSharesOutstanding',
    label: /\bdilut(?:ed|ion)\b/,
    group: SHARES,
    not: /^(?:diluted|net|earnings|income|loss).* per (?:common )?share|^dividend|dilutive|effect/,
    unit: 'shares',
  },
];

const BALANCE: readonly RowRule[] = [
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

const CASH_FLOW: readonly RowRule[] = [
  {
    key: 'depreciation',
    concept: 'DepreciationDepletionAndAmortization',
    label:
      /^(?:total )?depreciation(?:,? (?:and )?(?:depletion|amortization|accretion|and amortization|amortization,? and \w+))*(?:,? and other)?(?: expense)?(?: of .*|, excluding .*)?$/,
    not: /discount|debt|financing/,
    before: OPERATING,
  },
  {
    key: 'operating_cash_flow',
    concept: 'NetCashProvidedByUsedInOperatingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|generated|from|used|\(used|flow).*\b(?:operating activities|operations)$|^(?:total|net cash|cash flows?|net) (?:from )?operating activities$|^net cash from operations$/,
    not: /continuing|discontinued|before|adjust/,
  },
  {
    key: 'capital_expenditure',
    concept: 'PaymentsToAcquirePropertyPlantAndEquipment',
    label:
      /^(?:additions? to|purchases? of|payments? (?:for|to acquire)|acquisitions? of|expenditures? for|investments? in|capital expenditures? for) (?:\w+ )?(?:property|properties|fixed assets|plant|capital assets)|^capital (?:expenditures?|spending|investments?)\b/,
    not: /proceeds|accrued|unpaid|non-?cash|sale of|accounts payable|dispos/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'investing_cash_flow',
    concept: 'NetCashProvidedByUsedInInvestingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|from|used|\(used|flow|for|required).*\binvesting(?: activities)?$|^(?:total|net cash|cash flows?|net) (?:from )?investing activities$/,
    not: /continuing|discontinued/,
  },
  {
    key: 'dividends_paid',
    concept: 'PaymentsOfDividends',
    label: /\bdividends?\b/,
    not: /non-?controlling|preferred|received|minority|declared|payable|per share|proceeds|accrued|unpaid|subsidiar|tax|\bto\b.*\bpartners|\bfrom\b/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'share_repurchases',
    concept: 'PaymentsForRepurchaseOfCommonStock',
    label:
      /^(?:(?:re)?purchases?|acquisitions?|payments? for (?:re)?purchases?) of (?:company |common |treasury |our )*(?:stock|shares)\b|^(?:common |treasury )?(?:stock|share) (?:re)?purchase[sd]?\b|^(?:common )?(?:stock|share) buy-?backs?|^treasury stock (?:purchase|acqui)/,
    not: /proceeds|tax|withh|issu|non-?controlling|preferred/,
    after: OPERATING,
    isOutgoing: true,
  },
  {
    key: 'financing_cash_flow',
    concept: 'NetCashProvidedByUsedInFinancingActivities',
    label:
      /^(?:total )?(?:net )?cash (?:flows? )?(?:provided|from|used|\(used|flow|for|required).*\bfinancing(?: activities)?$|^(?:total|net cash|cash flows?|net) (?:from )?financing activities$/,
    not: /continuing|discontinued/,
  },
];

export const ROW_RULES: Readonly<Record<PrimaryStatement, readonly RowRule[]>> = {
  income: INCOME,
  balance: BALANCE,
  cash_flow: CASH_FLOW,
};

/** What a statement must tell to be taken for it. */
export const LEAST_ROWS: Readonly<Record<PrimaryStatement, { count: number; oneOf: readonly string[] }>> = {
  income: { count: 3, oneOf: ['net_income', 'revenue'] },
  balance: { count: 5, oneOf: ['total_assets'] },
  cash_flow: { count: 3, oneOf: ['operating_cash_flow'] },
};
