import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { documents } from '@/db/schema/index';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { setClock } from '@/lib/subscriptions/clock';
import { setGroupStatus } from '@/lib/subscriptions/groups/set-group-status';
import { monitoredCompanies, pollEdgar } from '@/lib/subscriptions/documents/poll-edgar';
import { setSubscriptionStatus } from '@/lib/subscriptions/set-subscription-status';
import { updateSubscription } from '@/lib/subscriptions/update-subscription';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { addTemplate, groupOf, someTenant, subscribe } from '@/tests/support/subscriptions-fixture';

/** A bundled filer: a 10-K on 2026-02-20 and a proxy statement on 2026-03-27. */
const CIK = '9901102';

describe('the daily poll of EDGAR', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let ctx: Context;
  let companyId: string;
  let template: string;

  const poll = (instant: string) => {
    setClock(() => new Date(instant));
    return pollEdgar({ signal: AbortSignal.timeout(30_000) });
  };
  const monitored = async () => (await monitoredCompanies()).map(({ cik, types }) => ({ cik, types: types.sort() }));
  const found = async () =>
    (
      await database()
        .select({ form: documents.formType, date: documents.filingDate })
        .from(documents)
        .where(eq(documents.companyId, companyId))
        .orderBy(asc(documents.filingDate))
    ).map((row) => `${row.form} ${row.date}`);
  const queued = async () =>
    (
      await database().execute<{ id: string }>(
        sql`select data->'payload'->>'documentId' as id from pgboss.job where name = 'process-document'`,
      )
    ).map((row) => row.id);

  beforeAll(async () => {
    process.env.EDGAR_BASE_URL = pathToFileURL(path.resolve('samples/edgar')).href;
    fixture = await openJobsDatabase();
    ctx = someTenant();
    companyId = (await createCompany(ctx, createCompanyInput.parse({ ticker: 'HALV', name: 'Halvorsen', cik: CIK })))
      .id;
    template = await addTemplate(ctx);
  });
  afterEach(() => setClock());
  afterAll(() => fixture.close());

  it('asks for the union of what is monitored, stores what is new once, and queues its processing', async () => {
    const single = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['8-K'],
    });
    const group = await groupOf(ctx, {
      company_ids: [companyId],
      template_id: template,
      monitored_document_types: ['10-K', '8-K'],
    });
    expect(await monitored()).toEqual([{ cik: CIK.padStart(10, '0'), types: ['10-K', '8-K'] }]);

    expect(await poll('2026-02-21T03:10:00Z')).toEqual({ companies: 1, new_filings: 1, tried_again: 0, failed: 0 });
    expect(await poll('2026-02-24T03:10:00Z')).toEqual({ companies: 1, new_filings: 0, tried_again: 0, failed: 0 });
    expect(await found()).toEqual(['10-K 2026-02-20']);
    const ids = await database().select({ id: documents.id }).from(documents).where(eq(documents.companyId, companyId));
    expect(await queued()).toEqual(ids.map((row) => row.id));

    await updateSubscription(ctx, single.id, { monitored_document_types: ['DEF 14A'] });
    await setGroupStatus(ctx, group.id, { status: 'paused' });
    expect(await monitored()).toEqual([{ cik: CIK.padStart(10, '0'), types: ['DEF 14A'] }]);
    expect(await poll('2026-03-28T03:10:00Z')).toMatchObject({ new_filings: 1 });
    expect(await found()).toEqual(['10-K 2026-02-20', 'DEF 14A 2026-03-27']);

    await setSubscriptionStatus(ctx, single.id, { status: 'paused' });
    expect(await poll('2026-03-29T03:10:00Z')).toEqual({ companies: 0, new_filings: 0, tried_again: 0, failed: 0 });
  });
});
