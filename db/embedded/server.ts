import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { sourceProcess } from '@/lib/child-process/source-process';
import { reportSchema } from './protocol';

export type EmbeddedDatabaseOptions = {
  /** The installation's data folder; the database is in its `postgres` folder. */
  dataDir: string;
  /** 0, the default, selects any free port. */
  port?: number;
  /** Passed again after a crash, so that the clients' URL stays valid; random by default. */
  password?: string;
  /** How long a transaction may be idle before it is rolled back, in milliseconds. */
  idleInTransactionMs?: number;
  /** The process is replaced when it has sent nothing for this long, in milliseconds. */
  unresponsiveMs?: number;
};

export type EmbeddedDatabase = {
  url: string;
  port: number;
  password: string;
  pid: number;
  /** Resolves when the process has ended, expected or not. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Waits for the running statement and closes the database properly. */
  stop(): Promise<void>;
  /** Kills the process at once; committed data is not lost. */
  kill(): void;
};

const STOP_PATIENCE_MS = 10_000;
const DATABASE_PROCESS = 'db/embedded/process.ts';

/**
 * Starts the embedded PostgreSQL (PGlite with pgvector) in a child process; resolves when it accepts connections.
 * Rejects with one sentence when another process has locked the folder.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const folder = path.join(path.resolve(options.dataDir), 'postgres');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const password = options.password ?? randomBytes(24).toString('hex');
  const { file, execArgv } = sourceProcess(DATABASE_PROCESS);
  const child = fork(file, {
    execArgv,
    env: {
      ...process.env,
      PLUMBLINE_DB_FOLDER: folder,
      PLUMBLINE_DB_PASSWORD: password,
      PLUMBLINE_DB_PORT: String(options.port ?? 0),
      PLUMBLINE_DB_IDLE_IN_TRANSACTION_MS: String(options.idleInTransactionMs ?? 60_000),
    },
    // Detached from the terminal: Ctrl-C goes to the supervisor, which stops the database last.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited: EmbeddedDatabase['exited'] = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const port = await untilReady(child);
  watch(child, options.unresponsiveMs ?? 120_000);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    password,
    pid: child.pid ?? 0,
    exited,
    stop: () => stop(child, exited),
    kill: () => void child.kill('SIGKILL'),
  };
}

function untilReady(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('message', (raw) => {
      const report = reportSchema.parse(raw);
      if (report.kind === 'ready') resolve(report.port);
      if (report.kind === 'failed') reject(new Error(report.message));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The embedded database ended while starting (${signal ?? `exit code ${code}`}).`));
    });
  });
}

/**
 * Replaces a process that stays silent: one thread runs every statement, so it is blocked in a statement that cannot be
 * cancelled.
 */
function watch(child: ChildProcess, unresponsiveMs: number): void {
  let timer = setTimeout(() => child.kill('SIGKILL'), unresponsiveMs);
  timer.unref();
  child.on('message', () => {
    clearTimeout(timer);
    timer = setTimeout(() => child.kill('SIGKILL'), unresponsiveMs);
    timer.unref();
  });
  child.once('exit', () => clearTimeout(timer));
}

async function stop(child: ChildProcess, exited: EmbeddedDatabase['exited']): Promise<void> {
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
  await exited;
  clearTimeout(impatience);
}
