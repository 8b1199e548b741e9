import type { Alternatives } from '@/lib/format/patterns';

export const NOT_NOW_WORDS: Alternatives = [
  [/expect\w*/, 'expected'],
  'will',
  'to be',
  [/join\w*/, 'joined'],
  'effective',
  'following',
  'until',
  [/former\w*/, 'formerly'],
  'prior',
  [/previous\w*/, 'previously'],
  'through',
];

/** What says before "Committees" that they are not those of the board now. */
export const NOT_OF_THE_BOARD: Alternatives = [
  'Former',
  'Prior',
  'Previous',
  'Past',
  'Other',
  'Advisory',
  'Industry',
  'Community',
  'Management',
];
