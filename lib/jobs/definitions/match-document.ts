import { defineJob } from '@/lib/jobs/define';
import { matchDocument as match } from '@/lib/subscriptions/queue/match-document';

/** Asked for with every swap of a document's pages. */
export const matchDocument = defineJob({
  name: 'match-document',
  retries: 5,
  concurrency: { limit: 2 },
  run: ({ payload }) => match(payload.documentId),
});
