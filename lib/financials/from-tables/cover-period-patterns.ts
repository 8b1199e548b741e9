import { type Alternatives } from '@/lib/format/patterns';

export const ENDED_WORDS: Alternatives = [
  [/(year)/, 'year'],
  [/(quarter(?:ly\s+period)?|quarterly\s+period)/, 'quarter'],
  'period',
];
