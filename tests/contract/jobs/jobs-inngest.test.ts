import { startInngestWorker } from '@/inngest/worker';
import type { JobName } from '@/lib/jobs/contracts';
import type { JobDefinition } from '@/lib/jobs/define';
import { startInngestServer } from '@/tests/support/servers/jobs-inngest-server';
import { describeJobs } from '@/tests/support/suites/jobs-suite';
import { freePort } from '@/tests/support/start-product';

process.env.INNGEST_DEV = '1';

/** The product's worker, called by the small executor itself: without a web server between them. */
async function startWorker(definitions: JobDefinition[]) {
  const executor = await startInngestServer();
  process.env.INNGEST_DEV = executor.url;
  const port = await freePort();
  const settings = { INNGEST_DEV: executor.url, INNGEST_BASE_URL: undefined, INNGEST_WORKER_PORT: port };
  const worker = await startInngestWorker(
    { ...settings, appUrl: `http://127.0.0.1:${port}` },
    () => undefined,
    definitions,
  );
  return {
    cancelRuns: async (name: JobName) => executor.cancelRuns(`plumbline-${name}`),
    async stop() {
      await worker.stop();
      await executor.close();
    },
  };
}

describeJobs({ name: 'Inngest', start: startWorker });
