import { LOWER_MONTHS } from '@/lib/format/words/months';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const DATE_OR_YEAR_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(LOWER_MONTHS)}\s\d{1,2}(?:,?\s\d{4})?\b`), 'january 2'],
  [/\b(?:19|20)\d\d\b/, '1922'],
];
