import type { Alternatives } from '@/lib/format/patterns';

export const NOT_FIRST_IN_TITLE_WORDS: Alternatives = [
  'to',
  'the',
  'and',
  'is',
  'are',
  'will',
  'if',
  'of',
  'vote',
  'requires',
  [/on (?:the|your|this)/, 'on the'],
];

export const SENTENCE_OPEN_END_WORDS: Alternatives = [
  'on',
  'and',
  'of',
  'for',
  'against',
  'to',
  'with',
  'under',
  'in',
  'or',
  'by',
  'see',
];
