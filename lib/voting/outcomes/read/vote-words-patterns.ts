import { plainWords, type Alternatives } from '@/lib/format/patterns';

/** Words of a heading that do not say which votes it is of: "Total number of shares voted". */
export const PLAIN_WORDS: Alternatives = [
  ...plainWords('number, total, totals, of, the'),
  [/votes?/, 'votes'],
  [/shares?/, 'shares'],
  [/units?/, 'units'],
  ...plainWords('cast, voted, voting, common, stock'),
  [/results?/, 'results'],
  'final',
];
