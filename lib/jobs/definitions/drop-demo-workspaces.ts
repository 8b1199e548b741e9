import { dropOldDemoWorkspaces } from '@/lib/demo/drop-workspaces';
import { defineJob } from '@/lib/jobs/define';

/** Visitors' workspaces live for a day, wherever the demo is or once was on. */
export const dropDemoWorkspaces = defineJob({
  name: 'drop-demo-workspaces',
  retries: 3,
  concurrency: { limit: 1 },
  cron: '15 * * * *',
  run: async () => ({ dropped: await dropOldDemoWorkspaces() }),
});
