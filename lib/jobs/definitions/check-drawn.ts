import { checkDrawnFacts } from '@/lib/processing/read/check-drawn-facts';
import { defineJob } from '@/lib/jobs/define';

/**
 * Queued whenever a document's pages are replaced. The document is already Ready; questions asked before it finishes
 * check the drawn pages themselves.
 */
export const checkDrawn = defineJob({
  name: 'check-drawn',
  retries: 2,
  concurrency: { limit: 1 },
  run: ({ payload, signal }) => checkDrawnFacts(payload.documentId, signal),
});
