import type { Alternatives } from '@/lib/format/patterns';

export const NEXT_YEARS_NOMINATIONS_WORDS: Alternatives = [
  'advance notice',
  'proxy access',
  [/must be (?:received|delivered|submitted)/, 'must be received'],
  [/notice of (?:such |any |a )?nominat/, 'notice of nominat'],
  'stockholder nominee',
  [/nominat\w+ (?:by|from) (?:share|stock)holders/, 'nominated by shareholders'],
  'rule 14a-8',
  'rule 14a-19',
];
