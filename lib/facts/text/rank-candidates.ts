import type { FactDraft } from '../types';

/**
 * Groups drafts of one key by value: each value keeps its best quote, and repetition adds a little confidence.
 * Different values stay separate, so that contradictions can be shown. Returns at most `limit`.
 */
export function rankCandidates(drafts: FactDraft[], limit = 3): FactDraft[] {
  const byValue = Map.groupBy(
    drafts,
    (draft) => `${draft.key} ${JSON.stringify(draft.value).toLowerCase()} ${periodOf(draft, drafts)}`,
  );
  return [...byValue.values()]
    .flatMap((same) => {
      const best = same.toSorted((a, b) => b.confidence - a.confidence)[0];
      if (!best) return [];
      const places = new Set(same.map((draft) => `${draft.span.page}`)).size;
      return [{ ...best, confidence: Math.min(0.98, best.confidence + 0.03 * Math.min(3, places - 1)) }];
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, limit);
}

/** A value without a period is treated as the same value with a period. */
function periodOf(draft: FactDraft, drafts: FactDraft[]): string {
  const same = drafts.find((other) => other.key === draft.key && other.value === draft.value && other.period);
  return draft.period ?? same?.period ?? '';
}
