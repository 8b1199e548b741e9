import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { database } from '@/db/client';
import { auditRecords, jobs } from '@/db/schema/index';
import { AppError } from '@/lib/errors';
import type { JobName } from '@/lib/jobs/contracts';
import { defineJob, type JobDefinition } from '@/lib/jobs/define';
import { enqueue } from '@/lib/jobs/enqueue';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { defineTrackedJob } from '@/lib/jobs/tracked-job';
import { processDocumentsJob } from '@/lib/processing/job-inputs';
import { addJobRow, openJobsDatabase, readJobRow, requestCancel } from '../databases/jobs-database';

export type RunningJobs = {
  stop(): Promise<void>;
  /** Cancels what runs of a job, as an operator does at the provider itself. */
  cancelRuns(name: JobName): Promise<void>;
};

/** One job provider: runs the given definitions until stopped. */
export type JobsHarness = {
  name: string;
  start(definitions: JobDefinition[], databaseUrl: string): Promise<RunningJobs>;
};

const WAIT = { timeout: 30_000, interval: 50 };

/** Tests that every job provider must pass. */
export function describeJobs(harness: JobsHarness): void {
  describe(`jobs on ${harness.name}`, () => {
    let databaseFixture: Awaited<ReturnType<typeof openJobsDatabase>>;
    let running: RunningJobs | undefined;

    beforeAll(async () => {
      databaseFixture = await openJobsDatabase();
    });
    afterEach(async () => {
      await running?.stop();
      running = undefined;
    });
    afterAll(() => databaseFixture.close());

    const start = async (...definitions: JobDefinition[]) => {
      running = await harness.start(definitions, databaseFixture.url);
    };
    const queueRow = async (values: { tenantId?: string; payload?: unknown } = {}) => {
      const row = await addJobRow('process-documents', values);
      await enqueue(database(), 'process-documents', { jobId: row.id });
      return row.id;
    };
    const statusOf = async (jobId: string) => (await readJobRow(jobId)).status;
    /** The job's steps in the audit log, with the attempt or the reason. */
    const stepsOf = async (jobId: string) => {
      const records = await database()
        .select({ action: auditRecords.action, details: auditRecords.details })
        .from(auditRecords)
        .where(eq(auditRecords.subjectId, jobId))
        .orderBy(auditRecords.id);
      return records.map(({ action, details }) => {
        const { attempt = '', reason = '' } = details as { attempt?: number; reason?: string };
        return `${action} ${attempt}${reason}`.trim();
      });
    };
    const tracked = (
      run: Parameters<typeof defineTrackedJob<'process-documents', z.ZodType>>[0]['run'],
      { retries = 2, limit = 2, timeoutMinutes = 10 } = {},
    ) =>
      defineTrackedJob({
        name: 'process-documents',
        input: z.looseObject({}),
        retries,
        concurrency: { limit, perTenant: 1 },
        timeoutMinutes,
        run,
      });

    it('runs what a committed transaction asked for, and nothing of one that was rolled back', async () => {
      const ran: string[] = [];
      await start(
        defineJob({
          name: 'process-document',
          retries: 0,
          concurrency: { limit: 1 },
          run: async ({ payload }) => void ran.push(payload.documentId),
        }),
      );
      const [lost, kept] = [randomUUID(), randomUUID()];
      const rollback = database().transaction(async (tx) => {
        await enqueue(tx, 'process-document', { documentId: lost });
        throw new Error('changed my mind');
      });
      await expect(rollback).rejects.toThrow('changed my mind');
      await database().transaction(async (tx) => enqueue(tx, 'process-document', { documentId: kept }));
      await expect.poll(() => ran, WAIT).toEqual([kept]);
    });

    it('refuses a payload of another shape before anything is queued', async () => {
      await expect(enqueue(database(), 'process-document', { documentId: 'not-an-id' })).rejects.toMatchObject({
        name: 'ZodError',
      });
    });

    it('refuses an input of another shape before a row is stored', async () => {
      const ctx = { tenantId: randomUUID(), userId: 'somebody' };
      const ask = (documentIds: string[]) =>
        requestJob(database(), ctx, processDocumentsJob, { documentIds, force: false }, { total: 1, message: 'Waits' });
      await expect(ask(['not-an-id'])).rejects.toMatchObject({ name: 'ZodError' });
      const { id } = await ask([randomUUID()]);
      const rows = await database().select({ id: jobs.id }).from(jobs).where(eq(jobs.tenantId, ctx.tenantId));
      expect(rows).toEqual([{ id }]);
    });

    it('shows a watched job running, its progress and its result', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await start(
        tracked(async ({ input, tenantId, userId, progress }) => {
          await progress(3, 7, '3 of 7 things');
          await held;
          return { echo: input, tenantId, userId };
        }),
      );
      const tenantId = randomUUID();
      const jobId = await queueRow({ tenantId, payload: { colour: 'green' } });
      await expect
        .poll(() => readJobRow(jobId), WAIT)
        .toMatchObject({ status: 'running', progressDone: 3, progressTotal: 7, progressMessage: '3 of 7 things' });
      release();
      await expect.poll(() => statusOf(jobId), WAIT).toBe('completed');
      const row = await readJobRow(jobId);
      expect(row.result).toEqual({ echo: { colour: 'green' }, tenantId, userId: 'somebody' });
      expect(row.startedAt).toBeInstanceOf(Date);
      expect(row.finishedAt).toBeInstanceOf(Date);
    });

    it('tries again after a failure and counts the attempts', async () => {
      const attempts: number[] = [];
      await start(
        tracked(async ({ attempt }) => {
          attempts.push(attempt);
          if (attempts.length < 3) throw new AppError('unavailable', 'EDGAR is asleep.');
          return null;
        }),
      );
      const jobId = await queueRow();
      await expect.poll(() => statusOf(jobId), WAIT).toBe('completed');
      expect(attempts).toEqual([1, 2, 3]);
      expect(await stepsOf(jobId)).toEqual([
        'job.begin 1',
        'job.pause Trying again soon. EDGAR is asleep.',
        'job.begin 2',
        'job.pause Trying again soon. EDGAR is asleep.',
        'job.begin 3',
        'job.complete',
      ]);
    });

    it('ends with the sentence of the last failure when no attempt is left', async () => {
      let attempts = 0;
      await start(
        tracked(
          async () => {
            attempts += 1;
            throw attempts < 2
              ? new Error('connection refused at 10.0.0.7')
              : new AppError('unavailable', 'EDGAR is asleep.');
          },
          { retries: 1 },
        ),
      );
      const jobId = await queueRow();
      await expect.poll(() => statusOf(jobId), WAIT).toBe('failed');
      expect(await readJobRow(jobId)).toMatchObject({ error: 'EDGAR is asleep.' });
      expect(attempts).toBe(2);
    });

    it('does not repeat a refusal, and reveals no details of an unexpected error', async () => {
      let attempts = 0;
      const refusing = tracked(
        async ({ input }) => {
          attempts += 1;
          throw (input as { isExpected: boolean }).isExpected
            ? new AppError('invalid', 'The file is empty.')
            : new Error('secret path /x/y');
        },
        { retries: 0 },
      );
      await start(refusing);
      const refused = await queueRow({ payload: { isExpected: true } });
      const broken = await queueRow({ payload: { isExpected: false } });
      await expect
        .poll(async () => [await statusOf(refused), await statusOf(broken)], WAIT)
        .toEqual(['failed', 'failed']);
      expect((await readJobRow(refused)).error).toBe('The file is empty.');
      expect((await readJobRow(broken)).error).not.toContain('secret');
      expect(attempts).toBe(2);
    });

    it('gives up a plain job with the reason, and no other job with the same payload', async () => {
      const ran: string[] = [];
      const givenUp: string[] = [];
      const documentId = randomUUID();
      await start(
        defineJob({
          name: 'process-document',
          retries: 3,
          concurrency: { limit: 1 },
          run: async ({ runId }) => {
            ran.push(runId);
            throw new AppError('not_found', 'The document was deleted.');
          },
          giveUp: async (payload, reason, runId) => void givenUp.push(`${runId} ${payload.documentId} ${reason}`),
        }),
      );
      for (const index of [0, 1]) {
        await enqueue(database(), 'process-document', { documentId });
        await expect.poll(() => ran[index], WAIT).toBeDefined();
        await expect.poll(() => givenUp, WAIT).toContain(`${ran[index]} ${documentId} The document was deleted.`);
      }
      expect(ran[1]).not.toBe(ran[0]);
    });

    it('stops a running job that is cancelled, and marks it cancelled', async () => {
      let attempts = 0;
      await start(
        tracked(({ signal }) => {
          attempts += 1;
          return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        }),
      );
      const jobId = await queueRow();
      await expect.poll(() => statusOf(jobId), WAIT).toBe('running');
      await requestCancel(jobId);
      await expect
        .poll(() => readJobRow(jobId), WAIT)
        .toMatchObject({ status: 'cancelled', error: null, progressMessage: 'Cancelled' });
      expect(attempts).toBe(1);
    });

    it('stops the handler of a run that its provider cancels, and gives the job up when it has ended', async () => {
      const seen: string[] = [];
      await start(
        defineJob({
          name: 'process-document',
          retries: 3,
          concurrency: { limit: 1 },
          run: async ({ signal, attempt }) => {
            seen.push(`${attempt} begins`);
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            // The page in hand is finished.
            await delay(700);
            seen.push(`${attempt} ends: ${signal.reason.name}`);
            throw signal.reason;
          },
          giveUp: async (payload, reason) => void seen.push(`${payload.documentId} ${reason}`),
        }),
      );
      const documentId = randomUUID();
      await enqueue(database(), 'process-document', { documentId });
      await expect.poll(() => seen, WAIT).toEqual(['1 begins']);
      await running?.cancelRuns('process-document');
      await expect
        .poll(() => seen, WAIT)
        .toEqual(['1 begins', '1 ends: JobCancelledError', `${documentId} The job was cancelled.`]);
    });

    it('shows a watched job cancelled whose run its provider cancels, and then releases what it held', async () => {
      const seen: string[] = [];
      await start(
        defineTrackedJob({
          name: 'fetch-filings',
          input: z.object({}),
          retries: 3,
          concurrency: { limit: 1 },
          run: async ({ jobId, signal }) => {
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            seen.push(`${jobId} ends: ${signal.reason.name}`);
            throw signal.reason;
          },
          release: async (jobId) => void seen.push(`${jobId} is released`),
        }),
      );
      const { id } = await addJobRow('fetch-filings');
      await enqueue(database(), 'fetch-filings', { jobId: id });
      await expect.poll(() => statusOf(id), WAIT).toBe('running');
      await running?.cancelRuns('fetch-filings');
      await expect.poll(() => seen, WAIT).toEqual([`${id} ends: JobCancelledError`, `${id} is released`]);
      expect(await readJobRow(id)).toMatchObject({ status: 'cancelled', error: null, progressMessage: 'Cancelled' });
      expect(await stepsOf(id)).toEqual(['job.begin 1', 'job.stop']);
    });

    it('ends an attempt whose time is over before it begins the next', async () => {
      const seen: string[] = [];
      await start(
        tracked(
          async ({ attempt, signal }) => {
            seen.push(`${attempt} begins`);
            if (attempt > 1) return;
            await new Promise((resolve) => signal.addEventListener('abort', resolve));
            seen.push(`${attempt} ends: ${signal.reason.name}`);
            throw signal.reason;
          },
          { retries: 1, timeoutMinutes: 0.01 },
        ),
      );
      const jobId = await queueRow();
      await expect.poll(() => statusOf(jobId), WAIT).toBe('completed');
      expect(seen).toEqual(['1 begins', '1 ends: AttemptTimeoutError', '2 begins']);
      expect(await stepsOf(jobId)).toEqual([
        'job.begin 1',
        'job.pause Trying again soon. The job took longer than allowed.',
        'job.begin 2',
        'job.complete',
      ]);
    });

    it('hands a running job over when its worker stops, without counting an attempt', async () => {
      let runs = 0;
      const tenants: string[] = [];
      const job = tracked(
        async ({ signal, tenantId }) => {
          runs += 1;
          tenants.push(tenantId);
          if (runs > 1) return 'done';
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          // Handing over its running jobs takes a moment; the worker waits for it.
          await delay(300);
          throw signal.reason;
        },
        { retries: 0 },
      );
      await start(job);
      const tenantId = randomUUID();
      const jobId = await queueRow({ tenantId });
      await expect.poll(() => runs, WAIT).toBe(1);
      await running?.stop();
      expect(await readJobRow(jobId)).toMatchObject({
        status: 'pending',
        progressMessage: 'Continues when the worker is back',
      });
      await start(job);
      await expect.poll(() => readJobRow(jobId), WAIT).toMatchObject({ status: 'completed', result: 'done' });
      expect(await stepsOf(jobId)).toEqual([
        'job.begin 1',
        'job.pause Continues when the worker is back',
        'job.begin 1',
        'job.complete',
      ]);
      expect(tenants).toEqual([tenantId, tenantId]);
    });

    it('hands over a job without a row, too', async () => {
      const ran: string[] = [];
      const givenUp: string[] = [];
      const job = defineJob({
        name: 'process-document',
        retries: 0,
        concurrency: { limit: 1 },
        run: async ({ payload, signal, attempt }) => {
          ran.push(`${payload.documentId} ${attempt}`);
          if (ran.length > 1) return;
          await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
        },
        giveUp: async (_payload, reason) => void givenUp.push(reason),
      });
      await start(job);
      const documentId = randomUUID();
      await enqueue(database(), 'process-document', { documentId });
      await expect.poll(() => ran.length, WAIT).toBe(1);
      await running?.stop();
      await start(job);
      await expect.poll(() => ran, WAIT).toEqual([`${documentId} 1`, `${documentId} 1`]);
      expect(givenUp).toEqual([]);
    });

    it('never begins a job that was cancelled while it waited', async () => {
      const ran: string[] = [];
      const row = await addJobRow('process-documents');
      await enqueue(database(), 'process-documents', { jobId: row.id });
      await requestCancel(row.id);
      await start(tracked(async ({ jobId }) => void ran.push(jobId)));
      await expect.poll(() => statusOf(row.id), WAIT).toBe('cancelled');
      expect(ran).toEqual([]);
    });

    it('runs two tenants side by side and one tenant’s jobs one after the other', async () => {
      const inside = new Map<string, number>();
      let mostOfOne = 0;
      let mostTogether = 0;
      let release = () => {};
      const bothSeen = new Promise<void>((resolve) => (release = resolve));
      await start(
        tracked(async ({ tenantId }) => {
          inside.set(tenantId, (inside.get(tenantId) ?? 0) + 1);
          mostOfOne = Math.max(mostOfOne, ...inside.values());
          const together = [...inside.values()].filter((count) => count > 0).length;
          mostTogether = Math.max(mostTogether, together);
          if (together === 2) release();
          await bothSeen;
          inside.set(tenantId, (inside.get(tenantId) ?? 0) - 1);
        }),
      );
      const [one, other] = [randomUUID(), randomUUID()];
      const ids: string[] = [];
      for (const tenantId of [one, one, one, other, other]) ids.push(await queueRow({ tenantId }));
      await expect
        .poll(async () => new Set(await Promise.all(ids.map(statusOf))), WAIT)
        .toEqual(new Set(['completed']));
      expect({ mostOfOne, mostTogether }).toEqual({ mostOfOne: 1, mostTogether: 2 });
    });

    it('never runs two jobs of one tenant at once, however many become due together', async () => {
      let inside = 0;
      let most = 0;
      const tenantId = randomUUID();
      const rows = await Promise.all(Array.from({ length: 30 }, () => addJobRow('process-documents', { tenantId })));
      await start(
        tracked(
          async () => {
            inside += 1;
            most = Math.max(most, inside);
            await new Promise((resolve) => setTimeout(resolve, 5));
            inside -= 1;
          },
          { limit: 8 },
        ),
      );
      await database().transaction(async (tx) => {
        for (const { id } of rows) await enqueue(tx, 'process-documents', { jobId: id });
      });
      await expect
        .poll(async () => new Set(await Promise.all(rows.map(({ id }) => statusOf(id)))), WAIT)
        .toEqual(new Set(['completed']));
      expect(most).toBe(1);
    });
  });
}
