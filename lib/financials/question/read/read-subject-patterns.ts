import type { Alternatives } from '@/lib/format/patterns';

export const BETWEEN_WHOLE_AND_PART: Alternatives = [
  'on',
  'for',
  'as',
  'to',
  'by',
  'through',
  'was',
  'were',
  'is',
  'are',
  'in',
];
