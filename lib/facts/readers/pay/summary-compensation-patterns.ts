import { oneOf, type Alternatives } from '@/lib/format/patterns';
import { GENERATION } from '@/lib/format/words/name-words';

export const NAME_PARTS: Alternatives = [
  [/\p{Lu}[\p{L}.'’-]*\s?/u, 'A'],
  [/de\s/, 'de '],
  [/van\s(?:der\s|den\s)?/, 'van '],
  [/von\s/, 'von '],
  [/la\s/, 'la '],
];

export const TITLES_AFTER_NAME: Alternatives = [
  [/,/, ','],
  [/\(/, '('],
  [/\d/, '2'],
  [/$/, ''],
  'President',
  'Chair',
  'Chief',
  'Executive',
  'Senior',
  'Founder',
  'Co-',
  'Principal',
  'Director',
  'Former',
  'Interim',
  'Vice',
  'Managing',
  'CEO',
  'Group',
  'Global',
];

export const NAME_BEFORE_TITLE = new RegExp(
  String.raw`^(${oneOf(NAME_PARTS)}{2,4}?(?:,?\s?${GENERATION}\.?)?)(?=\s*` + String.raw`${oneOf(TITLES_AFTER_NAME)})`,
  'u',
);
