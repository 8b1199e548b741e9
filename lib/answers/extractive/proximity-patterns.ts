import type { Alternatives } from '@/lib/format/patterns';

export const NUMBER_WORDS: Alternatives = [
  [/\$?\d[\d,]*(?:\.\d+)?%?/, '2'],
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'twenty',
  'thirty',
];
