import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const DEFINED_WORDS_PARTS: Alternatives = ['defined', 'calculated', 'computed'];

export const DEFINED_WORDS: Alternatives = [
  [/define\s+(?<second>[^.:=]{2,60}?)\s+as/, 'define xx as'],
  [
    new RegExp(
      String.raw`(?<first>[A-Za-z&][^.:=?]{1,60}?)\s*(?:\([^)]*\)\s*)?(?:is|are|can be|` +
        String.raw`should be)\s+(?:${alternatives(DEFINED_WORDS_PARTS)})\s+as`,
    ),
    'Axis defined as',
  ],
  [/\(?(?:defined|calculated|computed)\s+as/, 'defined as'],
];

export const SKIP_WORDS: Alternatives = [
  'the',
  'of',
  'a',
  'an',
  'total',
  'unadjusted',
  'reported',
  'company',
  'fiscal',
  'year',
  'end',
  'net',
  'from',
  'in',
  'on',
  'for',
  'shown',
  'cash flow statement',
  'income statement',
  'balance sheet',
  'statement of cash flows',
  'statement of income',
  'statement of financial position',
  'p&l statement',
  'p&l',
  [/cash flows?/, 'cash flow'],
  'statement',
  'attributable to shareholders',
  'and',
];

export const PLACE_WORDS: Alternatives = [
  'cash flow statement',
  'income statement',
  'balance sheet',
  [/p&l(?: statement)?/, 'p&l'],
  [/statement of (?:cash flows?|income|operations|financial position)/, 'statement of cash flow'],
];
