import type { Alternatives } from '@/lib/format/patterns';

export const AT_LEAST_WORDS: Alternatives = [
  'at least',
  'more than',
  'over',
  'above',
  [/exceed(?:s|ed|ing)?/, 'exceed'],
  'in excess of',
  'greater than',
  'not less than',
  'no less than',
  'no fewer than',
  'a minimum of',
];
