import type { ViewerSource } from '@/components/viewer/types';
import type { QueryResult } from '@/lib/queries/schema';

/** The answer with its markers and quotes as text, for a note or e-mail. */
export function answerAsText(
  { answer, sources }: Pick<QueryResult, 'answer' | 'sources'>,
  labelled: readonly Pick<ViewerSource, 'label'>[],
): string {
  const quotes = sources.map((source, index) => {
    const remark = source.quote_verified ? '' : ' (unverified)';
    return (
      `[${index + 1}] ${labelled[index]?.label ?? `Source ${index + 1}`}${remark}: ` +
      `“${source.excerpt.replace(/\s+/g, ' ').trim()}”`
    );
  });
  return [answer.trim(), ...(quotes.length > 0 ? [quotes.join('\n')] : [])].join('\n\n');
}
