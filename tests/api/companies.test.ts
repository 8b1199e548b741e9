import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

type CompanyBody = {
  id: string;
  ticker: string;
  name: string;
  cik: string;
  entity_type: string;
  is_active: boolean;
  ready_for_queries: number;
};

describe('companies', () => {
  let admin: ApiClient;
  let viewer: ApiClient;
  let stranger: ApiClient;

  beforeAll(async () => {
    admin = await newUser();
    [viewer, stranger] = await Promise.all([newMember(admin, 'viewer'), newUser()]);
  });

  it('adds a company with an upper-case ticker and a ten-digit CIK', async () => {
    const { status, body } = await admin.request<CompanyBody>(
      'POST',
      '/companies/',
      someCompany({ ticker: 'low.b', cik: '1234567' }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({ ticker: 'LOW.B', cik: '0001234567', is_active: true, ready_for_queries: 0 });
  });

  it('answers with and without the trailing slash alike', async () => {
    const [plain, slashed] = await Promise.all([
      admin.request('GET', '/companies'),
      admin.request('GET', '/companies/'),
    ]);
    expect(plain.status).toBe(200);
    expect(slashed.body).toEqual(plain.body);
  });

  it.each([
    ['ticker', { ticker: '' }, 'Ticker is required'],
    ['name', { name: '  ' }, 'Name is required'],
    ['cik', { cik: '' }, 'CIK is required'],
    ['cik', { cik: '18492A' }, 'CIK is up to 10 digits'],
    ['entity_type', { entity_type: 'SHIP' }, 'Choose one of the four entity types'],
  ])('refuses a wrong %s with its sentence', async (field, wrong, message) => {
    const { status, body } = await admin.request('POST', '/companies/', someCompany(wrong));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid', errors: [{ path: field, message }] });
  });

  it('refuses the same company twice', async () => {
    const company = someCompany();
    await admin.request('POST', '/companies/', company);
    const again = await admin.request('POST', '/companies/', company);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'conflict', detail: `${company.ticker} is already in your organization` });
  });

  it('answers a repeated Idempotency-Key with the first answer, and another body with 409', async () => {
    const company = someCompany();
    const key = { 'idempotency-key': `key-${company.cik}` };
    const first = await admin.request<CompanyBody>('POST', '/companies/', company, key);
    const repeat = await admin.request<CompanyBody>('POST', '/companies/', company, key);
    expect(repeat.status).toBe(201);
    expect(repeat.body).toEqual(first.body);
    const other = await admin.request('POST', '/companies/', someCompany(), key);
    expect(other.status).toBe(409);
  });

  it('finds by ticker, name or CIK and treats wildcards as letters', async () => {
    const company = someCompany({ name: 'Zebra 100% Holdings' });
    await admin.request('POST', '/companies/', company);
    for (const search of [company.ticker, 'zebra 100%', company.cik]) {
      const { body } = await admin.request<CompanyBody[]>('GET', `/companies/?search=${encodeURIComponent(search)}`);
      expect(body.map((row) => row.cik)).toEqual([company.cik]);
    }
    const { body } = await admin.request<CompanyBody[]>('GET', `/companies/?search=${encodeURIComponent('_')}`);
    expect(body).toEqual([]);
  });

  it('keeps edits to the tenant that made them', async () => {
    const company = someCompany();
    const mine = await admin.request<CompanyBody>('POST', '/companies/', company);
    const theirs = await stranger.request<CompanyBody>('POST', '/companies/', company);
    expect(theirs.body.id).not.toBe(mine.body.id);
    const changed = await admin.request<CompanyBody>('PATCH', `/companies/${mine.body.id}`, {
      name: 'Renamed by us',
      is_active: false,
    });
    expect(changed.body).toMatchObject({ name: 'Renamed by us', is_active: false });
    const seen = await stranger.request<CompanyBody>('GET', `/companies/${theirs.body.id}`);
    expect(seen.body).toMatchObject({ name: company.name, is_active: true });
  });

  it("removes a company from the list and leaves it on others' lists", async () => {
    const company = someCompany();
    const { body } = await admin.request<CompanyBody>('POST', '/companies/', company);
    const theirs = await stranger.request<CompanyBody>('POST', '/companies/', company);
    expect((await admin.request('DELETE', `/companies/${body.id}`)).status).toBe(204);
    expect((await admin.request('GET', `/companies/${body.id}`)).status).toBe(404);
    expect((await stranger.request('GET', `/companies/${theirs.body.id}`)).status).toBe(200);
  });

  it('answers another tenant as if the row were not there', async () => {
    const { body } = await admin.request<CompanyBody>('POST', '/companies/', someCompany());
    for (const [method, change] of [
      ['GET', undefined],
      ['PATCH', { name: 'Mine now' }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await stranger.request(method, `/companies/${body.id}`, change);
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not_found', detail: 'Company not found' });
    }
  });

  it('lets a viewer read and refuses every write', async () => {
    const { body } = await admin.request<CompanyBody>('POST', '/companies/', someCompany());
    expect((await viewer.request('GET', `/companies/${body.id}`)).status).toBe(200);
    expect((await viewer.request('POST', '/companies/', someCompany())).status).toBe(403);
    expect((await viewer.request('PATCH', `/companies/${body.id}`, { name: 'x' })).status).toBe(403);
    expect((await viewer.request('DELETE', `/companies/${body.id}`)).status).toBe(403);
  });

  it('refuses a caller without a session', async () => {
    const { status, body } = await anonymous('GET', '/api/v1/companies/');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'unauthorized' });
  });

  it('does not offer the catalogue what another tenant typed by hand', async () => {
    const company = someCompany();
    const { body } = await admin.request<CompanyBody>('POST', '/companies/', company);
    const seen = await stranger.request<CompanyBody[]>('GET', `/companies/all/browse?search=${company.cik}`);
    expect(seen.body).toEqual([]);
    expect((await stranger.request('POST', `/companies/${body.id}/add-to-organization`)).status).toBe(404);
  });
});
