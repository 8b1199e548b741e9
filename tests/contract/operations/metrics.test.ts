import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '@/lib/companies/create-company';
import { createCompanyInput } from '@/lib/companies/schema';
import type { Context } from '@/lib/context';
import { checkReadiness } from '@/lib/operations/check-parts';
import { readMetrics } from '@/lib/operations/metrics';
import { readStatus } from '@/lib/operations/read-status';
import { fetchInput } from '@/lib/processing/schema';
import { requestFetch } from '@/lib/processing/fetch/request-fetch';
import { databaseRateGate } from '@/lib/processing/fetch/database-rate-gate';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';

const ADA: Context = { userId: 'ada', tenantId: 'ada', organizationId: null, role: 'org:admin' };

describe('what operators can see', () => {
  let opened: Awaited<ReturnType<typeof openJobsDatabase>>;

  beforeAll(async () => {
    opened = await openJobsDatabase();
    const company = await createCompany(
      ADA,
      createCompanyInput.parse({ ticker: 'HAL', name: 'Halloway Instruments', cik: '77' }),
    );
    await requestFetch(ADA, fetchInput.parse({ company_ids: [company.id] }));
    const gate = databaseRateGate('edgar', 1);
    for (let turn = 0; turn < 3; turn += 1) await gate.wait();
  });
  afterAll(() => opened.close());

  it('figures that cover the whole installation', async () => {
    const { text, contentType } = await readMetrics();
    expect(contentType).toMatch(/^text\/plain/);
    expect(text).toContain('plumbline_jobs{kind="fetch-filings",status="pending"} 1');
    expect(text).toMatch(/plumbline_job_oldest_seconds\{kind="fetch-filings",status="pending"\} \d/);
    expect(text).toContain('plumbline_edgar_requests_total{gate="edgar"} 3');
    expect(text).toMatch(/plumbline_database_bytes \d{6,}/);
    expect(text).toContain('# TYPE plumbline_http_request_seconds histogram');
  });

  it('the same twice, without what was counted before', async () => {
    expect((await readMetrics()).text).toContain('plumbline_jobs{kind="fetch-filings",status="pending"} 1');
  });

  it('parts that answer, and the jobs of one organization only', async () => {
    expect(await checkReadiness()).toMatchObject({ status: 'ready', parts: [{ is_ok: true }, { is_ok: true }] });
    const own = await readStatus(ADA);
    expect(own.jobs).toMatchObject([{ kind: 'fetch-filings', status: 'pending', count: 1 }]);
    expect((await readStatus({ ...ADA, userId: 'bo', tenantId: 'bo' })).jobs).toEqual([]);
    await expect(readStatus({ ...ADA, role: 'org:member' })).rejects.toThrow();
  });
});
