import { type Alternatives } from '@/lib/format/patterns';

export const BRACKET_WORDS: Alternatives = [
  [/loss(?:es)?/, 'loss'],
  'deficit',
  'benefit',
  'expense',
  'used in',
  'used for',
  'used',
  'provided by',
  'provision',
  'decrease',
  'increase',
  'unaudited',
];
