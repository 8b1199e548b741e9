import { MONTHS } from '@/lib/format/months';
import { oneOf, type Alternatives } from '@/lib/format/patterns';

export const ASKS_NUMBER_WORDS: Alternatives = [
  [/\bhow (?:many|often)\b/, 'how many'],
  [/\bhow much (?:did|does|do|was|were|is|are|of)\b/, 'how much did'],
  [/\b(?:what|which) (?:percent(?:age)?|proportion|share) of\b/, 'what percent of'],
];

export const DATES_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTHS)}\s\d{1,2}(?:,?\s\d{4})?\b`), 'January 2'],
  [new RegExp(String.raw`\b\d{1,2}\s${oneOf(MONTHS)}\b`), '2 January'],
  [/\b(?:19|20)\d\d\b/, '1922'],
  [/\[\d{1,3}\]/, '[2]'],
];
