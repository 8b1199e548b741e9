import type { Filing } from './fetch-submissions';
import { isFetchedAs } from './forms';

/** Item of an 8-K that reports what holders voted. */
const VOTE_RESULTS_ITEM = '5.07';

/** Whether EDGAR lists the item with the results of votes for an 8-K or its amendment. */
export function reportsVotes({ form, items }: Pick<Filing, 'form' | 'items'>): boolean {
  return isFetchedAs(form, '8-K') && items.some((item) => item.trim() === VOTE_RESULTS_ITEM);
}
