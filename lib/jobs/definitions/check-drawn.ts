import { checkDrawnFacts } from '@/lib/processing/read/check-drawn-facts';
import { defineJob } from '@/lib/jobs/define';

/**
 * Asked for with every swap of a document's pages: the document is Ready meanwhile, and questions look for themselves.
 */
export const checkDrawn = defineJob({
  name: 'check-drawn',
  retries: 2,
  concurrency: { limit: 1 },
  run: ({ payload, signal }) => checkDrawnFacts(payload.documentId, signal),
});
