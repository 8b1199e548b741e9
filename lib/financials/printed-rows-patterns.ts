import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** What a label may end in without meaning something else. */
export const LABEL_TAILS: Alternatives = ['net', 'expense', 'expenses', 'costs', 'net of tax'];

/** Labels that have no meaning without the heading above them. */
export const NO_NAMES: Alternatives = [
  ...plainWords(`
    basic, diluted, products, product, services, service, service and other, product and other, interest,
    interests, interest expense, interest costs,
    operations, continuing operations, discontinued operations, common stock, preferred stock,
    issued, outstanding, authorized, treasury, current, noncurrent, non current, domestic, foreign, federal,
    beginning of year, end of year, cash paid, the company, company, shareholders, customers, related parties
  `),
  [/(?:total )?(?:net |all )?other(?: net| items?)?/, 'other items'],
  [/(?:total|subtotal|totals)(?: other)?/, 'total'],
  [/(?:beginning|end) of (?:the )?(?:fiscal )?(?:year|period)/, 'end of the period'],
];

/** Rows of the cash flow statement that say by their words what was paid or received. */
export const FLOW_ROWS: Alternatives = [
  [/payments?/, 'payments'],
  'paid',
  'proceeds',
  [/(?:re)?purchases?/, 'purchases'],
  [/repayments?/, 'repayments'],
  [/issuances?/, 'issuance'],
  [/acquisitions?/, 'acquisitions'],
  'compensation',
  [/amorti[sz]ation/, 'amortization'],
  [/impairments?/, 'impairment'],
  [/borrowings?/, 'borrowings'],
  [/maturit(?:y|ies)/, 'maturities'],
  [/dispositions?/, 'dispositions'],
  [/sales? of/, 'sale of'],
  [/distributions?/, 'distributions'],
  [/effects? of/, 'effect of'],
  [/(?:net )?(?:increase|decrease|change)s? in cash/, 'net increase in cash'],
];

/** Rows that state by how much a balance moved. */
export const CHANGE_ROWS: Alternatives = [
  [/accounts (?:payable|receivable)/, 'accounts payable'],
  [/changes in (?!cash)/, 'changes in '],
];

/** Payments and expenses by their words. */
export const OUTGOING_ROWS: Alternatives = [
  [/payments?/, 'payments'],
  [/repayments?/, 'repayments'],
  [/(?:re)?purchases?/, 'purchases'],
  [/acquisitions?/, 'acquisitions'],
  'paid',
  [/expenses?/, 'expense'],
  [/costs?/, 'costs'],
];

/** What questions call concepts that companies label in words of their own. */
export const CONCEPT_NAMES: Readonly<Record<string, readonly string[]>> = {
  RetainedEarningsAccumulatedDeficit: ['retained earnings'],
  ShareBasedCompensation: ['stock based compensation', 'share based compensation', 'stock compensation'],
  InterestPaidNet: ['interest paid', 'cash paid for interest'],
  IncomeTaxesPaidNet: ['income taxes paid', 'cash paid for income taxes', 'taxes paid'],
  PaymentsToAcquireBusinessesNetOfCashAcquired: ['acquisitions', 'acquisitions of businesses'],
  RepaymentsOfLongTermDebt: ['repayments of long term debt', 'repayment of long term debt', 'debt repayments'],
  ProceedsFromIssuanceOfLongTermDebt: ['proceeds from long term debt', 'issuance of long term debt'],
  IntangibleAssetsNetExcludingGoodwill: ['intangible assets', 'other intangible assets'],
  OperatingExpenses: ['operating expenses', 'total operating expenses'],
  MarketingExpense: ['marketing', 'marketing expense'],
};
