import type { Alternatives } from '@/lib/format/patterns';

export const WORD_ENDINGS: Alternatives = [
  [/ations?/, 'ation'],
  [/itions?/, 'ition'],
  [/ments?/, 'ment'],
  [/ings?/, 'ing'],
  'ities',
  'ity',
  'ies',
  'ied',
  [/ers?/, 'er'],
  [/ors?/, 'or'],
  [/ives?/, 'ive'],
  'ally',
  'ly',
  'ed',
  'es',
  's',
  'e',
  'y',
];
