import { clearUnitIndex, hasUnitIndex } from '@/lib/reading/load-structures';
import { clearIndex, hasIndex } from '@/lib/retrieval/index/index-cache';

/**
 * Runs a row's work on its filings, then removes from memory what was loaded for them: a run uses each filing in one
 * row only, and hundreds of them would displace the filings that users ask about. What was loaded before stays.
 */
export async function unloadFilingsAfter<T>(documentIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const searched = documentIds.filter((id) => !hasIndex(id));
  const read = documentIds.filter((id) => !hasUnitIndex(id));
  try {
    return await work();
  } finally {
    searched.forEach(clearIndex);
    read.forEach(clearUnitIndex);
  }
}
