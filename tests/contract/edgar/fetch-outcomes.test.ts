import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { companies, documents, tenantCompanies } from '@/db/schema/index';
import { fetchOutcomes } from '@/lib/voting/outcomes/fetch-outcomes';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { someTenant } from '@/tests/support/subscriptions-fixture';

const CIK = '0000077123';
const FILINGS = [
  ['0000077123-25-000009', '2025-05-16', '8-K', '5.02,5.07'],
  ['0000077123-25-000010', '2025-06-02', '8-K', '2.02,9.01'],
  ['0000077123-25-000011', '2025-08-22', '8-K/A', '5.07'],
  ['0000077123-25-000012', '2025-04-02', 'DEF 14A', ''],
  ['0000077123-15-000001', '2015-05-16', '8-K', '5.07'],
] as const;

let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
let folder: string;
let companyId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edgar-'));
  const submissions = path.join(folder, 'data.sec.gov/submissions');
  await mkdir(submissions, { recursive: true });
  const column = (index: number) => FILINGS.map((filing) => filing[index] ?? '');
  const empty = FILINGS.map(() => '');
  const recent = {
    accessionNumber: column(0),
    filingDate: column(1),
    reportDate: column(1),
    acceptanceDateTime: empty,
    form: column(2),
    items: column(3),
    primaryDocument: FILINGS.map(() => 'filing.htm'),
    primaryDocDescription: empty,
    size: FILINGS.map(() => 1000),
  };
  const list = { cik: CIK, name: 'Tarnmoor', tickers: ['TRNM'], fiscalYearEnd: '1231', filings: { recent, files: [] } };
  await writeFile(path.join(submissions, `CIK${CIK}.json`), JSON.stringify(list));
  process.env.EDGAR_BASE_URL = pathToFileURL(folder).href;
  opened = await openJobsDatabase();
  const [company] = await database()
    .insert(companies)
    .values({ cik: CIK, ticker: 'TRNM', name: 'Tarnmoor', source: 'sec' })
    .returning({ id: companies.id });
  companyId = company?.id ?? '';
  const { tenantId, userId: createdBy } = someTenant();
  await database()
    .insert(tenantCompanies)
    .values({ tenantId, companyId, ticker: 'TRNM', name: 'Tarnmoor', entityType: 'CORPORATION', createdBy });
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const fetch = (today: string, company?: string) =>
  fetchOutcomes({ companyId: company, signal: AbortSignal.timeout(30_000), today: new Date(today) });

it('fetches the 8-Ks that report votes, of companies whose proxy was read, once', async () => {
  expect(await fetch('2025-09-01', companyId)).toMatchObject({ companies: 0, filings: 0 });
  await database().insert(documents).values({
    companyId,
    source: 'edgar',
    formType: 'DEF 14A',
    documentType: 'Proxy Statement',
    filingDate: '2025-04-02',
    meetingDate: '2025-05-14',
    processingStatus: 'processed',
  });
  expect(await fetch('2025-09-01')).toMatchObject({ companies: 1, filings: 2, failed: 0 });
  const stored = await database()
    .select({ id: documents.id, form: documents.formType, date: documents.filingDate })
    .from(documents)
    .where(eq(documents.processingStatus, 'pending'));
  expect(stored.map(({ form, date }) => `${form} ${date}`).sort()).toEqual(['8-K 2025-05-16', '8-K/A 2025-08-22']);
  const queued = await database().execute<{ id: string }>(
    sql`select data->'payload'->>'documentId' as id from pgboss.job where name = 'process-document'`,
  );
  expect(queued.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());

  await database().update(documents).set({ processingStatus: 'processed' }).where(eq(documents.companyId, companyId));
  expect(await fetch('2025-09-02')).toMatchObject({ companies: 1, filings: 0, read_again: 2 });
  // Long after the meeting nothing more is due.
  expect(await fetch('2026-03-01')).toMatchObject({ companies: 0 });
});
