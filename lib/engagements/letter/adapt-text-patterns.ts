import type { Alternatives } from '@/lib/format/patterns';

export const SIGN_OFF_WORDS: Alternatives = [
  'kind regards',
  'best regards',
  'warm regards',
  [/with (?:kind|warm|best) regards/, 'with kind regards'],
  'regards',
  [/best(?: wishes)?/, 'best'],
  'sincerely',
  [/yours (?:sincerely|faithfully|truly)/, 'yours sincerely'],
  [/respectfully(?: yours)?/, 'respectfully'],
  'many thanks',
  'thanks',
  'cheers',
];
