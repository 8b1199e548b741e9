import { type Alternatives } from '@/lib/format/patterns';

export const BETWEEN_COMMITTEES: Alternatives = [
  [/, (?:or |and )?/, ', '],
  [/,? or /, ' or '],
  [/,? and /, ' and '],
];
