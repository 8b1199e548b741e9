import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema/index';
import { matchDocument } from '@/lib/jobs/definitions/match-document';
import { processDocument } from '@/lib/jobs/definitions/process-document';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Worker } from '@/lib/jobs/define';
import { startPgBossWorker } from '@/lib/jobs/pg-boss/worker';
import { setClock } from '@/lib/subscriptions/clock';
import { pollEdgar } from '@/lib/subscriptions/documents/poll-edgar';
import { startEdgarServer, type EdgarServer } from '@/tests/support/servers/edgar-server';
import { makeEdgarFolder } from '@/tests/support/servers/edgar-server-folder';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addTemplate, itemsOf, someTenant, subscribe } from '@/tests/support/subscriptions-fixture';

const WAIT = { timeout: 40_000, interval: 50 };

describe('a monitored filing that failed', () => {
  const DAY_MS = 86_400_000;
  const FILER = '0000000051';
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const filing = {
    accessionNumber: '0000000051-26-000001',
    form: 'DEF 14A',
    filingDate: dayOf(3),
    primaryDocument: 'proxy.htm',
  };
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let folder: Awaited<ReturnType<typeof makeEdgarFolder>>;
  let server: EdgarServer;
  let worker: Worker;

  beforeAll(async () => {
    folder = await makeEdgarFolder();
    server = await startEdgarServer({ roots: [folder.root] });
    Object.assign(process.env, { EDGAR_BASE_URL: server.url, DEMO: '0' });
    fixture = await openJobsDatabase();
    worker = await startPgBossWorker(fixture.url, [processDocument, matchDocument], {
      retryDelaySeconds: 1,
      pollSeconds: 0.5,
    });
  });
  afterAll(async () => {
    setClock();
    await worker.stop();
    await fixture.close();
    await server.close();
    await folder.remove();
  });

  it(
    'is tried again at growing intervals until it is old, and then triggers its subscription',
    { timeout: 120_000 },
    async () => {
      await folder.addFiler({ cik: FILER, name: 'Late Paper Inc.', fiscalYearEnd: '1231', recent: [filing] });
      const ctx = someTenant();
      const companyId = (
        await createCompany(ctx, createCompanyInput.parse({ ticker: 'LATE', name: 'Late Paper Inc.', cik: FILER }))
      ).id;
      await subscribe(ctx, {
        company_id: companyId,
        template_id: await addTemplate(ctx),
        fiscal_year: Number(dayOf(3).slice(0, 4)) - 1,
      });
      const pollAfter = (days: number) => {
        setClock(() => new Date(Date.now() + days * DAY_MS));
        return pollEdgar({ signal: AbortSignal.timeout(30_000) });
      };
      const state = async () =>
        (
          await database()
            .select({ status: documents.processingStatus, failures: documents.failures })
            .from(documents)
            .where(eq(documents.companyId, companyId))
        )[0];

      // EDGAR lists the filing before it has it.
      expect(await pollAfter(0)).toMatchObject({ new_filings: 1, tried_again: 0 });
      await expect.poll(state, WAIT).toEqual({ status: 'failed', failures: 1 });
      expect(await pollAfter(0.1)).toMatchObject({ new_filings: 0, tried_again: 0 });
      expect(await pollAfter(1)).toMatchObject({ new_filings: 0, tried_again: 1 });
      await expect.poll(state, WAIT).toEqual({ status: 'failed', failures: 2 });
      expect(await pollAfter(1)).toMatchObject({ tried_again: 0 });
      expect(await pollAfter(28)).toMatchObject({ tried_again: 0 });

      await folder.addDocument(
        { cik: FILER, ...filing },
        'proxy.htm',
        '<html><body><h1>Proxy statement</h1><p>Our Board has nine directors, eight of whom are ' +
          'independent.</p></body></html>',
      );
      expect(await pollAfter(2)).toMatchObject({ tried_again: 1 });
      await expect.poll(state, WAIT).toEqual({ status: 'processed', failures: 0 });
      await expect.poll(async () => (await itemsOf(ctx.tenantId)).length, WAIT).toBe(1);
      expect(await pollAfter(2)).toMatchObject({ tried_again: 0 });
    },
  );
});
