import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditRecords, jobs, tenantCompanies } from '@/db/schema/index';
import type { ImportResult } from '@/lib/companies/schema-import';
import { requestImport } from '@/lib/processing/run-import-companies';
import { openJobsDatabase, passHeartbeats, readJobRow } from '@/tests/support/databases/jobs-database';
import { memberOf } from '@/tests/support/some-context';
import { testProcess } from '@/tests/support/processes/process-file';

const importProcess = testProcess('import-worker');

const ROWS = 10_000;
const WAIT = { timeout: 80_000, interval: 50 };

let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  fixture = await openJobsDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await fixture.close();
});

async function startWorkerProcess(): Promise<ChildProcess> {
  const child = fork(importProcess.file, {
    execArgv: importProcess.execArgv,
    env: { ...process.env, DATABASE_URL: fixture.url, LOG_LEVEL: 'silent' },
  });
  children.add(child);
  await once(child, 'message');
  return child;
}

/** Row 5 is wrong, and the last row repeats row 2, which is stored before the worker dies. */
function file(): File {
  const lines = Array.from(
    { length: ROWS },
    (_row, index) => `C${index},"Company, No. ${index}",${index === 3 ? 'wrong' : index === ROWS - 1 ? 1 : index + 1}`,
  );
  return new File([`ticker,name,cik\n${lines.join('\n')}\n`], 'companies.csv');
}

/** Read often, so without the rows. */
const statusOf = async (jobId: string) =>
  (await database().select({ status: jobs.status }).from(jobs).where(eq(jobs.id, jobId)))[0]?.status;
const doneRows = async (jobId: string) => {
  const [row] = await database()
    .select({ done: sql<number>`coalesce(jsonb_array_length(${jobs.result} -> 'results'), 0)::int` })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row?.done ?? 0;
};

it('imports 10,000 rows once each, though the worker is killed half-way', { timeout: 180_000 }, async () => {
  const ctx = memberOf();
  const first = await startWorkerProcess();
  const started = await requestImport(ctx, file());
  const jobId = 'job' in started ? started.job.id : '';
  await expect.poll(() => doneRows(jobId), WAIT).toBeGreaterThan(0);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;
  await passHeartbeats();
  const before = await doneRows(jobId);
  expect(before).toBeLessThan(ROWS);

  await startWorkerProcess();
  await expect.poll(() => statusOf(jobId), WAIT).toBe('completed');
  const job = await readJobRow(jobId);
  expect(job).toMatchObject({ progressDone: ROWS, progressTotal: ROWS, progressMessage: '10000 of 10000 rows' });
  const result = job.result as ImportResult;
  expect(result).toMatchObject({ total_rows: ROWS, successful: ROWS - 2, already_in_org: 1, failed: 1 });
  expect(result.results.map(({ row }) => row)).toEqual(Array.from({ length: ROWS }, (_row, index) => index + 2));
  expect(
    result.results.filter(({ status }) => status !== 'added').map(({ row, status, message }) => [row, status, message]),
  ).toEqual([
    [5, 'error', 'CIK is up to 10 digits'],
    [ROWS + 1, 'already_exists', 'Same CIK as row 2'],
  ]);
  const [held] = await database()
    .select({ value: count() })
    .from(tenantCompanies)
    .where(eq(tenantCompanies.tenantId, ctx.tenantId));
  expect(held?.value).toBe(ROWS - 2);
  const audited = await database()
    .select({ action: auditRecords.action })
    .from(auditRecords)
    .where(eq(auditRecords.tenantId, ctx.tenantId));
  // Begun twice, because its first worker was killed, and completed once.
  expect(audited.map(({ action }) => action).sort()).toEqual([
    'company.import',
    'company.import.request',
    'job.begin',
    'job.begin',
    'job.complete',
  ]);
});
