import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const INCOME_STATEMENT_AT_LEAST_WORDS: Alternatives = [
  [/provision for (?:\w+ )?income tax/, 'provision for income tax'],
  [/income tax(?:es)? (?:expense|provision|benefit)/, 'income tax expense'],
  [/(?:provision|benefit).{0,20}income taxes/, 'provisionincome taxes'],
];

export const CASH_FLOW_STATEMENT_WORDS: Alternatives = [
  'investing activities',
  'financing activities',
  [/cash (?:from|used in|provided by) (?:\(used in\) )?(?:investing|financing)/, 'cash from investing'],
];

export const EQUITY_STATEMENT_EQUITY: Alternatives = ['equity', 'investment'];

export const EQUITY_STATEMENT_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`statements? of (?:changes in )?(?:consolidated )?(?:share|stock)?(?:holders|owners)?.{0,3} ?` +
        oneOf(EQUITY_STATEMENT_EQUITY),
    ),
    'statement of equity',
  ],
  [/(?:share|stock)holders.{0,2} equity statements?/, 'shareholders equity statement'],
];

export const BUSINESS_DESCRIPTION_WORDS: Alternatives = [
  [/item 1\b.{0,6}business/, 'item 1 business'],
  [/\bbusiness overview/, 'business overview'],
  [/description of (?:our |the )?business/, 'description of business'],
  'company overview',
  [/\bour company\b/, 'our company'],
  [/^\W*business\b/, 'business'],
];
