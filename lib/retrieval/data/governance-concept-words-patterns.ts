import type { Alternatives } from '@/lib/format/patterns';

export const ANY_PAY_WORDS: Alternatives = [
  'pay',
  'paid',
  'pays',
  [/compensat\w*/, 'compensation'],
  [/remunerat\w*/, 'remuneration'],
  [/earn\w*/, 'earnings'],
  [/salar\w*/, 'salary'],
  [/wage\w*/, 'wages'],
  'make',
  'makes',
  'made',
  'income',
];
