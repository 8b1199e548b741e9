import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const UNPRINTABLE_WORDS: Alternatives = [
  [/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028\u2029\ufeff\ufffe\uffff]/, '\u007f'],
  [/[\ud800-\udbff](?![\udc00-\udfff])/, '\ud83d'],
  [/(?<![\ud800-\udbff])[\udc00-\udfff]/, '\ude00'],
];

export const UNPRINTABLE = new RegExp(alternatives(UNPRINTABLE_WORDS), 'g');
