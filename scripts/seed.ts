import { closeDatabase, database } from '@/db/client';
import { env } from '@/lib/env';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { ensureSampleWorkspace } from '@/lib/demo/demo-workspace';
import { seedSampleCompanies } from '@/lib/demo/sample-companies';

/** Loads the sample workspace; safe to repeat. */
async function run(): Promise<void> {
  if (!env().isDemoOn || env().authProvider !== 'embedded') return;
  const ctx = await ensureSampleWorkspace();
  await seedSampleCompanies(ctx);
  // Engagements need reports, and reports need processed filings, so a job of the worker creates them later.
  await enqueue(database(), 'prepare-demo', {});
}

run()
  .catch((error: unknown) => {
    log.error({ err: error }, 'The sample workspace could not be loaded.');
    process.exitCode = 1;
  })
  .finally(closeDatabase);
