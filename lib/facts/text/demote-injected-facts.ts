import { paragraphStart, injectedRanges } from '@/lib/pdf/injected/injected-text';
import type { FactDraft } from '../types';
import type { FilingText } from '@/lib/reading/text/filing-text';

/**
 * An instruction to language models is not read at all. The words before it in its paragraph may belong to it or to the
 * filing, so facts from them are used only when the fact is not stated elsewhere.
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
