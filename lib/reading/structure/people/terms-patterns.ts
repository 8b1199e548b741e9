import type { Alternatives } from '@/lib/format/patterns';

export const DEFINITION_WORDS: Alternatives = [
  'the ',
  'our ',
  [/each,? an? /, 'each a '],
  [/collectively,? (?:the )?/, 'collectively '],
  [/such [a-z]+,? the /, 'such board the '],
];

export const WORDS_WITHOUT_INITIAL: Alternatives = ['of', 'the', 'and', 'for', 'in', 'to', 'a', 'on', '&'];
