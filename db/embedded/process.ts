/** The database process: one Postgres session in WebAssembly behind a loopback port. Started by server.ts. */
import { createServer, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Backend } from './backend';
import { FolderLockedError, lockFolder, type FolderLock } from './folder-lock';
import { Multiplexer } from './multiplexer';
import { ALIVE_EVERY_MS, processEnvSchema, type Report } from './protocol';

const REPORTED_SETTINGS = [
  'server_version',
  'server_encoding',
  'client_encoding',
  'DateStyle',
  'IntervalStyle',
  'TimeZone',
  'integer_datetimes',
  'standard_conforming_strings',
];

const LOCK_ATTEMPTS = 15;
const LOCK_RETRY_MS = 200;

function report(message: Report): void {
  if (process.connected) process.send?.(message);
}

async function settingsOf(backend: Backend): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const name of REPORTED_SETTINGS) values[name] = await backend.setting(name);
  return { ...values, is_superuser: 'on', session_authorization: 'postgres', application_name: '' };
}

/** Retries, because the process of a supervisor that was just killed needs a moment to release the folder. */
async function lockWithRetry(folder: string): Promise<FolderLock> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderLockedError) || attempt >= LOCK_ATTEMPTS) throw error;
      await wait(LOCK_RETRY_MS);
    }
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

async function main(): Promise<void> {
  const settings = processEnvSchema.parse(process.env);
  const lock = await lockWithRetry(settings.PLUMBLINE_DB_FOLDER);
  const backend = await Backend.open(settings.PLUMBLINE_DB_FOLDER);
  const multiplexer = new Multiplexer({
    backend,
    password: settings.PLUMBLINE_DB_PASSWORD,
    parameters: await settingsOf(backend),
    idleInTransactionMs: settings.PLUMBLINE_DB_IDLE_IN_TRANSACTION_MS,
    onDeath: (error) => {
      console.error('The embedded database backend ended unexpectedly.', error);
      process.exit(70);
    },
  });
  const server = createServer((socket) => multiplexer.accept(socket));

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    server.close();
    await multiplexer.stop();
    await backend.close();
    await lock.release();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  // The parent has ended; this process must not keep the folder locked.
  process.on('disconnect', () => void stop());

  const port = await listen(server, settings.PLUMBLINE_DB_PORT);
  report({ kind: 'ready', port });
  setInterval(() => report({ kind: 'alive' }), ALIVE_EVERY_MS).unref();
}

main().catch((error: unknown) => {
  report({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
