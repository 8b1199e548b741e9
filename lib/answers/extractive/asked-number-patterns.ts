import { oneOf, plainWords, type Alternatives } from '@/lib/format/patterns';

export const ASKS_NUMBER_WORDS: Alternatives = [
  [/\bhow (?:many|often)\b/, 'how many'],
  [/\bhow much (?:did|does|do|was|were|is|are|of)\b/, 'how much did'],
  [/\b(?:what|which) (?:percent(?:age)?|proportion|share) of\b/, 'what percent of'],
];

export const MONTH_NAMES = plainWords(`
  January, February, March, April, May, June, July, August, September, October, November, December,
`);

export const DATES_WORDS: Alternatives = [
  [new RegExp(String.raw`\b${oneOf(MONTH_NAMES)}\s\d{1,2}(?:,?\s\d{4})?\b`), 'January 2'],
  [
    /\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
    '2 January',
  ],
  [/\b(?:19|20)\d\d\b/, '1922'],
  [/\[\d{1,3}\]/, '[2]'],
];
