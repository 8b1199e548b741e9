import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const THE_RESULTS: Alternatives = [
  [/results?/, 'result'],
  [/votes?(?! (?:to|on|for|regarding)\b)/, 'vote'],
  'voting',
  [/tables?/, 'table'],
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
