import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { HANDED_OVER, STOP_PATIENCE_MS, type JobDefinition, type Worker } from '../define';
import { DIED_SENTENCE, failureSentence, isPermanent, WorkerStoppingError } from '../failures';
import { BEAT_EVERY_SECONDS, createQueues, DEAD_LETTERS, HEARTBEAT_SECONDS, QUEUE_SCHEMA } from './install';
import { watchCancelled } from './watch-cancelled';

export type WorkerTuning = {
  /** Pause before the first retry; later pauses double. */
  retryDelaySeconds?: number;
  /** Interval for checking for jobs without a notification, such as retries, and for cancelled ones. */
  pollSeconds?: number;
  /** Time without a heartbeat after which a worker counts as dead; at least 10. */
  heartbeatSeconds?: number;
};

const SUPERVISE_SECONDS = 2;
const MAX_RETRY_DELAY_SECONDS = 300;
/**
 * Seconds within which an attempt must end after its signal aborted; then pg-boss counts it as failed and starts the
 * next.
 */
const END_SECONDS = 60;

/** Interval for looking for jobs that were cancelled in the queue itself, which reads all of its rows. */
const CANCELLED_EVERY_SECONDS = 10;

type Envelope = { payload?: unknown };

/** Runs all jobs of the table until stopped. Uses a connection pool of its own, separate from that of the use cases. */
export async function startPgBossWorker(
  databaseUrl: string,
  definitions: readonly JobDefinition[],
  tuning: WorkerTuning = {},
): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    // One connection takes jobs one after the other: of two that take at the same moment, neither sees the other's job
    // of the same tenant, and both would run.
    max: 1,
    schema: QUEUE_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  // Lost connections are reported here; pg-boss keeps polling and continues when the database is back.
  boss.on('error', (error) => log.warn({ err: error }, 'job queue'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue'));
  const stopping = new AbortController();
  try {
    await boss.start();
    await createQueues(boss);
    for (const definition of definitions) await workOn(boss, definition, stopping.signal, tuning);
    await workOnDeadLetters(boss, definitions, tuning);
    await scheduleJobs(boss, definitions);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  const { pollSeconds: cancelledSeconds = CANCELLED_EVERY_SECONDS } = tuning;
  const watch = watchCancelled(definitions, cancelledSeconds * 1000, stopping.signal);
  return {
    async stop() {
      stopping.abort(new WorkerStoppingError());
      await watch.stopped;
      await boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS });
    },
  };
}

async function workOn(
  boss: PgBoss,
  definition: JobDefinition,
  stopping: AbortSignal,
  tuning: WorkerTuning,
): Promise<void> {
  const { name, retries, concurrency, timeoutMinutes } = definition;
  await boss.updateQueue(name, {
    retryLimit: retries,
    retryDelay: tuning.retryDelaySeconds ?? 2,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_DELAY_SECONDS,
    heartbeatSeconds: tuning.heartbeatSeconds ?? HEARTBEAT_SECONDS,
    expireInSeconds: Math.ceil(timeoutMinutes * 60) + END_SECONDS,
    deadLetter: DEAD_LETTERS,
    notify: true,
  });
  const options = {
    includeMetadata: true,
    perJobResults: true,
    heartbeatRefreshSeconds: BEAT_EVERY_SECONDS,
    ...(concurrency.perTenant ? { groupConcurrency: concurrency.perTenant } : {}),
    ...pollingOf(tuning),
  } as const;
  for (let each = 0; each < concurrency.limit; each += 1) {
    const worker: { id?: string } = {};
    worker.id = await boss.work<Envelope, JobResult[], typeof options>(name, options, async (jobs) => {
      const results = await Promise.all(jobs.map((job) => runOne(boss, definition, job, stopping)));
      // The next job is looked for at once; pg-boss would wait for the rest of its interval after every job.
      if (worker.id) boss.notifyWorker(worker.id);
      return results;
    });
  }
}

async function runOne(
  boss: PgBoss,
  definition: JobDefinition,
  job: JobWithMetadata<Envelope>,
  stopping: AbortSignal,
): Promise<JobResult> {
  const { id, name, data, retryCount, retryLimit } = job;
  const payload = data?.payload ?? {};
  const about = { job: name, id, attempt: retryCount + 1 };
  const startedAtMs = Date.now();
  const signal = AbortSignal.any([stopping, job.signal]);
  try {
    const output = await definition.run(payload, {
      runId: id,
      signal,
      attempt: retryCount + 1,
      isLastAttempt: retryCount >= retryLimit,
    });
    log.info({ ...about, ms: Date.now() - startedAtMs }, 'job done');
    return { id, status: 'completed', output: { result: output ?? null } };
  } catch (error) {
    if (stopping.aborted) return requeue(boss, job);
    const isOver = isPermanent(error) || retryCount >= retryLimit;
    if (isAppError(error))
      log.warn({ ...about, code: error.code, detail: error.detail, cause: error.cause, isOver }, 'job refused');
    else log.error({ ...about, err: error, isOver }, 'job failed');
    if (isOver) await definition.giveUp(payload, failureSentence(error), id);
    return { id, status: isOver ? 'deadletter' : 'failed', output: { error: failureSentence(error) } };
  }
}

/** A stop is not a failure. */
async function requeue(boss: PgBoss, { id, name, data, groupId }: JobWithMetadata<Envelope>): Promise<JobResult> {
  await boss.send(name, data, groupId ? { group: { id: groupId } } : {});
  return { id, status: 'completed', output: HANDED_OVER };
}

/** Ends jobs whose workers died. Jobs that failed in a running worker have already ended. */
async function workOnDeadLetters(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  tuning: WorkerTuning,
): Promise<void> {
  await boss.work<Envelope, unknown, { includeMetadata: true }>(
    DEAD_LETTERS,
    { includeMetadata: true, ...pollingOf(tuning) },
    async (jobs) => {
      for (const job of jobs) {
        const definition = definitions.find((each) => each.name === job.sourceName);
        await definition?.giveUp(job.data?.payload ?? {}, DIED_SENTENCE, job.sourceId ?? job.id);
      }
    },
  );
}

async function scheduleJobs(boss: PgBoss, definitions: readonly JobDefinition[]): Promise<void> {
  for (const schedule of await boss.getSchedules()) {
    if (!definitions.some(({ name, cron }) => name === schedule.name && cron))
      await boss.unschedule(schedule.name, schedule.key);
  }
  for (const { name, cron } of definitions) {
    // Times missed while nothing ran cause one run.
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
  }
}

function pollingOf({ pollSeconds = 2 }: WorkerTuning) {
  return { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
}
