import { LOWER_MONTH, SHORT_MONTH } from '@/lib/format/words/months';
import { ORDINALS, SMALL_NUMBERS } from '@/lib/format/words/number-words';
import { type Alternatives } from '@/lib/format/patterns';

export const DATE_WORDS: Alternatives = [
  [new RegExp(LOWER_MONTH), 'january'],
  [new RegExp(SHORT_MONTH.toLowerCase()), 'sept'],
  ...ORDINALS,
  ...SMALL_NUMBERS.slice(1, 16),
  'million',
  'billion',
  'thousand',
  [/q[1-4]/, 'q2'],
  [/fy\d{2,4}/, 'fy2025'],
  [/\d+(?:st|nd|rd|th)/, '21st'],
];
