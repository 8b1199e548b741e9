import type { Alternatives } from '@/lib/format/patterns';

export const ASKS_SUM_WORDS: Alternatives = [
  'total',
  'all in',
  'all-in',
  'altogether',
  'overall',
  [/earn\w*/, 'earnings'],
  [/collect\w*/, 'collectively'],
  'make',
  'made',
  'get',
  'got',
  [/receive\w*/, 'received'],
  'paid',
  'pay package',
  [/comp(?:ensation)?/, 'comp'],
];
