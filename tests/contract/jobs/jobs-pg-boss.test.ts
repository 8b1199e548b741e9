import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { jobRuns } from '@/db/schema/index';
import type { JobName } from '@/lib/jobs/contracts';
import { defineJob, type JobDefinition } from '@/lib/jobs/define';
import { enqueue } from '@/lib/jobs/enqueue';
import { QUEUE_SCHEMA } from '@/lib/jobs/pg-boss/install';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { describeJobs } from '@/tests/support/suites/jobs-suite';

const WAIT = { timeout: 30_000, interval: 50 };

async function startWorker(definitions: JobDefinition[], databaseUrl: string) {
  const worker = await startPgBossWorker(databaseUrl, definitions, { retryDelaySeconds: 1, pollSeconds: 0.5 });
  return { stop: () => worker.stop(), cancelRuns: (name: JobName) => cancelJobs(databaseUrl, name) };
}

/** Cancels the jobs of a queue that have not ended, as pg-boss's command and dashboard do. */
async function cancelJobs(connectionString: string, name: JobName): Promise<void> {
  const boss = new PgBoss({ connectionString, max: 1, schema: QUEUE_SCHEMA, supervise: false, schedule: false });
  await boss.start();
  const open = await database().execute<{ id: string }>(
    sql`select id from pgboss.job where name = ${name} and state < 'completed'`,
  );
  await boss.cancel(
    name,
    open.map(({ id }) => id),
  );
  await boss.stop({ graceful: false });
}

describeJobs({ name: 'pg-boss', start: startWorker });

describe('the queue of pg-boss', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  it('tells a job once that was cancelled before it began, and runs it when it is resumed', async () => {
    const seen: string[] = [];
    const job = defineJob({
      name: 'process-document',
      retries: 0,
      concurrency: { limit: 1 },
      run: async () => void seen.push('ran'),
      giveUp: async (_payload, reason, runId) => void seen.push(`${runId} ${reason}`),
    });
    await enqueue(database(), 'process-document', { documentId: randomUUID() });
    await cancelJobs(fixture.url, 'process-document');
    const [{ id = '' } = {}] = await database().execute<{ id: string }>(
      sql`select id from pgboss.job where state = 'cancelled'`,
    );
    let worker = await startWorker([job], fixture.url);
    const reportedAt = async () =>
      (await database().select().from(jobRuns).where(eq(jobRuns.runId, id)))[0]?.reportedAt;
    await expect.poll(reportedAt, WAIT).toBeInstanceOf(Date);
    await worker.stop();
    worker = await startWorker([job], fixture.url);
    await database().execute(sql`update pgboss.job set state = 'created', completed_on = null where id = ${id}::uuid`);
    await expect.poll(() => seen, WAIT).toEqual([`${id} The job was cancelled.`, 'ran']);
    await worker.stop();
  });
});
