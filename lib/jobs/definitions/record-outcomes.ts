import { defineJob } from '@/lib/jobs/define';
import { recordOutcomes as record } from '@/lib/voting/outcomes/record-outcomes';

/** Queued whenever the pages of an 8-K are replaced. */
export const recordOutcomes = defineJob({
  name: 'record-outcomes',
  retries: 3,
  concurrency: { limit: 2 },
  run: ({ payload, signal }) => record(payload.documentId, signal),
});
