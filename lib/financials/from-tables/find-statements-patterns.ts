import { LOWER_MONTH } from '@/lib/format/words/months';
import { alternatives, type Alternatives, oneOf } from '@/lib/format/patterns';

export const TITLES_WORDS_PARTS: Alternatives = [
  'income',
  'operations',
  'earnings',
  [/profit\s+(?:and|or)\s+loss/, 'profit and loss'],
];

export const TITLE_WORDS: Alternatives = [
  [
    new RegExp(
      String.raw`\bstatements?\s+of\s+(?:consolidated\s+)?(?:net\s+)?(?:${alternatives(TITLES_WORDS_PARTS)})\b`,
    ),
    'statement of income',
  ],
  [/\bincome\s+statements?\b/, 'income statement'],
];

export const OTHER_TITLE_WORDS_PARTS: Alternatives = [
  'comprehensive',
  'changes',
  'stockholders',
  'shareholders',
  'shareowners',
  'equity',
  'other',
];

export const OTHER_TITLE_WORDS: Alternatives = [
  [
    new RegExp(String.raw`\bstatements?\s+of\s+(?:consolidated\s+)?(?:${alternatives(OTHER_TITLE_WORDS_PARTS)})`),
    'statement of comprehensive',
  ],
  [/\bnotes\s+to\s+(?:the\s+)?(?:condensed\s+)?(?:consolidated\s+)?financial/, 'notes to financial'],
  [/\breconciliations?\s+of\b(?!.*\bto\s+(?:net\s+)?cash)/, 'reconciliation of'],
  [/\bsegment\s+(?:data|information|results)\b/, 'segment data'],
  [/\bnon-gaap\b/, 'non-gaap'],
];

export const NOT_OWN_WORDS: Alternatives = [
  [/\bparent\s+(?:company|only)/, 'parent company'],
  [/\bpro\s+forma/, 'pro forma'],
  [/\bconsolidating\b/, 'consolidating'],
  [/\bguarantor/, 'guarantor'],
  [/\bschedule\s+[iv]+\b/, 'schedule i'],
  [/\breconcil/, 'reconcil'],
  [/\bselected\b/, 'selected'],
  [/\bquarterly\b/, 'quarterly'],
  [/\bunaudited\s+quarterly/, 'unaudited quarterly'],
  [/\bsupplement/, 'supplement'],
  [/\bcomponents of\b/, 'components of'],
  [/\bsee\b/, 'see'],
  [/\brefer\b/, 'refer'],
  [/\bour\b/, 'our'],
  [/\bin the\b/, 'in the'],
  [/\bof the\b.*\bitem\b/, 'of the third item'],
];

export const PERIOD_LINE_WORDS: Alternatives = [
  'as of',
  'at',
  'for the',
  [/\(?(?:in|amounts in|dollars in)\b/, 'in'],
  [/(?:fiscal )?years?/, 'year'],
  [/(?:three|six|nine|twelve) months/, 'three months'],
  [/quarters?/, 'quarter'],
  [/\d\d weeks/, '22 weeks'],
  [/(?:19|20)\d\d\b/, '1922'],
  [new RegExp(String.raw`(?:${LOWER_MONTH})\b`), 'january'],
];

export const LABEL_OPEN_END_WORDS: Alternatives = [
  'of',
  'and',
  'to',
  'the',
  'for',
  'in',
  'on',
  'from',
  'by',
  'with',
  'or',
  'than',
  'at',
  'attributable',
  'per',
  'before',
  'after',
];

export const OPEN_END = new RegExp(String.raw`(?:,|-|–|\b${oneOf(LABEL_OPEN_END_WORDS)})$`, 'i');
