import { clearUnitIndex, hasUnitIndex } from '@/lib/reading/load-structures';
import { clearIndex, hasIndex } from '@/lib/retrieval/index/index-cache';

/**
 * Runs a row's work on its filings, then forgets what was read of them into memory: a run asks each filing in one row
 * alone, and hundreds of them would push out of memory what people ask about. What was there before stays.
 */
export async function forgettingFilings<T>(documentIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const searched = documentIds.filter((id) => !hasIndex(id));
  const read = documentIds.filter((id) => !hasUnitIndex(id));
  try {
    return await work();
  } finally {
    searched.forEach(clearIndex);
    read.forEach(clearUnitIndex);
  }
}
