import { closeDatabase } from '@/db/client';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { ensureDemoWorkspace } from './demo-workspace';
import { seedSampleCompanies } from './sample-companies';

/** Loads the sample workspace; does nothing that was done before. */
async function run(): Promise<void> {
  if (!env().isDemoOn || env().authProvider !== 'embedded') return;
  const ctx = await ensureDemoWorkspace();
  await seedSampleCompanies(ctx);
}

run()
  .catch((error: unknown) => {
    log.error({ err: error }, 'The sample workspace could not be loaded.');
    process.exitCode = 1;
  })
  .finally(closeDatabase);
