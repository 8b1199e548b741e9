import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const OTHER_DATE_WORDS: Alternatives = [
  [/fil(?:ed|ing)/, 'filed'],
  'record date',
  'as of',
  [/end(?:ed|ing)/, 'ended'],
  'dated',
  [/adjourned (?:to|until)/, 'adjourned to'],
  'until',
  [/postponed (?:to|until)/, 'postponed to'],
  'prior to',
  'proxy statement',
  'schedule 14a',
  'amended',
  'commission',
];

export const ARE_CERTIFIED: Alternatives = [
  [/(?:are|were|is|was) (?:as follows|set forth|certified)/, 'are as follows'],
  'as certified',
];

export const COUNTED = String.raw`\b(?:results?|vot\w+|tabulat\w+|count)\b`;

export const FINAL_RESULTS: Alternatives = [
  [
    new RegExp(
      String.raw`\b(?:amend\w*|this (?:current )?(?:report|form|filing))\b[^.]{0,200}\bfinal\b` +
        String.raw`[^.]{0,60}${COUNTED}`,
    ),
    'amendment reports the final results',
  ],
  [
    new RegExp(String.raw`\bfinal\b[^.]{0,60}${COUNTED}[^.]{0,60}\b${oneOf(ARE_CERTIFIED)}\b`),
    'final results of the vote are as follows',
  ],
];

/** Of results that a sentence says will be reported. */
export const TO_COME_WORDS: Alternatives = [
  'will',
  [/intends?/, 'intends'],
  [/expects?/, 'expects'],
  'shall',
  'once',
  'when',
  'as soon as',
  'upon',
  'subject to',
];

/** "On May 23, the company held …", "Each of the nominees …". */
export const FIRST_WORDS_OF_CLAUSES = plainWords('On, At, The, As, In, A, Of, Set, There, Each');
