import { closeDatabase } from '@/db/client';
import { embedTexts } from '@/lib/ai/embed';
import { env } from '@/lib/env';
import type { Worker } from '@/lib/jobs/define';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { log } from '@/lib/log';
import { startTracing, stopTracing } from '@/lib/tracing';
import { requestFirstCatalogue } from '@/lib/processing/fetch/request-first-catalogue';
import { rereadShared } from '@/lib/processing/read/reread-shared';
import { startInngestWorker } from '@/inngest/worker';
import { jobTable } from '@/lib/jobs/table';

const CONNECT_AGAIN_MS = 1000;

const stopping = new AbortController();

/** Runs jobs with pg-boss, or serves them to Inngest, whose calls the web server forwards to this process. */
async function startWorker(): Promise<Worker> {
  const { jobsProvider, DATABASE_URL } = env();
  const printLine = (line: string) => void process.send?.({ printLine: line });
  if (!DATABASE_URL)
    throw new Error('The database address is not set. Start Plumbline with npm start, or set DATABASE_URL.');
  if (jobsProvider === 'inngest') return startInngestWorker(env(), printLine);
  return startPgBossWorker(DATABASE_URL, jobTable);
}

/** Retries, because the database may start after the worker or be unavailable for a moment. */
async function startWhenPossible(): Promise<Worker | undefined> {
  while (!stopping.signal.aborted) {
    try {
      return await startWorker();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      log.warn({ err: error }, 'the worker waits for the database');
      await new Promise((resolve) => setTimeout(resolve, CONNECT_AGAIN_MS));
    }
  }
  return undefined;
}

function isLostConnection(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isLostConnection);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03'].includes(code) ||
    /terminat|timeout/i.test(error.message)
  );
}

/** Queues the filings that the operator named in REREAD_SHARED_FILINGS. */
async function rereadNamed(): Promise<void> {
  const named = env().REREAD_SHARED_FILINGS;
  if (!named) return;
  const count = await rereadShared(named === 'all' ? 'all' : named.split(/\s*,\s*/));
  log.info({ count }, 'shared filings are read again, as REREAD_SHARED_FILINGS says');
}

async function main(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  // The database client throws within its socket when the server dies. The supervisor then starts a new process, which
  // continues the jobs.
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the worker ends');
    process.exit(1);
  });
  await startTracing('worker');
  const worker = await startWhenPossible();
  log.info({ provider: env().jobsProvider }, 'worker ready');
  if (worker)
    await requestFirstCatalogue().catch((error: unknown) =>
      log.warn({ err: error }, 'the catalogue refresh could not be queued'),
    );
  if (worker)
    await rereadNamed().catch((error: unknown) =>
      log.error({ err: error }, 'the shared filings could not be queued to be read again'),
    );
  // Loads the sentence encoder before the first report needs it.
  void embedTexts(['warm up']).catch((error: unknown) =>
    log.warn({ err: error }, 'the sentence encoder could not be loaded'),
  );
  if (!stopping.signal.aborted)
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
  await worker?.stop();
  await closeDatabase();
  await stopTracing().catch((error: unknown) => log.warn({ err: error }, 'the last spans could not be sent'));
  log.info('worker stopped');
  process.exit(0);
}

await main().catch((error: unknown) => {
  log.fatal({ err: error }, 'the worker could not start');
  process.exit(1);
});
