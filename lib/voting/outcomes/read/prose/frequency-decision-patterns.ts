import { type Alternatives } from '@/lib/format/patterns';

export const DECIDES_WORDS: Alternatives = [
  [/determin\w+/, 'determined'],
  [/decid\w+/, 'decides'],
  [/resolv\w+/, 'resolved'],
  [/adopt\w+/, 'adopted'],
  [/intends?/, 'intend'],
  'elected to',
  'has chosen',
  [/will (?:continue to )?(?:hold|include|conduct|provide|submit)/, 'will hold'],
];
