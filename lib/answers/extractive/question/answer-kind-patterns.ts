import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { MONTH, MONTHS } from '@/lib/format/words/months';
import { WRITTEN_NUMBERS } from '@/lib/format/words/number-words';
import { alternatives, oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';
import { PLAIN_TITLE } from '@/lib/reading/text/names/honorifics';

export const NUMBER_WORDS = [...WRITTEN_NUMBERS, 'none'];

export const NUMBER_FORMS: Alternatives = [
  [/\d/, '2'],
  [new RegExp(String.raw`\b${oneOf(NUMBER_WORDS)}\b`), 'zero'],
];

export const DATE_WORDS: Alternatives = [
  [new RegExp(String.raw`\b(?:${MONTH}|Q[1-4])\b`), 'January'],
  [/\b(?:19|20)\d\d\b/, '1922'],
];

export const NOT_A_FIRST_NAME = plainWords(`
  Audit, Board, Annual, Named, Executive, Compensation, Corporate, Common, Proxy, Chief, Vice, Senior,
  Independent, Securities, Nominating, Summary,
`);

export const NOT_A_LAST_NAME: Alternatives = [
  'Committee',
  [/Directors?/, 'Director'],
  [/Officers?/, 'Officer'],
  'Meeting',
  'Statement',
  'Stock',
  'Compensation',
  'Governance',
  'Executive',
  'Plan',
  [/Rules?/, 'Rule'],
];

export const PERSON_WORDS: Alternatives = [
  [new RegExp(String.raw`${PLAIN_TITLE}\.\s[A-Z]`), 'Ms. A'],
  [
    new RegExp(
      String.raw`\b(?!${alternatives(NOT_A_FIRST_NAME)})[A-Z][a-z]+,?\s(?:[A-Z]\.\s)?(?!` +
        String.raw`${alternatives(NOT_A_LAST_NAME)})[A-Z][a-z]+\b`,
    ),
    'Aboard Aboard',
  ],
  // Not "Corporation", as many a filing calls its own company.
  [/\b(?:LLP|Inc|LLC|Corp|LP)\b/, 'LLP'],
];

export const ASKS_SHARE_WORDS: Alternatives = [
  [/\b(?:what|which) (?:percent\w*|proportion|share)/, 'what percentage'],
  [/\bhow many percent/, 'how many percent'],
  [/\bpercentage\b/, 'percentage'],
  [/\bmargin\b/, 'margin'],
  [/\brate\b/, 'rate'],
  [/\bwhat %/, 'what %'],
];

export const ASKS_AMOUNT_FEES: Alternatives = [
  [/fees?/, 'fee'],
  'cost',
  'spend',
  'spent',
  'paid',
  'price',
  'salary',
  'compensation',
  'revenue',
  'income',
  'amount',
  'expenditure',
  [/expenses?/, 'expense'],
  [/dividends?/, 'dividend'],
  [/retainers?/, 'retainer'],
  'usd',
  [/\$/, '$'],
];

export const ASKS_AMOUNT_WORDS: Alternatives = [
  [/\bhow much\b/, 'how much'],
  [new RegExp(String.raw`\b${oneOf(ASKS_AMOUNT_FEES)}\b`), 'fee'],
];

export const ASKS_PERSON_FIRM = plainWords(`
  firm, company, person, director, nominee, executive, officer, member, bank, holder, consultant, adviser,
  advisor, solicitor,
`);

export const ASKS_PERSON_WORDS: Alternatives = [
  [/^\s*(?:who|whom)\b/, 'who'],
  [new RegExp(String.raw`\bwhich ${oneOf(ASKS_PERSON_FIRM)}s?\b`), 'which firm'],
  [/\bwhich companies\b/, 'which companies'],
  [/\bname of\b/, 'name of'],
];

export const ASKS_SHARE = new RegExp(alternatives(ASKS_SHARE_WORDS));

export const ASKS_AMOUNT = new RegExp(alternatives(ASKS_AMOUNT_WORDS));

export const ASKS_PERSON = new RegExp(alternatives(ASKS_PERSON_WORDS));

export const YES_NO_VERBS: Alternatives = [...BE_VERBS, ...DO_VERBS, ...HAVE_VERBS, 'can', 'may', 'must', 'will'];

export const ASKS_NUMBER_WORDS: Alternatives = [
  [/\bhow (?:many|often)\b/, 'how many'],
  [/\bhow much (?:did|does|do|was|were|is|are|of)\b/, 'how much did'],
  [/\b(?:what|which) (?:percent(?:age)?|proportion|share) of\b/, 'what percent of'],
];

export const DATES_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTHS)}\s\d{1,2}(?:,?\s\d{4})?\b`), 'January 2'],
  [new RegExp(String.raw`\b\d{1,2}\s${oneOf(MONTHS)}\b`), '2 January'],
  [/\b(?:19|20)\d\d\b/, '1922'],
  [/\[\d{1,3}\]/, '[2]'],
];
