import { plainWords, type Alternatives } from '@/lib/format/patterns';

export const MOST_WORDS: Alternatives = plainWords(
  'highest, largest, biggest, greatest, most, higher, larger, bigger, greater, more',
);

export const LEAST_WORDS: Alternatives = plainWords('lowest, smallest, least, lower, smaller, less');

/** Words that a question has besides what it ranks. */
export const RANKING_WORDS: Alternatives = plainWords(`
  which, among, amongst, brought, bring, in, used, use, provided, provide, contributed, source, sources, three, following,
  activity, activities, kind, type, one, where
`);
