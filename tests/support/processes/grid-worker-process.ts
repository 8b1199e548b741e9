import { runGrid } from '@/lib/jobs/definitions/run-grid';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';

/** A worker process that runs grids, for a test that kills it. */
await startPgBossWorker(process.env.DATABASE_URL ?? '', [runGrid], {
  retryDelaySeconds: 1,
  pollSeconds: 0.5,
  heartbeatSeconds: 10,
});
process.send?.('ready');
