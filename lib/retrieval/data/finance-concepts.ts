import type { Concept } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  BALANCE_SHEET_ITEM_ASKED_WORDS,
  BUSINESS_ASKED_WORDS,
  CASH_FLOW_ITEM_ASKED_WORDS,
  INCOME_STATEMENT_ITEM_ASKED_WORDS,
  LEVERAGE_ASKED_WORDS,
  TURNOVER_AND_DAYS_RATIO_ASKED_WORDS,
} from './finance-concepts-patterns';

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
    asked: [[new RegExp(String.raw`\b(${alternatives(BALANCE_SHEET_ITEM_ASKED_WORDS)})\b`)]],
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
    asked: [[new RegExp(String.raw`\b(${alternatives(TURNOVER_AND_DAYS_RATIO_ASKED_WORDS)})\b`)]],
    expand: 'balance sheets total assets inventories accounts payable receivable cost of sales net sales net income',
    tags: { balance_sheet: 1, income_statement: 1 },
  },
  {
    name: 'leverage',
    asked: [[new RegExp(String.raw`\b(${alternatives(LEVERAGE_ASKED_WORDS)})\b`)]],
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
    asked: [[new RegExp(String.raw`\b(${alternatives(INCOME_STATEMENT_ITEM_ASKED_WORDS)})\b`)]],
    unless: [/\b(segment|region)s?\b/],
    expand: '',
    tags: { income_statement: 0.8 },
  },
  {
    name: 'cash flow item',
    asked: [[new RegExp(String.raw`\b(${alternatives(CASH_FLOW_ITEM_ASKED_WORDS)})\b`)]],
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
    asked: [[new RegExp(String.raw`\b(${alternatives(BUSINESS_ASKED_WORDS)})\b`)]],
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
