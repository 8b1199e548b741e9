import { importCompanies } from '@/lib/jobs/definitions/import-companies';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';

/** A worker process that imports companies, for a test that kills it. */
await startPgBossWorker(process.env.DATABASE_URL ?? '', [importCompanies], {
  retryDelaySeconds: 1,
  pollSeconds: 0.5,
  heartbeatSeconds: Number(process.env.TEST_HEARTBEAT_SECONDS ?? 10),
});
process.send?.('ready');
