import type { Alternatives } from '@/lib/format/patterns';

/** Words of companies' names that say nothing of which company it is, besides the short legal forms. */
export const NOT_OWN_NAME_WORDS: Alternatives = [
  'company',
  'co',
  'limited',
  'group',
  [/holdings?/, 'holdings'],
  'the',
  'and',
  [/&/, '&'],
];
