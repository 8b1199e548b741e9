import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const MOST_WORDS: Alternatives = plainWords(
  'highest, largest, biggest, greatest, most, higher, larger, bigger, greater, more, exceed, exceeded, exceeds',
);

export const LEAST_WORDS: Alternatives = plainWords('lowest, smallest, least, lower, smaller, less');

/** Words that a question has besides what it ranks. */
export const RANKING_WORDS: Alternatives = plainWords(`
  which, among, amongst, brought, bring, in, used, use, provided, provide, contributed, source, sources, three,
  following, than, exceed, exceeded, exceeds, it, spent, spend, generate, generated,
  activity, activities, kind, type, one, where
`);
