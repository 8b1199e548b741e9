import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attention, Outcomes } from '@/lib/voting/outcomes/schema';
import { newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

const RESULTS = path.resolve('lib/voting/outcomes/fixtures/dev/01-own-tables.html');

describe('results of votes', () => {
  let viewer: ApiClient;
  let stranger: ApiClient;
  let companyId: string;
  const outcomes = (query = '') => viewer.request<Outcomes>('GET', `/voting/outcomes?company_id=${companyId}${query}`);

  beforeAll(async () => {
    const admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
    companyId = (await admin.request<{ id: string }>('POST', '/companies/', someCompany())).body.id;
    const { status } = await admin.upload('/documents/', {
      file: new File([readFileSync(RESULTS)], 'results.html', { type: 'text/html' }),
      company_id: companyId,
      form_type: '8-K',
      filing_date: '2025-05-16',
    });
    expect(status).toBe(201);
    await vi.waitFor(async () => expect((await outcomes()).body.total).toBe(1), { timeout: 150_000, interval: 1000 });
  }, 180_000);

  it('are listed by meeting, with the counts of every line and its words', async () => {
    const { body } = await outcomes();
    expect(body.outcomes[0]).toMatchObject({ meeting_date: '2025-05-14', shares_present: 52_310_444 });
    expect(body.outcomes[0]?.lines).toHaveLength(6);
    const pay = body.outcomes[0]?.lines.find(({ kind }) => kind === 'say_on_pay');
    expect(pay).toMatchObject({ for: 36_180_074, against: 11_532_503, abstain: 496_645, passed: true });
    expect(pay?.support_cast).toBeCloseTo(75.83, 2);
    expect(pay?.quote).toContain('36,180,074');
  });

  it('outside the dates asked for are left out, and dates in the wrong order are refused', async () => {
    expect((await outcomes('&from=2025-05-15')).body.total).toBe(0);
    expect((await outcomes('&from=2025-06-01&to=2025-01-01')).status).toBe(422);
  });

  it('under 80 percent ask for attention', async () => {
    const { body } = await viewer.request<Attention>('GET', `/voting/outcomes/attention?company_id=${companyId}`);
    expect(body.counts).toMatchObject({ all: 1, low_support: 1, low_director: 0 });
    expect(body.attention[0]?.line.kind).toBe('say_on_pay');
  });

  it('are a file, a line a row', async () => {
    const { status, body } = await viewer.request<string>('GET', `/voting/outcomes/export?company_id=${companyId}`);
    expect(status).toBe(200);
    const rows = String(body).trim().split('\r\n');
    expect(rows[0]).toContain('"For","Against","Withheld"');
    expect(rows).toHaveLength(7);
    expect(rows.find((row) => row.includes('36180074'))).toContain('"75.83"');
  });

  it('of a company that is not on our list are not found', async () => {
    for (const call of ['', '/attention', '/export'])
      expect((await stranger.request('GET', `/voting/outcomes${call}?company_id=${companyId}`)).status).toBe(404);
  });
});
