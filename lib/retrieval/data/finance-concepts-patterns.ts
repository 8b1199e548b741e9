import type { Alternatives } from '@/lib/format/patterns';

export const BALANCE_SHEET_ITEM_ASKED_WORDS: Alternatives = [
  'accounts payable',
  'accounts receivable',
  'receivables',
  [/inventor(y|ies)/, 'inventory'],
  [/total (assets|liabilities|equity)/, 'total assets'],
  [/current (assets|liabilities)/, 'current assets'],
  'ppe',
  'pp&e',
  [/property,? plant/, 'property plant'],
  'net ppne',
  'goodwill',
  'retained earnings',
  [/shareholders'? equity/, 'shareholders equity'],
  [/cash (and|&) cash equivalents/, 'cash and cash equivalents'],
  [/net (ar|ap)/, 'net ar'],
];

export const TURNOVER_AND_DAYS_RATIO_ASKED_WORDS: Alternatives = [
  [/days (payable|sales|inventory)/, 'days payable'],
  'dpo',
  'dso',
  'dio',
  'cash conversion',
  'inventory turnover',
  'fixed asset turnover',
  'asset turnover',
  [/return on (assets|equity)/, 'return on assets'],
  'roa',
  'roe',
  'roic',
];

export const LEVERAGE_ASKED_WORDS: Alternatives = [
  [/debt.to.equity/, 'debt to equity'],
  'leverage',
  'total debt',
  [/debt on (the )?balance sheet/, 'debt on balance sheet'],
  [/(increase\w*|decrease\w*|reduce\w*) its debt/, 'increased its debt'],
  'net debt',
];

export const INCOME_STATEMENT_ITEM_ASKED_WORDS: Alternatives = [
  'cogs',
  [/cost of (goods|sales|revenue)\w*/, 'cost of goods'],
  [/gross (profit|margin)/, 'gross profit'],
  [/operating (income|profit|margin|expenses?)/, 'operating income'],
  [/net (income|earnings|profit|loss)/, 'net income'],
  'sg&a',
  'effective tax rate',
  'eps',
  'earnings per share',
  [/unadjusted ebit\w*/, 'unadjusted ebitda'],
  'interest expense',
  'r&d expense',
];

export const CASH_FLOW_ITEM_ASKED_WORDS: Alternatives = [
  'capex',
  [/capital expenditures?/, 'capital expenditure'],
  [/cash ?flows? from/, 'cashflow from'],
  [/operating cash ?flow/, 'operating cashflow'],
  [/free cash ?flow/, 'free cashflow'],
  'fcf',
  'depreciation',
  'cash dividends',
  [/dividends? paid/, 'dividend paid'],
  [/pa(id|y) (out )?(in )?(cash )?dividends?/, 'paid dividend'],
  [/share repurchases?/, 'share repurchase'],
  [/stock repurchases?/, 'stock repurchase'],
  [/buybacks?/, 'buyback'],
];

export const BUSINESS_ASKED_WORDS: Alternatives = [
  'industry',
  'industries',
  'sector',
  'line of business',
  [/what does .{2,40} do/, 'what does the company do'],
  'primarily operate',
  [/products? (and|or) services/, 'product and services'],
  'business model',
];
