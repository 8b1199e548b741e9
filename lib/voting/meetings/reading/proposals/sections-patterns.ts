import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const AFTER_REFERENCE: Alternatives = [
  [/an?/, 'a'],
  'to',
  'the',
  'and',
  'is',
  'are',
  'was',
  'will',
  'if',
  'of',
  'or',
  'on',
  'in',
  'for',
  'vote',
  [/requires?/, 'require'],
  'because',
  'has',
  'have',
  'may',
  'must',
  'at',
  'by',
  'as',
  'above',
  'below',
  'through',
  [/contains?/, 'contain'],
  'described',
  'would',
];

export const IN_SENTENCE_WORDS: Alternatives = [
  [new RegExp(String.raw`\(?${oneOf(AFTER_REFERENCE)}\b`), 'a'],
  [/\)?\s?[,;]/, ','],
];
