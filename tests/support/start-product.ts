import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TSX } from '@/scripts/supervisor/project';
import { copyPreparedDatabase } from './databases/prepared-database';

const START_LIMIT_MS = 300_000;

export type RunningProduct = {
  baseUrl: string;
  /** Process id of the supervisor, whose children are the services. */ pid: number;
  stop(): Promise<void>;
};

/** A port that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (!address || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Starts the product as a user does, in its own data folder (with a space in its path), with the additional
 * `environment`. Its embedded database begins as a copy, if this run has prepared one.
 */
export async function startProduct(
  environment: Record<string, string>,
  script = 'scripts/start.ts',
): Promise<RunningProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plumbline test '));
  await copyPreparedDatabase(dataDir);
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...TSX, script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      APP_URL: baseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      HTTP_PATIENCE_SECONDS: '3',
      ...environment,
    },
    // Its words are for who looks on; a measurement's output holds figures alone.
    stdio: ['ignore', process.stderr, 'inherit'],
    detached: true,
  });
  const stop = async () => {
    await stopChild(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilHealthy(baseUrl, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, pid: child.pid ?? 0, stop };
}

async function untilHealthy(baseUrl: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode} before it answered.`);
    const isUp = await fetch(`${baseUrl}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((next) => setTimeout(next, 300));
  }
  throw new Error('The server did not answer in time.');
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(child.pid, 'SIGTERM');
  await ended;
}
