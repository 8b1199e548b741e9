import { setTimeout as wait } from 'node:timers/promises';

const ASK_EVERY_MS = 250;

/** Resolves with true when the web server is healthy, with false when the signal aborts or `hasFailed` returns true. */
export async function waitUntilHealthy(url: string, signal: AbortSignal, hasFailed: () => boolean): Promise<boolean> {
  while (!signal.aborted && !hasFailed()) {
    if (await isHealthy(url)) return true;
    await wait(ASK_EVERY_MS);
  }
  return false;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(30_000) });
    return response.ok;
  } catch {
    return false;
  }
}
