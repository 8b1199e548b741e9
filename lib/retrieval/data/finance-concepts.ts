import type { Concept } from '@/lib/retrieval/data/concept-types';

const BALANCE = { balance_sheet: 1 };
const INCOME = { income_statement: 1 };
const CASH = { cash_flow_statement: 1 };

/**
 * What financial analysts ask about annual and quarterly reports: line items and ratios, and the statements that
 * contain them.
 */
export const FINANCE_CONCEPTS: readonly Concept[] = [
  {
    name: 'balance sheet',
    asked: [[/\bbalance sheets?\b|statements? of financial position/]],
    expand: 'consolidated balance sheets total assets total liabilities',
    tags: BALANCE,
  },
  {
    name: 'income statement',
    asked: [[/\b(income statements?|p ?& ?l|profit and loss|statements? of (income|operations|earnings))\b/]],
    expand: 'consolidated statements of income operations earnings net income',
    tags: INCOME,
  },
  {
    name: 'cash flow statement',
    asked: [[/\bcash ?flows? statements?|statements? of cash ?flows?\b/]],
    expand: 'consolidated statements of cash flows operating investing financing activities',
    tags: CASH,
  },
  {
    name: 'balance sheet item',
    asked: [
      [
        /\b(accounts payable|accounts receivable|receivables|inventor(y|ies)|total (assets|liabilities|equity)|current (assets|liabilities)|ppe|pp&e|property,? plant|net ppne|goodwill|retained earnings|shareholders'? equity|cash (and|&) cash equivalents|net (ar|ap))\b/,
      ],
    ],
    expand: '',
    tags: { balance_sheet: 0.6 },
  },
  {
    name: 'liquidity ratio',
    asked: [[/\b(quick ratio|current ratio|working capital|liquidity (profile|position|ratio)|acid.test)\b/]],
    expand:
      'balance sheets total current assets total current liabilities cash and cash equivalents receivable inventories',
    tags: BALANCE,
  },
  {
    name: 'turnover and days ratio',
    asked: [
      [
        /\b(days (payable|sales|inventory)|dpo|dso|dio|cash conversion|inventory turnover|fixed asset turnover|asset turnover|return on (assets|equity)|roa|roe|roic)\b/,
      ],
    ],
    expand: 'balance sheets total assets inventories accounts payable receivable cost of sales net sales net income',
    tags: { balance_sheet: 1, income_statement: 1 },
  },
  {
    name: 'leverage',
    asked: [
      [
        /\b(debt.to.equity|leverage|total debt|debt on (the )?balance sheet|(increase\w*|decrease\w*|reduce\w*) its debt|net debt)\b/,
      ],
    ],
    expand: 'long-term debt debt maturing within one year short-term debt total debt',
    tags: { balance_sheet: 0.7, debt_note: 0.5 },
  },
  {
    name: 'revenue',
    asked: [[/\b(revenues?|net sales|top.?line|total sales)\b/]],
    unless: [/\b(segment|region|geograph\w*|countr\w*|product line)s?\b/],
    expand: '',
    tags: { income_statement: 0.7 },
  },
  {
    name: 'income statement item',
    asked: [
      [
        /\b(cogs|cost of (goods|sales|revenue)\w*|gross (profit|margin)|operating (income|profit|margin|expenses?)|net (income|earnings|profit|loss)|sg&a|effective tax rate|eps|earnings per share|unadjusted ebit\w*|interest expense|r&d expense)\b/,
      ],
    ],
    unless: [/\b(segment|region)s?\b/],
    expand: '',
    tags: { income_statement: 0.8 },
  },
  {
    name: 'cash flow item',
    asked: [
      [
        /\b(capex|capital expenditures?|cash ?flows? from|operating cash ?flow|free cash ?flow|fcf|depreciation|cash dividends|dividends? paid|pa(id|y) (out )?(in )?(cash )?dividends?|share repurchases?|stock repurchases?|buybacks?)\b/,
      ],
    ],
    expand: '',
    tags: { cash_flow_statement: 0.5 },
  },
  {
    name: 'capital intensity',
    asked: [[/\bcapital.intens\w*\b/]],
    expand: 'capital expenditures property plant and equipment total assets revenue',
    tags: { balance_sheet: 0.7, income_statement: 0.5, cash_flow_statement: 0.7 },
  },
  {
    name: 'adjusted profit',
    asked: [[/\b(adjusted|non.?gaap|ebitdar?|ebit)\b/]],
    unless: [/\bunadjusted\b/],
    expand: 'non-gaap reconciliation adjusted ebitda',
    tags: { non_gaap: 1 },
  },
  {
    name: 'segments and regions',
    asked: [[/\b(segment|region|geograph\w*|countr(y|ies)|business line|division)s?\b/]],
    expand: 'segment results net sales revenue by region',
    tags: { segment_results: 0.6 },
  },
  {
    name: 'restructuring',
    asked: [[/\brestructur\w*\b/]],
    expand: 'restructuring liability employee related costs exit plan accrual',
    tags: {},
  },
  {
    name: 'acquisitions',
    asked: [[/\b(acqui(red|sitions?|re|ring)|merger|bought|purchased a|takeover)\b/]],
    expand: 'acquisitions completed acquisition business combination purchase price consideration',
    tags: {},
  },
  {
    name: 'business',
    asked: [
      [
        /\b(industry|industries|sector|line of business|what does .{2,40} do|primarily operate|products? (and|or) services|business model)\b/,
      ],
    ],
    expand: 'business overview global leader company products',
    tags: { business_description: 0.6 },
  },
  {
    name: 'derivatives',
    asked: [
      [/\b(derivative\w*|hedg\w*|swaps?)\b/, /\b(notional|interest rate|currency|exchange|fluctuation\w*|commodity)\b/],
    ],
    expand: 'derivative notional amounts interest rate swaps cross currency swaps foreign exchange forwards',
    tags: {},
  },
  {
    name: 'pension payments',
    asked: [[/\b(pension\w*|retirees?|postretirement|retirement benefits?)\b/]],
    expand: 'pension postretirement benefit payments expected health care and life plan',
    tags: {},
  },
];
