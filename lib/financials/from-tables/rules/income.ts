import { alternatives, oneOf } from '@/lib/format/patterns';
import {
  INCOME_TAX_KINDS,
  INCOME_TAX_KINDS_IN_BRACKETS,
  INCOME_TAX_LABELS,
  INTEREST_EXPENSE_LABELS,
  OPERATING_INCOME_LABELS,
  PLAIN_REVENUE_LABELS,
  RESEARCH_AND_DEVELOPMENT_LABELS,
  REVENUE_LABELS,
  SELLING_GENERAL_ADMINISTRATIVE_LABELS,
} from './income-patterns';
import type { RowRule } from './row-rule';

const PER_SHARE = /per (?:common |ordinary |diluted |basic |class \w )*(?:share|unit)/;
const SHARES = /weighted|average (?:number of )?(?:common |ordinary )?shares|shares (?:outstanding|used)/;

/** Rows of the income statement. */
export const INCOME: readonly RowRule[] = [
  {
    key: 'revenue',
    concept: 'Revenues',
    label: new RegExp(alternatives(REVENUE_LABELS)),
  },
  {
    key: 'revenue',
    concept: 'Revenues',
    label: new RegExp(alternatives(PLAIN_REVENUE_LABELS)),
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
    label: new RegExp(
      String.raw`^(?:${alternatives(RESEARCH_AND_DEVELOPMENT_LABELS)})(?: expenses?| costs?)?(?:, net)?$`,
    ),
    isOutgoing: true,
  },
  {
    key: 'selling_general_administrative',
    concept: 'SellingGeneralAndAdministrativeExpense',
    label: new RegExp(alternatives(SELLING_GENERAL_ADMINISTRATIVE_LABELS)),
    isOutgoing: true,
  },
  {
    key: 'operating_income',
    concept: 'OperatingIncomeLoss',
    label: new RegExp(String.raw`^(?:total |consolidated )?(?:${alternatives(OPERATING_INCOME_LABELS)})(?: or loss)?$`),
  },
  {
    key: 'interest_expense',
    concept: 'InterestExpense',
    label: new RegExp(alternatives(INTEREST_EXPENSE_LABELS)),
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
    label: new RegExp(
      String.raw`^(?:total )?(?:${alternatives(INCOME_TAX_LABELS)})?(?:provision for |benefit )*` +
        String.raw`(?:\(provision\) )?(?:for )?(?:federal and state )?(?:income )?tax(?:es)?` +
        String.raw`(?: on income| on earnings)?${oneOf(INCOME_TAX_KINDS)}*` +
        String.raw`(?: \(?${oneOf(INCOME_TAX_KINDS_IN_BRACKETS)}\)?)*$`,
    ),
  },
  {
    key: 'net_income',
    concept: 'NetIncomeLoss',
    label: new RegExp(
      `^(?:consolidated )?net (?:income|earnings|profit|loss)(?: or loss)?` +
        `(?: attributable to| applicable to| available to)(?! non-?controlling|` +
        ` redeemable| the non-?controlling| minority)`,
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
