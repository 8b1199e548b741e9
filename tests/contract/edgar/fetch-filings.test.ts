import { existsSync } from 'node:fs';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { companies, documents } from '@/db/schema/index';
import { fetchFilings } from '@/lib/jobs/definitions/fetch-filings';
import { processDocument } from '@/lib/jobs/definitions/process-document';
import { refreshCatalogue } from '@/lib/jobs/definitions/refresh-catalogue';
import { browseCatalogue } from '@/lib/companies/browse-catalogue';
import { createCompany } from '@/lib/companies/create-company';
import { deleteCompany } from '@/lib/companies/delete-company';
import { getCompany, listCompanies } from '@/lib/companies/list-companies';
import type { Company } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { listDocuments } from '@/lib/documents/list-documents';
import { DIED_SENTENCE } from '@/lib/jobs/failures';
import type { Worker } from '@/lib/jobs/define';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { claimDocument, failExpiredClaims } from '@/lib/processing/read/claim-document';
import { cancelJob, getJob, listJobs } from '@/lib/jobs/rows/read-jobs';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';
import { requestFirstCatalogue } from '@/lib/processing/fetch/request-first-catalogue';
import type { Job } from '@/lib/jobs/rows/schema';
import { fetchInput, type FetchRemark, type FilingOutcome } from '@/lib/processing/schema';
import { startEdgarServer, type EdgarServer } from '@/tests/support/servers/edgar-server';
import { makeEdgarFolder } from '@/tests/support/servers/edgar-server-folder';
import { addJobRow, openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { warnSkipped } from '@/tests/support/skip-banner';
import { memberOf } from '@/tests/support/some-context';
import { addFiling } from '@/tests/support/subscriptions-fixture';

const RECORDED = '../shared/data/edgar';
const isRecorded = existsSync(RECORDED);
if (!isRecorded) warnSkipped(`the fetch of recorded filings. ${RECORDED} is missing.`);

const WAIT = { timeout: 30_000, interval: 50 };
const HALF_CIK = '0000000042';
const SLOW_CIK = '0000000043';
const GAPS_CIK = '0000000044';
const YEAR = new Date().getUTCFullYear();
/** Filed a few weeks ago, whenever the test runs. */
const recently = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
const numbered = (cik: string, number: number) => `${cik}-${String(YEAR).slice(2)}-${String(number).padStart(6, '0')}`;

describe('fetching filings as a job', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let folder: Awaited<ReturnType<typeof makeEdgarFolder>>;
  let server: EdgarServer;
  let worker: Worker;
  let ctx: Context;

  beforeAll(async () => {
    folder = await makeEdgarFolder();
    server = await startEdgarServer({
      roots: [folder.root, RECORDED],
      faultOf: ({ path }) => (path.endsWith('/slow.htm') ? { kind: 'silent' } : undefined),
    });
    Object.assign(process.env, { EDGAR_BASE_URL: server.url, DEMO: '0' });
    fixture = await openJobsDatabase();
    worker = await startPgBossWorker(fixture.url, [fetchFilings, refreshCatalogue], {
      retryDelaySeconds: 1,
      pollSeconds: 0.5,
    });
    ctx = memberOf();
    await addFilers();
  });
  afterAll(async () => {
    await worker.stop();
    await fixture.close();
    await server.close();
    await folder.remove();
  });

  async function addFilers(): Promise<void> {
    const present = {
      accessionNumber: numbered(HALF_CIK, 1),
      form: 'DEF 14A',
      filingDate: recently,
      primaryDocument: 'proxy.htm',
    };
    const absent = {
      accessionNumber: numbered(HALF_CIK, 2),
      form: 'DEFA14A',
      filingDate: recently,
      primaryDocument: 'gone.htm',
    };
    await folder.addFiler({ cik: HALF_CIK, name: 'Half There Inc.', fiscalYearEnd: '1231', recent: [present, absent] });
    await folder.addDocument(
      { cik: HALF_CIK, ...present },
      'proxy.htm',
      '<html><body><h1>Proxy statement</h1><p>Our Board has nine directors, eight of whom are ' +
        'independent.</p></body></html>',
    );
    const slow = {
      accessionNumber: numbered(SLOW_CIK, 1),
      form: '10-K',
      filingDate: recently,
      primaryDocument: 'slow.htm',
    };
    await folder.addFiler({ cik: SLOW_CIK, name: 'Slow Body Corp.', fiscalYearEnd: '1231', recent: [slow] });
    await folder.addDocument(
      { cik: SLOW_CIK, ...slow },
      'slow.htm',
      `<html><body>${'<p>words</p>'.repeat(500)}</body></html>`,
    );
  }
  const add = (name: string, cik: string, ticker: string) =>
    createCompany(ctx, { name, cik, ticker, entity_type: 'CORPORATION', is_active: true });
  const fetchThem = (list: Company[], changes: Record<string, unknown> = {}) =>
    requestFetch(ctx, fetchInput.parse({ company_ids: list.map(({ id }) => id), ...changes }));
  const filingsOf = (job: Job) => (job.result as { filings: FilingOutcome[] }).filings;

  /** The job when it has ended, and every sentence it showed meanwhile. */
  async function untilEnd(jobId: string, timeout: number): Promise<{ job: Job; messages: string[] }> {
    const messages = new Set<string>();
    await expect
      .poll(
        async () => {
          const { status, progress } = await getJob(ctx, jobId);
          messages.add(progress.message);
          return status;
        },
        { timeout, interval: 50 },
      )
      .toMatch(/completed|failed|cancelled/);
    return { job: await getJob(ctx, jobId), messages: [...messages] };
  }

  it(
    'processes the filings that exist and reports those that do not, without failing',
    { timeout: 120_000 },
    async () => {
      const company = await add('Half There Inc.', HALF_CIK, 'HALF');
      const { job } = await untilEnd((await fetchThem([company])).id, 100_000);
      expect(job).toMatchObject({ status: 'completed', progress: { done: 2, total: 2 }, error: null });
      const absent = numbered(HALF_CIK, 2);
      expect(filingsOf(job).map(({ form_type: form, outcome, message }) => [form, outcome, message])).toEqual([
        ['DEFA14A', 'not_found', `EDGAR does not have the DEFA14A of ${recently} (${absent}).`],
        ['DEF 14A', 'processed', 'Done'],
      ]);
      const documents = await listDocuments(ctx, { company_id: company.id, limit: 10 });
      expect(
        documents
          .map(({ form_type: form, processing_status: status, failure_reason: reason }) => [form, status, reason])
          .sort(),
      ).toEqual([
        ['DEF 14A', 'processed', null],
        ['DEFA14A', 'failed', `EDGAR does not have the DEFA14A of ${recently} (${absent}).`],
      ]);
      const again = await untilEnd((await fetchThem([company])).id, 60_000);
      expect(filingsOf(again.job).map(({ outcome }) => outcome)).toEqual(['not_found', 'already_there']);
      expect(await listDocuments(ctx, { company_id: company.id, limit: 10 })).toHaveLength(2);
    },
  );

  it('says which part of the list and which images EDGAR did not give', { timeout: 120_000 }, async () => {
    const filed = {
      accessionNumber: numbered(GAPS_CIK, 1),
      form: 'DEF 14A',
      filingDate: recently,
      primaryDocument: 'proxy.htm',
    };
    const older = [
      { accessionNumber: numbered(GAPS_CIK, 2), form: '10-K', filingDate: recently, primaryDocument: 'old.htm' },
    ];
    await folder.addFiler({
      cik: GAPS_CIK,
      name: 'Gaps Inc.',
      fiscalYearEnd: '1231',
      recent: [filed],
      older: [{ rows: older, isListedOnly: true }],
    });
    await folder.addDocument(
      { cik: GAPS_CIK, ...filed },
      'proxy.htm',
      '<html><body><h1>Proxy statement</h1><img src="chart.jpg"><img src="logo.gif"><p>Our Board has nine ' +
        'directors.</p></body></html>',
    );
    await folder.addDocument(
      { cik: GAPS_CIK, ...filed },
      'logo.gif',
      Buffer.from('R0lGODlhAQABAIAAAAAAAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
    );
    const company = await add('Gaps Inc.', GAPS_CIK, 'GAPS');
    const { job } = await untilEnd((await fetchThem([company])).id, 100_000);
    expect(filingsOf(job).map(({ outcome }) => outcome)).toEqual(['processed']);
    expect((job.result as { remarks: FetchRemark[] }).remarks).toEqual([
      {
        company_id: company.id,
        message:
          `Gaps Inc.: EDGAR did not give the part of its list from ${recently} to ${recently} (1 filings of all ` +
          'types). Filings of that period may be missing; please fetch again later.',
      },
    ]);
    const [document] = await listDocuments(ctx, { company_id: company.id, limit: 10 });
    expect(document?.warnings).toEqual([
      {
        kind: 'missing_images',
        page: null,
        excerpt: 'chart.jpg',
        detail: 'One image of the filing could not be loaded; its page shows a blank in its place.',
      },
    ]);
  });

  it('leaves no document in processing when it is cancelled', async () => {
    const company = await add('Slow Body Corp.', SLOW_CIK, 'SLOW');
    const jobId = (await addJobRow('fetch-filings', { tenantId: ctx.tenantId })).id;
    const [fresh, ready] = [
      await addFiling(company.id, '8-K', { processingStatus: 'pending' }),
      await addFiling(company.id, '10-Q', { processingStatus: 'processed', revision: 1 }),
    ];
    for (const id of [fresh, ready]) expect(await claimDocument(id, jobId)).not.toBeNull();
    // As the worker does for a job whose workers died too often.
    await fetchFilings.giveUp({ jobId }, DIED_SENTENCE, 'run');
    const rows = await database()
      .select({
        id: documents.id,
        status: documents.processingStatus,
        reason: documents.failureReason,
        by: documents.claimedBy,
        failures: documents.failures,
      })
      .from(documents)
      .where(inArray(documents.id, [fresh, ready]));
    expect(rows.find(({ id }) => id === fresh)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/interrupted too often.*try again\.$/),
      by: null,
      failures: 1,
    });
    expect(rows.find(({ id }) => id === ready)).toMatchObject({
      status: 'processed',
      reason: null,
      by: null,
      failures: 0,
    });
    expect(await getJob(ctx, jobId)).toMatchObject({ status: 'failed', error: DIED_SENTENCE });
    await database()
      .delete(documents)
      .where(inArray(documents.id, [fresh, ready]));
    await deleteCompany(ctx, company.id);
  });

  it('continues after a crash with its own claims, and in the end with expired claims of others', async () => {
    const company = await add('Slow Body Corp.', SLOW_CIK, 'SLOW');
    const id = await addFiling(company.id, '8-K', {
      processingStatus: 'processing',
      claimedBy: 'process-document:gone',
      claimedAt: new Date(Date.now() - 30 * 60_000),
      revision: 0,
    });
    await failExpiredClaims();
    const statusOf = async () =>
      (await database().select({ status: documents.processingStatus }).from(documents).where(eq(documents.id, id)))[0]
        ?.status;
    expect(await statusOf()).toBe('processing');
    await failExpiredClaims(new Date(Date.now() + 31 * 60_000));
    expect(await statusOf()).toBe('failed');
    expect(await claimDocument(id, 'process-document:run')).not.toBeNull();
    expect(await claimDocument(id, 'somebody else')).toBeNull();
    expect(await claimDocument(id, 'process-document:run')).not.toBeNull();
    await processDocument.giveUp({ documentId: id }, DIED_SENTENCE, 'an earlier run');
    expect(await statusOf()).toBe('processing');
    await processDocument.giveUp({ documentId: id }, DIED_SENTENCE, 'run');
    expect(await statusOf()).toBe('failed');
    await database().delete(documents).where(eq(documents.id, id));
    await deleteCompany(ctx, company.id);
  });

  it(
    'fails with a sentence when EDGAR knows none of the companies, and continues when it knows one',
    { timeout: 60_000 },
    async () => {
      const unknown = await add('Nobody Ltd.', '0000000077', 'NBDY');
      const alone = await untilEnd((await fetchThem([unknown])).id, 30_000);
      expect(alone.job).toMatchObject({
        status: 'failed',
        error: 'Nobody Ltd.: EDGAR does not have the filer with CIK 0000000077.',
      });
      const half = await listCompanies(ctx, { search: HALF_CIK, page: 1, size: 1 });
      const both = await untilEnd((await fetchThem([unknown, ...half])).id, 30_000);
      expect(half).toHaveLength(1);
      expect(both.job.status).toBe('completed');
      expect(filingsOf(both.job)).toContainEqual(
        expect.objectContaining({ company_id: unknown.id, outcome: 'not_found', accession_number: null }),
      );
    },
  );

  it('shows to the whole organization, and is cancelled without a trace of failure', { timeout: 60_000 }, async () => {
    const company = await add('Slow Body Corp.', SLOW_CIK, 'SLOW');
    const { id } = await fetchThem([company]);
    await expect
      .poll(async () => (await getJob(ctx, id)).progress.message, WAIT)
      .toMatch(/^1 of 1 filings, downloading 10-K \d{4} of Slow Body Corp\.$/);
    expect((await getCompany(ctx, company.id)).is_fetching).toBe(true);
    const colleague = memberOf(ctx.tenantId, 'org:viewer');
    expect(
      (await listJobs(colleague, { kind: 'fetch-filings', status: 'running', page: 1, size: 10 })).jobs,
    ).toMatchObject([{ id, result: null }]);
    expect((await listJobs(memberOf(), { page: 1, size: 10 })).total).toBe(0);
    await cancelJob(ctx, id);
    const { job } = await untilEnd(id, 30_000);
    expect(job).toMatchObject({ status: 'cancelled', progress: { message: 'Cancelled' } });
    expect(await listDocuments(ctx, { company_id: company.id, limit: 10 })).toMatchObject([
      { processing_status: 'pending', failure_reason: null },
    ]);
    expect((await getCompany(ctx, company.id)).is_fetching).toBe(false);
  });

  it.skipIf(!isRecorded)(
    'reads the catalogue once at the start, and leaves the rest to the weekly refresh',
    { timeout: 60_000 },
    async () => {
      expect(await requestFirstCatalogue()).toBe(true);
      // The list is stored in parts, the largest companies last.
      await expect
        .poll(async () => (await browseCatalogue(ctx, { search: 'aapl', filter: 'not_in', limit: 5 }))[0], WAIT)
        .toMatchObject({ name: 'Apple Inc.', ticker: 'AAPL', is_in_organization: false });
      const stored = await database().select({ id: companies.id }).from(companies).where(eq(companies.source, 'sec'));
      expect(stored.length).toBeGreaterThan(7000);
      expect(await requestFirstCatalogue()).toBe(false);
      expect(refreshCatalogue.cron).toBe('30 3 * * 0');
    },
  );

  it.skipIf(!isRecorded)(
    'makes the four recorded filings of Apple and Tesla ready and reports the others as not found',
    { timeout: 400_000 },
    async () => {
      const [apple, tesla] = [
        await add('Apple Inc.', '0000320193', 'AAPL'),
        await add('Tesla, Inc.', '0001318605', 'TSLA'),
      ];
      const { id } = await fetchThem([apple, tesla], { document_types: ['10-K', '10-Q'], years_back: YEAR - 2023 });
      const { job, messages } = await untilEnd(id, 380_000);
      expect(job.status).toBe('completed');
      const filings = filingsOf(job);
      expect(
        filings
          .filter(({ outcome }) => outcome === 'processed')
          .map(({ form_type: form, accession_number: number }) => [form, number])
          .sort(),
      ).toEqual([
        ['10-K', '0000320193-24-000123'],
        ['10-K', '0001628280-25-003063'],
        ['10-Q', '0000320193-25-000073'],
        ['10-Q', '0001628280-25-035806'],
      ]);
      expect(new Set(filings.map(({ outcome }) => outcome))).toEqual(new Set(['processed', 'not_found']));
      expect(job.progress).toMatchObject({ done: filings.length, total: filings.length });
      expect(messages).toContainEqual(
        expect.stringMatching(
          /^\d+ of \d+ filings, (downloading|rendering|reading|embedding).* 10-[KQ] \d{4} of (Apple|Tesla)/,
        ),
      );
      for (const company of [apple, tesla]) expect((await getCompany(ctx, company.id)).ready_for_queries).toBe(2);
    },
  );
});
