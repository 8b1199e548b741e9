import { SMALL_NUMBERS } from '@/lib/format/words/number-words';
import type { Alternatives } from '@/lib/format/patterns';

export const NUMBER_WORDS: Alternatives = [
  [/\$?\d[\d,]*(?:\.\d+)?%?/, '2'],
  ...SMALL_NUMBERS.slice(1, 16),
  'twenty',
  'thirty',
];
