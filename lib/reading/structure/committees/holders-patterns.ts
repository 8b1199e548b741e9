import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { HOUSE_NUMBER, POST_BOX } from '@/lib/format/words/address-words-patterns';
import { capitalCount } from '@/lib/format/words/number-words';

export const OF_OWNERS_WORDS: Alternatives = [
  [/\bbeneficial(?:ly)?\s+(?:own\w*|holders?)/, 'beneficial ownership'],
  [/\bbeneficial\s+owners?hip/, 'beneficial ownerhip'],
  [/\b(?:security|stock|share) ownership of/, 'security ownership of'],
  [/\bprincipal (?:share|stock)(?:holders|owners)/, 'principal shareholders'],
];

export const GROUP_ALL: Alternatives = ['all', [/directors?/, 'director'], 'director nominees', 'executive officers'];

export const GROUP_WORDS: Alternatives = [
  [/\bas a group\b/, 'as a group'],
  [/\(\d+ (?:persons|people|individuals|in total)\)/, '(2 persons)'],
  [new RegExp(String.raw`^${oneOf(GROUP_ALL)}\b.*\b(?:directors|executive|nominees|officers)\b`), 'all directors'],
];

export const ADDRESS_WORDS: Alternatives = [
  [/c\/o/, 'c/o'],
  [new RegExp(POST_BOX), 'PO Box'],
  [new RegExp(HOUSE_NUMBER, 'u'), '2 A'],
  [new RegExp(String.raw`${capitalCount(1, 5)}\s\p{Lu}\w+\s(?:\p{Lu}|Street)`, 'u'), 'One Aing A'],
];

export const NOT_HOLDER_ROW_WORDS: Alternatives = [
  'total',
  'name',
  'title',
  'none',
  [/shares?/, 'share'],
  'class',
  'percent',
  'number',
  'footnote',
  'address',
];
