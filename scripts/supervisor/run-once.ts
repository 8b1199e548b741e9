import type { LogFile } from './log-file';
import { endGroup, signalGroup, spawnInGroup } from './service';
import type { Shutdown } from './shutdown';

/** Runs a script until it ends or is stopped by a shutdown. Resolves with its exit code. */
export async function runOnce(
  args: string[],
  env: Record<string, string>,
  log: LogFile,
  shutdown: Shutdown,
): Promise<number | null> {
  const child = spawnInGroup(args, env);
  log.follow(child.stdout);
  log.follow(child.stderr);
  shutdown.onStop('service', { stop: () => endGroup(child), kill: () => signalGroup(child.pid, 'SIGKILL') });
  return await new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', (code) => resolve(code));
  });
}
