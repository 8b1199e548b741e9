import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const MONTHS_IN_LOWER_CASE = plainWords(`
  january, february, march, april, may, june, july, august, september, october, november, december,
`);

export const DATE_OR_YEAR_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTHS_IN_LOWER_CASE)}\s\d{1,2}(?:,?\s\d{4})?\b`), 'january 2'],
  [/\b(?:19|20)\d\d\b/, '1922'],
];
