import { wholeWords, type Alternatives } from '@/lib/format/patterns';

export const OTHER_GROUP_OF_WOMEN_WORDS: Alternatives = [
  [/employees?/, 'employee'],
  'workforce',
  'management',
  'leadership team',
  [/hires?/, 'hire'],
  'executives',
  'officers',
  [/committee chairs?/, 'committee chair'],
  'vice presidents',
  'associates',
  'proponent',
  'proposal',
];

export const ONLY_THE_NEW_WORDS: Alternatives = [
  'joined',
  [/new(?:est|ly)? (?:independent )?(?:directors?|nominees?|members?)/, 'new director'],
  'added',
  'appointed',
  'of whom',
  [/since 20\d\d/, 'since 2022'],
  [/last \w+ years/, 'last board years'],
];

export const OTHER_GROUP_OF_WOMEN = wholeWords(OTHER_GROUP_OF_WOMEN_WORDS, 'i');

export const ONLY_THE_NEW = wholeWords(ONLY_THE_NEW_WORDS, 'i');
