import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { serve } from 'inngest/node';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobOutbox, jobRuns, jobs } from '@/db/schema/index';
import { defineJob, type JobDefinition } from '@/lib/jobs/define';
import { enqueue } from '@/lib/jobs/enqueue';
import { jobTable } from '@/lib/jobs/table';
import { createInngest, sendEvents, toInngestFunctions } from '@/inngest/client';
import { countUnstarted } from '@/inngest/monitor-unstarted-jobs';
import { uploadDocumentForm } from '@/lib/documents/schema';
import { uploadDocument } from '@/lib/documents/upload-document';
import { beginJob, endJob } from '@/lib/jobs/rows/job-steps';
import { sendOutbox, startOutboxLoop } from '@/lib/jobs/outbox';
import { listNotifications } from '@/lib/notifications/read-notifications';
import { getJob } from '@/lib/jobs/rows/read-jobs';
import { requestProcessing } from '@/lib/processing/read/request-processing';
import { processInput } from '@/lib/processing/schema';
import { listMeetings } from '@/lib/voting/meetings/list-meetings';
import { listMeetingsQuery } from '@/lib/voting/meetings/schema';
import { listOutcomes } from '@/lib/voting/outcomes/stored/list-outcomes';
import { getReport } from '@/lib/reports/read/read-reports';
import { PAY_RATIO, smallPdf } from '@/tests/api/files';
import { PROXY } from '@/tests/support/proxy-pages';
import { TSX } from '@/scripts/supervisor/project';
import { addJobRow, openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { startInngestServer } from '@/tests/support/servers/jobs-inngest-server';
import { addCompany, addTemplate, itemsOf, someTenant, subscribe } from '@/tests/support/subscriptions-fixture';

process.env.INNGEST_DEV = '1';

/** The definitions served as the route serves them, registered with the small executor, and the outbox running. */
async function serveJobs(definitions: JobDefinition[], withOutbox = true) {
  const executor = await startInngestServer();
  process.env.INNGEST_DEV = executor.url;
  const inngest = createInngest();
  const app = createServer(serve({ client: inngest, functions: toInngestFunctions(inngest, definitions) }));
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/api/inngest`;
  const registered = await fetch(appUrl, { method: 'PUT' });
  if (!registered.ok) throw new Error(`The functions were not registered: ${await registered.text()}`);
  const outbox = withOutbox ? startOutboxLoop(sendEvents(inngest), 100) : undefined;
  return {
    executor,
    inngest,
    async stop() {
      await outbox?.stop();
      await executor.close();
      app.closeAllConnections();
      await new Promise((resolve) => app.close(resolve));
    },
  };
}

describe('functions for Inngest', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    fixture = await openJobsDatabase();
  });
  afterAll(() => fixture.close());

  const daily = (done: string[]) =>
    defineJob({
      name: 'process-document',
      retries: 4,
      concurrency: { limit: 3, perTenant: 1 },
      cron: '0 4 * * *',
      run: async ({ payload }) => (done.push(payload.documentId), 'end'),
    });

  it('receives retries, limits, events and schedules of each function', async () => {
    const served = await serveJobs([daily([])], false);
    const registered = served.executor.functions.get('plumbline-process-document');
    expect(registered).toMatchObject({
      triggers: [{ event: 'plumbline/process-document' }, { cron: 'TZ=UTC 0 4 * * *' }],
      concurrency: [{ limit: 3 }, { limit: 1, key: 'event.data.tenantId' }],
      steps: { step: { retries: { attempts: 4 } } },
    });
    await served.stop();
  });

  it('runs a job within one call and answers with its result', async () => {
    const done: string[] = [];
    const served = await serveJobs([daily(done)], false);
    const documentId = randomUUID();
    const event = { id: randomUUID(), name: 'plumbline/process-document', data: { payload: { documentId } } };
    const input = { event, events: [event], steps: {}, attempt: 0 };
    const answer = await served.executor.call('plumbline-process-document', 'step', input);
    expect(answer).toMatchObject({ status: 200, body: 'end' });
    expect(done).toEqual([documentId]);
    await served.stop();
  });

  it('is sent what was committed, once, also when the first deliveries are refused', async () => {
    const documentId = randomUUID();
    const served = await serveJobs([], false);
    const send = sendEvents(served.inngest);
    await enqueue(database(), 'process-document', { documentId }, { tenantId: 'tenant' });
    served.executor.refuseEvents(10);
    await expect(sendOutbox(send)).rejects.toThrow();
    served.executor.refuseEvents(0);
    const [kept] = await database().select().from(jobOutbox).where(isNull(jobOutbox.sentAt));
    expect(kept).toMatchObject({ attempts: 1, lastError: expect.stringMatching(/./) });
    expect(await sendOutbox(send)).toBe(1);
    expect(await sendOutbox(send)).toBe(0);
    expect(served.executor.events).toMatchObject([
      {
        id: kept?.id,
        name: 'plumbline/process-document',
        data: { payload: { documentId, force: false }, tenantId: 'tenant' },
      },
    ]);
    await served.stop();
  });

  it('finds the events that a crash left behind', async () => {
    await enqueue(database(), 'process-document', { documentId: randomUUID() });
    const ran: unknown[] = [];
    // As after a restart: the row was stored by a process that is gone.
    const served = await serveJobs([
      defineJob({
        name: 'process-document',
        retries: 0,
        concurrency: { limit: 1 },
        run: async ({ payload }) => void ran.push(payload),
      }),
    ]);
    await expect.poll(() => ran.length, { timeout: 10_000 }).toBe(1);
    await served.stop();
  });

  const heldUntilCancelled = (seen: string[]) =>
    defineJob({
      name: 'process-document',
      retries: 3,
      concurrency: { limit: 1 },
      run: async ({ signal }) => {
        seen.push('begins');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        seen.push(`ends: ${signal.reason.name}`);
        throw signal.reason;
      },
      giveUp: async (payload, reason) => void seen.push(`${payload.documentId} ${reason}`),
    });

  it('stops a job without a row whose run it cancels, and leaves the runs of other apps alone', async () => {
    const seen: string[] = [];
    const served = await serveJobs([heldUntilCancelled(seen)]);
    const documentId = randomUUID();
    await enqueue(database(), 'process-document', { documentId });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['begins']);
    served.executor.cancelRuns('other-app-process-document');
    served.executor.cancelRuns('plumbline-process-document');
    await expect
      .poll(() => seen, { timeout: 10_000 })
      .toEqual(['begins', 'ends: JobCancelledError', `${documentId} The job was cancelled.`]);
    await served.stop();
    expect(seen).toHaveLength(3);
  });

  it('stops the handler of a run when another process hears that it was cancelled', { timeout: 60_000 }, async () => {
    const seen: string[] = [];
    const served = await serveJobs([heldUntilCancelled(seen)]);
    const documentId = randomUUID();
    await enqueue(database(), 'process-document', { documentId });
    await expect.poll(() => seen, { timeout: 10_000 }).toEqual(['begins']);
    const other = fork(path.resolve('tests/support/processes/other-inngest-worker.ts'), { execArgv: TSX });
    onTestFinished(() => void other.kill('SIGKILL'));
    other.on('message', (told) => void seen.push(`elsewhere: ${String(told)}`));
    // It registers its own address, so that all further calls are for it.
    await expect.poll(() => seen, { timeout: 40_000 }).toContain('elsewhere: ready');
    served.executor.cancelRuns('plumbline-process-document');
    await expect
      .poll(() => seen, { timeout: 20_000 })
      .toEqual([
        'begins',
        'elsewhere: ready',
        'ends: JobCancelledError',
        `elsewhere: ${documentId} The job was cancelled.`,
      ]);
    await served.stop();
  });

  it('gives up the job of a cancelled run at once when the worker that had it is dead', async () => {
    const seen: string[] = [];
    const [runId, documentId] = [randomUUID(), randomUUID()];
    await database()
      .insert(jobRuns)
      .values({ runId, aliveAt: new Date(Date.now() - 120_000) });
    await heldUntilCancelled(seen).cancel({ documentId }, runId, AbortSignal.timeout(5_000));
    expect(seen).toEqual([`${documentId} The job was cancelled.`]);
  });

  it('does not give up the job of a cancelled run while a living worker has it', async () => {
    const seen: string[] = [];
    const runId = randomUUID();
    await database().insert(jobRuns).values({ runId, aliveAt: new Date() });
    const cancelled = heldUntilCancelled(seen).cancel({ documentId: randomUUID() }, runId, AbortSignal.timeout(1_000));
    await expect(cancelled).rejects.toThrow();
    expect(seen).toEqual([]);
  });

  it('counts jobs whose events it took and that were not started', async () => {
    const ctx = someTenant();
    const asked = await addJobRow('fetch-filings', { tenantId: ctx.tenantId });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const waitFor = (minutes: number) =>
      database()
        .update(jobs)
        .set({ createdAt: minutesAgo(minutes) })
        .where(eq(jobs.id, asked.id));
    expect((await getJob(ctx, asked.id)).progress.message).not.toMatch(/No worker/);
    expect(await countUnstarted()).toBe(0);
    await waitFor(5);
    expect((await getJob(ctx, asked.id)).progress.message).toBe(
      'No worker has taken this yet; it has waited 5 minutes',
    );
    expect(await countUnstarted()).toBe(1);
    await beginJob(asked.id, 1);
    expect((await getJob(ctx, asked.id)).progress.message).not.toMatch(/No worker/);
    await endJob(asked.id, { status: 'completed', result: null });
  });

  it('takes a proxy to its meeting, and an 8-K to its results', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    const served = await serveJobs([...jobTable]);
    const upload = async (file: File, form: Record<string, string>) => {
      const { id } = await uploadDocument(ctx, uploadDocumentForm.parse({ file, company_id: companyId, ...form }));
      await requestProcessing(ctx, processInput.parse({ document_ids: [id] }));
    };
    const linesOfMeeting = async () => (await listMeetings(ctx, listMeetingsQuery.parse({}))).meetings[0]?.lines_total;
    await upload(smallPdf(PROXY), { form_type: 'DEF 14A', fiscal_year: '2026', filing_date: '2027-03-26' });
    await expect.poll(linesOfMeeting, { timeout: 60_000 }).toBe(6);
    const results = readFileSync(path.resolve('lib/voting/outcomes/fixtures/dev/01-own-tables.html'));
    await upload(new File([results], 'results.htm', { type: 'text/html' }), {
      form_type: '8-K',
      filing_date: '2025-05-16',
      fiscal_period_end: '2025-05-14',
    });
    const linesOfResults = async () =>
      (await listOutcomes(ctx, { page: 1, size: 20, company_id: companyId })).outcomes[0]?.lines.length;
    await expect.poll(linesOfResults, { timeout: 60_000 }).toBe(6);
    await served.stop();
  });

  it('takes a filing from its upload to the report of a subscription', async () => {
    const ctx = someTenant();
    const companyId = await addCompany(ctx);
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: await addTemplate(ctx),
      notification_config: { share_with_org: true },
    });
    const served = await serveJobs([...jobTable]);
    const document = await uploadDocument(
      ctx,
      uploadDocumentForm.parse({
        file: smallPdf([PAY_RATIO]),
        company_id: companyId,
        form_type: 'DEF 14A',
        fiscal_year: '2025',
      }),
    );
    await requestProcessing(ctx, processInput.parse({ document_ids: [document.id] }));
    await expect.poll(async () => (await itemsOf(ctx.tenantId))[0]?.status, { timeout: 40_000 }).toBe('completed');
    const [item, ...others] = await itemsOf(ctx.tenantId);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ subscriptionId: id, documentId: document.id });
    expect(await getReport(ctx, item?.reportId ?? '')).toMatchObject({
      status: 'completed',
      visibility: 'organization',
      document_ids: [document.id],
    });
    expect(await listNotifications(ctx, { unread: true, page: 1, size: 20 })).toMatchObject({ total: 1 });
    await served.stop();
  });
});
