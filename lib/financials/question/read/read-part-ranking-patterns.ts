import type { Alternatives } from '@/lib/format/patterns';

/** Words that a question has besides the part and the figure, more than other rankings have. */
export const PART_RANKING_WORDS: Alternatives = [
  'fastest',
  'strongest',
  'slowest',
  'weakest',
  [/experienced?/, 'experienced'],
  'saw',
  'see',
  'showed',
  'reportable',
  [/operating(?= *$)/, 'operating'],
  'to',
];
