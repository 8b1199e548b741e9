import { dropOldDemoWorkspaces } from '@/lib/demo/drop-workspaces';
import { defineJob } from '@/lib/jobs/define';

/** Deletes demo workspaces after a day, also when the demo has been switched off since. */
export const dropDemoWorkspaces = defineJob({
  name: 'drop-demo-workspaces',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '15 * * * *',
  run: async ({ signal }) => ({ dropped: await dropOldDemoWorkspaces(signal) }),
});
