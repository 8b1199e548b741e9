import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const REPORTS_WORDS: Alternatives = [
  [/reports?/, 'report'],
  [/reported/, 'reported'],
  [/record(?:ed)?/, 'record'],
  [/makes?|made/, 'make'],
  [/incur(?:red)?/, 'incur'],
  [/post(?:ed)?/, 'post'],
  [/suffer(?:ed)?/, 'suffer'],
];

export const STOCK_WORDS: Alternatives = plainWords('stock, common stock, shares, common shares');
