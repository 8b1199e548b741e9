import { prepareDemo as prepare } from '@/lib/demo/prepare-demo';
import { defineJob } from '@/lib/jobs/define';

export const prepareDemo = defineJob({
  name: 'prepare-demo',
  retries: 3,
  concurrency: { limit: 1 },
  timeoutMinutes: 20,
  run: ({ payload, signal }) => prepare(payload.round, signal),
});
