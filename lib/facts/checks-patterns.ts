import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const NO_HOLDER_COMMON: Alternatives = [
  'common',
  'preferred',
  [/class [a-z]\b/, 'class a'],
  'series',
  [/shares?/, 'share'],
  'stock',
  [/units?/, 'unit'],
  'total',
  'all',
  [/directors?/, 'director'],
  'executive',
  [/officers?/, 'officer'],
  'name',
  'address',
  'none',
];

export const NO_HOLDER_WORDS: Alternatives = [
  [new RegExp(String.raw`^${oneOf(NO_HOLDER_COMMON)}\b`), 'common'],
  [/\bas a group\b/, 'as a group'],
];
