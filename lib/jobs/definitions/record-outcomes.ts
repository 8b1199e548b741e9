import { defineJob } from '@/lib/jobs/define';
import { recordOutcomes as record } from '@/lib/voting/outcomes/record-outcomes';

/** Asked for with every swap of an 8-K's pages. */
export const recordOutcomes = defineJob({
  name: 'record-outcomes',
  retries: 3,
  concurrency: { limit: 2 },
  run: ({ payload, signal }) => record(payload.documentId, signal),
});
