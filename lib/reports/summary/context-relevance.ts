import { tokenize } from '@/lib/retrieval/terms/tokenize';

/** Words that occur in nearly every analysis context, and therefore do not distinguish questions. */
const COMMON = new Set(
  tokenize(
    'company companies investor investors investment long term value shareholder stockholder focus care important ' +
      'board governance executive report we our',
  ),
);

/** How relevant a question is to the organization's analysis context, from 0 (not at all) to 1. */
export function contextRelevance(analysisContext: string): (question: string) => number {
  const named = new Set(tokenize(analysisContext).filter((term) => !COMMON.has(term)));
  if (named.size === 0) return () => 0;
  return (question) => {
    const terms = new Set(tokenize(question).filter((term) => !COMMON.has(term)));
    const shared = [...terms].filter((term) => named.has(term)).length;
    return Math.min(1, shared / 2);
  };
}
