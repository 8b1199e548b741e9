import type { TagRule } from '@/lib/retrieval/data/concept-types';
import { alternatives } from '@/lib/format/patterns';
import {
  BUSINESS_DESCRIPTION_WORDS,
  CASH_FLOW_STATEMENT_WORDS,
  EQUITY_STATEMENT_WORDS,
  INCOME_STATEMENT_AT_LEAST_WORDS,
} from './finance-tags-patterns';

const NOT_A_STATEMENT = [
  /notes to (?:the )?(?:consolidated )?financial statements \(/,
  /table of contents.{0,200}\.{4,}/,
];

/** Where the primary financial statements are, in any filing with financial data. */
export const FINANCE_TAGS: readonly TagRule[] = [
  {
    tag: 'balance_sheet',
    level: 'page',
    all: [
      /balance sheets?|statements? of financial (?:position|condition)/,
      /total assets/,
      /total (?:current )?liabilities|liabilities and/,
    ],
    atLeast: {
      count: 5,
      of: [
        /cash and cash equivalents/,
        /(?:accounts|trade)(?: and \w+)? ?(?:receivable|payable)s?|receivables/,
        /inventor/,
        /property,? plant|property and equipment/,
        /goodwill/,
        /total current assets/,
        /total current liabilities/,
        /retained earnings|accumulated deficit/,
        /(?:share|stock)holders.{0,2} ?equity|total equity/,
        /additional paid.in|capital surplus/,
        /long-term debt/,
        /accumulated other comprehensive/,
        /deferred/,
      ],
    },
    none: NOT_A_STATEMENT,
    minNumbers: 30,
  },
  {
    tag: 'income_statement',
    level: 'page',
    all: [
      /statements? of (?:consolidated )?(?:income|operations|earnings|comprehensive income|loss)|income statements?/,
      /net (?:income|loss|earnings)|profit/,
      /per (?:common )?(?:share|unit)|income tax|operating (?:income|profit|loss)/,
    ],
    atLeast: {
      count: 5,
      of: [
        /(?:total )?(?:net )?(?:revenues?|sales)/,
        /cost of (?:sales|revenues?|goods|services)/,
        /gross (?:profit|margin)/,
        /selling,? general|general and administrative/,
        /operating (?:income|profit|expenses?)/,
        /interest expense|interest,? net/,
        new RegExp(alternatives(INCOME_STATEMENT_AT_LEAST_WORDS)),
        /\bdiluted\b/,
        /\bbasic\b/,
        /income before|earnings before|loss before/,
        /weighted.average/,
      ],
    },
    none: [...NOT_A_STATEMENT, /selected financial data/, /total stockholders.{0,2} equity.{0,300}additional paid/],
    minNumbers: 25,
  },
  {
    tag: 'cash_flow_statement',
    level: 'page',
    all: [
      /statements? of (?:consolidated )?cash flows?|cash flows? statements?/,
      /operating activities|cash (?:from|provided by|used in) operations/,
      new RegExp(alternatives(CASH_FLOW_STATEMENT_WORDS)),
    ],
    atLeast: {
      count: 5,
      of: [
        /net (?:income|loss|earnings)/,
        /depreciation/,
        /purchases? of property|capital expenditures|additions to property|payments for property/,
        /dividends/,
        /proceeds from/,
        /repayments?|payments? (?:of|on) /,
        /(?:share|stock|equity)-based compensation/,
        /cash and cash equivalents.{0,80}(?:beginning|end)|end of (?:the )?(?:year|period)/,
        /supplemental/,
        /changes? in (?:operating )?assets|accounts (?:receivable|payable)/,
        /deferred (?:income )?taxes/,
      ],
    },
    none: NOT_A_STATEMENT,
    minNumbers: 25,
  },
  {
    tag: 'equity_statement',
    level: 'page',
    all: [
      new RegExp(alternatives(EQUITY_STATEMENT_WORDS)),
      /balances?,? (?:at |as of )?/,
      /paid.in|retained earnings|accumulated/,
    ],
    none: NOT_A_STATEMENT,
    minNumbers: 30,
  },
  {
    tag: 'segment_results',
    level: 'chunk',
    all: [
      /segments?|regions?|geograph/,
      /(?:net )?(?:sales|revenues?)|ebitda|operating income/,
      /\d{1,3}(?:,\d{3}|\.\d)/,
    ],
  },
  {
    tag: 'non_gaap',
    level: 'chunk',
    all: [/non-gaap|reconciliation|adjusted/, /ebitda|ebit|free cash flow|adjusted (?:net income|earnings|ebit)/, /\d/],
  },
  {
    tag: 'debt_note',
    level: 'chunk',
    all: [
      /\bdebt\b/,
      /notes? (?:due|payable)|senior notes|term loan|long-term debt|commercial paper|total debt/,
      /\d{1,3},\d{3}|\$/,
    ],
  },
  {
    tag: 'business_description',
    level: 'page',
    all: [
      new RegExp(alternatives(BUSINESS_DESCRIPTION_WORDS)),
      /\b(?:we|our|the company)\b/,
      /overview|general|description|leader|company|founded|incorporated/,
    ],
    none: [/total assets/, /risk factors.{0,3}$/],
  },
];
