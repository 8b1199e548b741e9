import { findInstructions } from '@/lib/pdf/find-instructions';
import type { FactDraft } from '../types';
import type { FilingText } from './filing-text';

const CHARS_BEFORE = 220;
const CHARS_BEHIND = 120;

/**
 * Words beside text that speaks to a machine may be planted with it. They lose to any statement of the same fact
 * elsewhere, and stay only where the filing says nothing else.
 */
export function setBackPlanted(filing: FilingText, drafts: FactDraft[]): FactDraft[] {
  const planted = new Set(drafts.filter((draft) => isBesideInstruction(filing, draft)));
  if (planted.size === 0) return drafts;
  return drafts.flatMap((draft) => {
    if (!planted.has(draft)) return [draft];
    const isSaidElsewhere = drafts.some((other) => other.key === draft.key && !planted.has(other));
    return isSaidElsewhere ? [] : [{ ...draft, confidence: Math.min(0.49, draft.confidence) }];
  });
}

function isBesideInstruction(filing: FilingText, draft: FactDraft): boolean {
  const page = filing.pages.find((candidate) => candidate.page === draft.span.page);
  if (!page) return false;
  const text = page.text.slice(Math.max(0, draft.span.start - CHARS_BEFORE), draft.span.end + CHARS_BEHIND);
  return findInstructions({ ...page.layout, text }).length > 0;
}
