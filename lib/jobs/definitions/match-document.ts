import { defineJob } from '@/lib/jobs/define';
import { matchDocument as match } from '@/lib/subscriptions/queue/match-document';

/** Queued whenever a document's pages are replaced. */
export const matchDocument = defineJob({
  name: 'match-document',
  retries: 5,
  concurrency: { limit: 2 },
  run: ({ payload, signal }) => match(payload.documentId, { signal }),
});
