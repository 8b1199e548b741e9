import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const THE_RESULTS: Alternatives = [
  [/results?/, 'result'],
  [/votes?(?! (?:to|on|for|regarding)\b)/, 'vote'],
  'voting',
  [/tables?/, 'table'],
];

/** Numbered parts of a report that are not proposals. */
export const INTRODUCTIONS: Alternatives = [
  [/the (?:matters|proposals) (?:that were )?(?:voted (?:up)?on|submitted)/, 'the matters voted on'],
  [
    /the (?:\d{4} )?(?:annual|special) (?:general )?meeting\b[^.;]{0,80} was held/,
    'the annual meeting of shareholders of Larch Metals was held',
  ],
];

export const NO_TITLE_WORDS: Alternatives = [
  [new RegExp(String.raw`the (?:final |voting |following )*${oneOf(THE_RESULTS)}`), 'the result'],
  [/results?/, 'result'],
  'set forth',
  'as follows',
  [/votes?/, 'vote'],
  [/there (?:were|was)/, 'there were'],
  [/broker non-?votes?/, 'broker non-votes'],
  'based on',
  'accordingly',
  'as a result',
  'therefore',
  'consequently',
];
