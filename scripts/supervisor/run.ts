import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { openDatabase } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { rowSecurityProblem } from '@/db/tenant-role';
import { sourceProcess } from '@/lib/child-process/source-process';
import { installQueues } from '@/lib/jobs/pg-boss/install';
import { authSecret } from './data-folder';
import { DatabaseService } from './database-service';
import { waitUntilHealthy } from './health';
import { joinInstallation, SHARED_SENTENCE } from './installation';
import { LogFile } from './log-file';
import { freePort } from './port';
import { preflight } from './preflight';
import { NEXT_BIN, ROOT, TSX_BIN } from './project';
import { rootMessageOf, Refusal } from './refusal';
import { runOnce } from './run-once';
import { Service } from './service';
import { Shutdown } from './shutdown';
import { areSourcesBuilt, BUILT_SOURCES } from './source-build';
import { ensureBuild } from './web-build';

export type Mode = 'start' | 'dev';

const WEB_START_ATTEMPTS = 4;
/** Reading filings uses all processors, so the worker has a lower priority than requests. */
const WORKER_NICENESS = 10;
const WORKER = 'scripts/worker.ts';
const SEED = 'scripts/seed.ts';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the whole installation and runs until it is stopped; resolves with the exit code. */
export async function runSupervisor(mode: Mode): Promise<number> {
  const shutdown = new Shutdown(printLine);
  try {
    await startEverything(mode, shutdown);
    await shutdown.requested;
  } catch (error) {
    const wasAsked = shutdown.signal.aborted;
    if (!wasAsked) process.stderr.write(`\n${error instanceof Refusal ? error.message : describe(error)}\n`);
    await shutdown.stopAll();
    return wasAsked ? 0 : 1;
  }
  await shutdown.stopAll();
  return 0;
}

async function startEverything(mode: Mode, shutdown: Shutdown): Promise<void> {
  const { settings, lock } = await preflight(process.env);
  shutdown.onStop('foundation', { stop: () => lock.release(), kill: () => undefined });
  const secret = settings.AUTH_SECRET ?? authSecret(settings.dataDir);
  const env = {
    DATA_DIR: settings.dataDir,
    PORT: String(settings.PORT),
    AUTH_SECRET: secret,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    // The services also get the embedded database's URL and could not distinguish it from an external one.
    RATE_LIMIT_STORE: settings.rateLimitStore,
    ...(settings.jobsProvider === 'inngest'
      ? { INNGEST_WORKER_PORT: String(settings.INNGEST_WORKER_PORT ?? (await freePort())) }
      : {}),
  };
  const [url] = await Promise.all([
    prepareDatabase(settings, secret, shutdown),
    mode === 'start' && settings.PARTS !== 'worker' ? ensureBuild(printLine, shutdown.signal) : undefined,
  ]);
  shutdown.signal.throwIfAborted();
  if (mode === 'start' && areSourcesBuilt()) process.env.PLUMBLINE_BUILT_SOURCES = BUILT_SOURCES;
  await startServices(mode, settings, { ...env, DATABASE_URL: url }, shutdown);
}

async function prepareDatabase(settings: Env, secret: string, shutdown: Shutdown): Promise<string> {
  let url = settings.DATABASE_URL;
  if (!url) {
    printLine(`Starting the embedded database in ${settings.dataDir}.`);
    const database = await DatabaseService.start(settings.dataDir, printLine, settings.restartLimitMs);
    shutdown.onStop('foundation', database);
    url = database.url;
  }
  try {
    await migrateDatabase(url, () =>
      printLine('Another instance is bringing the database up to date; waiting for it.'),
    );
    await installQueues(url);
    // The embedded database is in the data folder and has one instance.
    if (settings.DATABASE_URL) await joinInstallation(url, settings, secret, settings.ADOPT_DATABASE ?? false);
    await warnAboutRowSecurity(url);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The database could not be brought to the newest schema: ${rootMessageOf(error)}`);
  }
  return url;
}

async function warnAboutRowSecurity(url: string): Promise<void> {
  const { sql } = openDatabase(url, 1);
  const problem = await rowSecurityProblem(sql).finally(() => sql.end({ timeout: 5 }));
  if (problem) printLine(`\nWarning: ${problem}\n`);
}

async function startServices(
  mode: Mode,
  settings: Env,
  env: Record<string, string>,
  shutdown: Shutdown,
): Promise<void> {
  const service = (name: string, args: string[], niceness = 0): Service => {
    const log = new LogFile(settings.dataDir, name, mode === 'dev');
    const created = new Service({
      name,
      args,
      env: { ...env, PLUMBLINE_SERVICE: name },
      niceness,
      longestRestartDelayMs: settings.restartLimitMs,
      log,
      printLine,
    });
    shutdown.onStop('service', created);
    created.start();
    return created;
  };
  if (settings.PARTS !== 'web')
    service('worker', mode === 'dev' ? [TSX_BIN, 'watch', WORKER] : commandOf(WORKER), WORKER_NICENESS);
  if (settings.PARTS === 'worker') return printLine('The worker runs; its log is in the data folder.');
  const web = service('web', [
    NEXT_BIN,
    mode === 'dev' ? 'dev' : 'start',
    '-p',
    env.PORT ?? '',
    '-H',
    settings.listenHost,
  ]);

  // Runs while the web server starts; the worker processes the filings later.
  const samples =
    settings.isDemoOn && existsSync(path.join(ROOT, SEED)) ? loadSamples(settings, env, shutdown) : Promise.resolve();

  const isUp = await waitUntilHealthy(
    `http://${reachableHost(settings.listenHost)}:${settings.PORT}`,
    shutdown.signal,
    () => web.failuresInARow >= WEB_START_ATTEMPTS,
  );
  if (shutdown.signal.aborted) return;
  if (!isUp) throw new Refusal(`The web server does not start:\n${web.recentLog()}`);
  await samples;
  if (!shutdown.signal.aborted) announce(settings);
}

function commandOf(source: string): string[] {
  const { file, execArgv } = sourceProcess(source);
  return [...execArgv, file];
}

function announce(settings: Env): void {
  const entry =
    settings.authProvider === 'embedded' && settings.isDemoOn
      ? 'Choose "Try the demo workspace" on the sign-in page, or sign up.'
      : 'Sign in or sign up there.';
  const reach =
    settings.listenHost === '127.0.0.1' && !settings.HOST
      ? ' Only this machine can reach it; HOST or APP_URL opens it to others.'
      : '';
  printLine(
    `\nPlumbline runs at ${settings.appUrl}\n${entry}${reach} Ctrl-C stops everything; logs are in ` +
      `${path.join(settings.dataDir, 'logs')}.\n`,
  );
  if (settings.DATABASE_URL) printLine(`${SHARED_SENTENCE}\n`);
}

/** A server that listens on all addresses is reached at the loopback address. */
function reachableHost(listenHost: string): string {
  if (listenHost === '0.0.0.0' || listenHost === '::') return '127.0.0.1';
  return listenHost.includes(':') ? `[${listenHost}]` : listenHost;
}

async function loadSamples(settings: Env, env: Record<string, string>, shutdown: Shutdown): Promise<void> {
  const log = new LogFile(settings.dataDir, 'seed', false);
  const code = await runOnce(commandOf(SEED), { ...env, PLUMBLINE_SERVICE: 'seed' }, log, shutdown);
  if (shutdown.signal.aborted) return;
  if (code !== 0)
    printLine(`The sample workspace could not be loaded; everything else works. The reason is in ${log.file}.`);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
