import { jobTable } from '@/lib/jobs/table';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { setClock } from '@/lib/subscriptions/clock';

/** The product's jobs in a process that tests kill, at a simulated time. */
const { DATABASE_URL = '', TEST_NOW = '' } = process.env;
setClock(() => new Date(TEST_NOW));
process.once('uncaughtException', () => process.exit(1));
await startPgBossWorker(DATABASE_URL, jobTable, {
  retryDelaySeconds: 1,
  pollSeconds: 0.5,
  heartbeatSeconds: Number(process.env.TEST_HEARTBEAT_SECONDS ?? 10),
});
process.send?.('ready');
