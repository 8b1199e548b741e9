import type { Alternatives } from '@/lib/format/patterns';

export const VALUE_SUFFIXES: Alternatives = [
  [/%/, '%'],
  [/\)/, ')'],
  'x',
  [/%\s?\(\w{1,2}\)/, '% (a)'],
  [/(?:\(\w{1,2}\))+/, '(1)(2)'],
  [/[*†‡]+/, '*'],
  [/(?:st|nd|rd|th)/, 'st'],
  'percent',
  [/pts?\.?/, 'pts.'],
];
