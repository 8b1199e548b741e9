import { BE_VERBS, DO_VERBS, HAVE_VERBS } from '@/lib/format/words/auxiliary-verbs';
import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const MOST_WORDS: Alternatives = plainWords(
  'highest, largest, biggest, greatest, most, higher, larger, bigger, greater, more, exceed, exceeded, exceeds, faster',
);

export const LEAST_WORDS: Alternatives = plainWords('lowest, smallest, least, lower, smaller, less, slower');

/** Words that a question has besides what it ranks. */
export const RANKING_WORDS: Alternatives = plainWords(`
  which, among, amongst, brought, bring, in, used, use, provided, provide, contributed, source, sources, three,
  following, than, exceed, exceeded, exceeds, it, spent, spend, generate, generated,
  activity, activities, kind, type, one, where, faster, slower, grow, grew, grown, growing, rate,
  expense, cost, item, category, sufficient, enough, adequate, able, cover, covers, covered, fund, funds, funded,
  finance, financed, pay, combined, together
`);

export const YES_NO_VERBS: Alternatives = [...BE_VERBS, ...DO_VERBS, ...HAVE_VERBS];

export const WORKED_OUT_WORDS: Alternatives = [
  'sum',
  'total of',
  'difference',
  'ratio of',
  'relative',
  'percent',
  'percentage',
  'share of',
  'average',
  'avg',
  'cagr',
  'growth',
  [/change[ds]?/, 'changed'],
];
