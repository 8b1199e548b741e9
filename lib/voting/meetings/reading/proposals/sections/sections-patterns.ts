import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

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

/** Last words of a line that goes on in the next one: "… on under Agenda", before the line "Item 12." */
export const GOES_ON_WORDS = plainWords(`
  agenda, under, see, in, of, to, and, or, with, on, by, for, against, the, this, our, management, company,
`);
