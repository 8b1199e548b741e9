import { alternatives, type Alternatives } from '@/lib/format/patterns';

export const IN_THOUSANDS_WORDS: Alternatives = [
  [/\b(?:in|\$) ?thousands\b/, 'inthousands'],
  [/\(?thousands\)/, 'thousands)'],
  [/\(?\$?\s?000'?s?\)/, '000)'],
  [/thousands of (?:u\.s\. )?dollars/, 'thousands of dollars'],
  'dollars in thousands',
];

export const IN_THOUSANDS = new RegExp(alternatives(IN_THOUSANDS_WORDS), 'i');
