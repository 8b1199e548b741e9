import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv, type Env } from '@/lib/env';
import { ROOT } from './supervisor/project';
import { runSupervisor } from './supervisor/run';

const CLI = path.join(ROOT, 'node_modules', '.bin', 'inngest-cli');
const DEFAULT_DEV_SERVER = 'http://127.0.0.1:8288';

/**
 * Starts Plumbline with Inngest as job provider: with the dev server at INNGEST_BASE_URL, or with one started here when
 * its program is installed (its package downloads it, where downloading is possible).
 */
async function main(): Promise<number> {
  process.env.INNGEST_DEV ??= process.env.INNGEST_BASE_URL || '1';
  // Invalid settings are reported by the start itself.
  const { PORT, INNGEST_BASE_URL } = settings() ?? {};
  if (!PORT || INNGEST_BASE_URL) return runSupervisor('start');
  if (!existsSync(CLI)) {
    process.stderr.write(
      'The Inngest dev server is not installed here. Start one elsewhere and name it: ' +
        `INNGEST_BASE_URL=${DEFAULT_DEV_SERVER} npm run start:inngest\n`,
    );
    return 1;
  }
  // The worker registers the functions itself; with a URL here there would be a second app.
  const server = spawn(CLI, ['dev', '--no-discovery'], { stdio: 'inherit' });
  process.env.INNGEST_BASE_URL = DEFAULT_DEV_SERVER;
  try {
    return await runSupervisor('start');
  } finally {
    server.kill('SIGTERM');
  }
}

function settings(): Env | undefined {
  try {
    return readEnv(process.env);
  } catch {
    return undefined;
  }
}

process.exit(await main());
