import { plantedRanges } from '@/lib/pdf/planted-text';
import type { FactDraft } from '../types';
import type { FilingText } from './filing-text';

/** How far before an instruction to a machine its bait may stand. */
const CHARS_BEFORE = 240;

/**
 * What an instruction says is not read at all; the words just before it may be its bait. They lose to any statement of the same fact
 * elsewhere, and without one they stay only at the end of a paragraph of the filing's own.
 */
export function setBackPlanted(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  const doubtful = new Set(drafts.filter((draft) => isBeforeInstruction(filing, draft)));
  if (doubtful.size === 0) return drafts;
  return drafts.flatMap((draft) => {
    if (!doubtful.has(draft)) return [draft];
    const isSaidElsewhere = drafts.some((other) => other.key === draft.key && !doubtful.has(other));
    if (isSaidElsewhere) return [];
    return isEndOfParagraph(filing, draft) ? [draft] : [{ ...draft, confidence: Math.min(0.49, draft.confidence) }];
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
  return range !== undefined && plantedRanges(range.layout).some(([from]) => from > range.start && from - range.end < CHARS_BEFORE);
}

/** An instruction that was added behind a long paragraph makes that paragraph no less true. */
function isEndOfParagraph(filing: FilingText, draft: FactDraft): boolean {
  const range = layoutRange(filing, draft);
  if (!range) return false;
  const nearest = plantedRanges(range.layout).find(([from]) => from > range.start);
  const line = range.layout.lines.findLast((candidate) => candidate.start <= (nearest?.[0] ?? 0));
  const isInLine = line !== undefined && nearest !== undefined && nearest[0] > line.start;
  return isInLine && /[.!?]["'”’)]?\s*$/.test(range.layout.text.slice(0, nearest[0])) && nearest[0] - range.start > 80;
}
