import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, database } from '@/db/client';
import { enqueue } from '@/lib/jobs/enqueue';
import { DIED_SENTENCE } from '@/lib/jobs/failures';
import { HEARTBEAT_SECONDS } from '@/lib/jobs/pg-boss/install';
import { addJobRow, openCrashableDatabase, readJobRow } from '@/tests/support/databases/jobs-database';
import { testProcess } from '@/tests/support/processes/process-file';

const jobsProcess = testProcess('jobs-worker');

const WAIT = { timeout: 50_000, interval: 100 };

describe('jobs when processes die', () => {
  let fixture: Awaited<ReturnType<typeof openCrashableDatabase>>;
  const children = new Set<ChildProcess>();
  let processes = 0;

  beforeAll(async () => {
    fixture = await openCrashableDatabase();
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
    children.clear();
  });
  afterAll(() => fixture.close());

  async function startWorkerProcess(settings: Record<string, string> = {}): Promise<ChildProcess> {
    processes += 1;
    const child = fork(jobsProcess.file, {
      execArgv: jobsProcess.execArgv,
      env: {
        ...process.env,
        DATABASE_URL: fixture.url,
        TEST_PROCESS: String(processes),
        LOG_LEVEL: 'silent',
        ...settings,
      },
    });
    children.add(child);
    await once(child, 'message');
    return child;
  }
  async function queueJob(payload: unknown): Promise<string> {
    const row = await addJobRow('process-documents', { payload });
    await enqueue(database(), 'process-documents', { jobId: row.id });
    return row.id;
  }
  async function die(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
  const isHeldBy = (jobId: string, processNumber: number) =>
    expect.poll(async () => (await readJobRow(jobId)).progressMessage, WAIT).toContain(`process ${processNumber},`);

  it('restarts a job that a killed worker was running', { timeout: 90_000 }, async () => {
    const first = await startWorkerProcess();
    const jobId = await queueJob({ holdInProcess: processes });
    await isHeldBy(jobId, processes);
    await die(first, 'SIGKILL');
    await startWorkerProcess();
    await expect
      .poll(() => readJobRow(jobId), WAIT)
      .toMatchObject({ status: 'completed', result: { attempt: 2, process: String(processes) } });
  });

  it('leaves a job to a busy worker that gives no sign of life for a while', { timeout: 90_000 }, async () => {
    await startWorkerProcess({ TEST_HEARTBEAT_SECONDS: String(HEARTBEAT_SECONDS) });
    const jobId = await queueJob({ blockMs: 20_000 });
    const busy = processes;
    await isHeldBy(jobId, busy);
    // Another worker looks after the dead every two seconds.
    await startWorkerProcess({ TEST_HEARTBEAT_SECONDS: String(HEARTBEAT_SECONDS) });
    await expect
      .poll(() => readJobRow(jobId), WAIT)
      .toMatchObject({ status: 'completed', result: { attempt: 1, process: String(busy) } });
  });

  it('ends a job with a sentence when its workers keep dying', { timeout: 90_000 }, async () => {
    const first = await startWorkerProcess({ TEST_RETRIES: '0' });
    const jobId = await queueJob({ holdUntilAttempt: 99 });
    await isHeldBy(jobId, processes);
    await die(first, 'SIGKILL');
    await startWorkerProcess({ TEST_RETRIES: '0' });
    await expect.poll(() => readJobRow(jobId), WAIT).toMatchObject({ status: 'failed', error: DIED_SENTENCE });
  });

  it('hands a job over when its worker stops, without using up an attempt', { timeout: 90_000 }, async () => {
    const first = await startWorkerProcess({ TEST_RETRIES: '0' });
    const jobId = await queueJob({ holdInProcess: processes });
    await isHeldBy(jobId, processes);
    await die(first, 'SIGTERM');
    expect(first.exitCode).toBe(0);
    expect(await readJobRow(jobId)).toMatchObject({
      status: 'pending',
      progressMessage: 'Continues when the worker is back',
    });
    await startWorkerProcess({ TEST_RETRIES: '0' });
    await expect.poll(() => readJobRow(jobId), WAIT).toMatchObject({ status: 'completed', result: { attempt: 1 } });
  });

  it('works on when the database comes back after a crash', { timeout: 90_000 }, async () => {
    const supervised = await startWorkerProcess();
    // The supervisor's part: a worker that ends with the database is started again.
    supervised.once('exit', () => void startWorkerProcess().catch(() => undefined));
    await closeDatabase();
    await fixture.crash();
    const jobId = await queueJob({});
    await expect.poll(async () => (await readJobRow(jobId)).status, WAIT).toBe('completed');
    supervised.removeAllListeners('exit');
  });
});
