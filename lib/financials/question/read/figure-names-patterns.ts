import type { Alternatives } from '@/lib/format/patterns';

/** Words of companies' names that do not identify a company, besides the short legal forms. */
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
