import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { describeJobs } from '../support/jobs-suite';

describeJobs({
  name: 'pg-boss',
  start: (definitions, databaseUrl) =>
    startPgBossWorker(databaseUrl, definitions, { retryDelaySeconds: 1, pollSeconds: 0.5 }),
});
