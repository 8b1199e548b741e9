import { paragraphStart, injectedRanges } from '@/lib/pdf/injected/injected-text';
import type { FactDraft } from '../types';
import type { FilingText } from '@/lib/reading/text/filing-text';

/**
 * What an instruction says is not read at all; the words before it in its paragraph may be its bait, or the filing's
 * own that it was added to. They lose to any statement of the same fact elsewhere, and stay without one.
 */
export function demoteInjectedFacts(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  const doubtful = new Set(drafts.filter((draft) => isBeforeInstruction(filing, draft)));
  if (doubtful.size === 0) return drafts;
  return drafts.flatMap((draft) => {
    if (!doubtful.has(draft)) return [draft];
    const isSaidElsewhere = drafts.some((other) => other.key === draft.key && !doubtful.has(other));
    if (isSaidElsewhere) return [];
    return [draft];
  });
}

function layoutRange(filing: FilingText, { span }: FactDraft) {
  const page = filing.pages.find((candidate) => candidate.page === span.page);
  const start = page?.offsets[span.start];
  const end = page?.offsets[span.end - 1];
  return page && start !== undefined && end !== undefined ? { layout: page.layout, start, end } : undefined;
}

function isBeforeInstruction(filing: FilingText, draft: FactDraft): boolean {
  const range = layoutRange(filing, draft);
  return (
    range !== undefined &&
    injectedRanges(range.layout).some(
      ([from]) => from > range.start && paragraphStart(range.layout, from) <= range.start,
    )
  );
}
