import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser, someCompany, type ApiClient } from '../support/api-client';

type Made = { id: string; token: string; prefix: string; state: string; scopes: string[]; expires_at: string };
type Listed = { tokens: (Made & { last_used_at: string | null; created_by_name: string })[]; total: number };

const ROOT = '/organizations/current/tokens';
const DAY_MS = 86_400_000;

async function makeToken(client: ApiClient, scopes: string[], name = 'Program'): Promise<Made> {
  const { status, body } = await client.request<Made>('POST', ROOT, { name, scopes });
  expect(status).toBe(201);
  return body;
}

const as = (token: string) => ({
  get: <T = Record<string, unknown>>(path: string) =>
    anonymous<T>('GET', `/api/v1${path}`, undefined, { authorization: `Bearer ${token}` }),
  send: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) =>
    anonymous<T>(method, `/api/v1${path}`, body, { authorization: `Bearer ${token}` }),
});

describe('API tokens', () => {
  let admin: ApiClient;
  beforeAll(async () => void (admin = await newUser()));

  it('are shown once, kept as a hash, and expire after 90 days by default', async () => {
    const made = await makeToken(admin, ['read'], 'Nightly warehouse');
    expect(made.token).toMatch(/^plb_[\w-]{43}$/);
    expect(made.prefix).toBe(made.token.slice(0, 8));
    const days = (Date.parse(made.expires_at) - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(89.9);
    expect(days).toBeLessThanOrEqual(90);
    const { body } = await admin.request<Listed>('GET', ROOT);
    expect(body.tokens.map(({ id }) => id)).toContain(made.id);
    expect(JSON.stringify(body)).not.toContain(made.token);
    expect(JSON.stringify((await admin.request('GET', '/organizations/current/audit')).body)).not.toContain(made.token);
  });

  it('sign a program in on every route, and say when they were used last', async () => {
    const made = await makeToken(admin, ['read']);
    expect((await as(made.token).get('/companies')).status).toBe(200);
    const organization = await as(made.token).get<{ id: string }>('/organizations/current');
    expect(organization.body.id).toBe(admin.organizationId);
    const { body } = await admin.request<Listed>('GET', ROOT);
    expect(body.tokens.find(({ id }) => id === made.id)?.last_used_at).not.toBeNull();
  });

  it('need no origin of ours, because no page can send them', async () => {
    const made = await makeToken(admin, ['write']);
    const answer = await anonymous('POST', '/api/v1/companies', someCompany(), {
      authorization: `Bearer ${made.token}`,
      origin: 'https://elsewhere.example.test',
      'sec-fetch-site': 'cross-site',
    });
    expect(answer.status).toBe(201);
  });

  it('reach as far as their scopes', async () => {
    const [read, ask, write, all] = [
      await makeToken(admin, ['read']),
      await makeToken(admin, ['ask']),
      await makeToken(admin, ['write']),
      await makeToken(admin, ['read', 'ask', 'write', 'admin']),
    ];
    const question = { query: 'What is the CEO pay ratio?', document_ids: [crypto.randomUUID()] };
    expect((await as(read.token).send('POST', '/queries', question)).status).toBe(403);
    // Let through, and the filing is not there.
    expect((await as(ask.token).send('POST', '/queries', question)).status).toBe(404);
    expect((await as(ask.token).send('POST', '/companies', someCompany())).status).toBe(403);
    expect((await as(write.token).send('POST', '/companies', someCompany())).status).toBe(201);
    expect((await as(write.token).get('/organizations/current/audit')).status).toBe(403);
    expect((await as(all.token).get('/organizations/current/audit')).status).toBe(200);
    const { body } = await as(read.token).send<{ detail: string }>('POST', '/companies', someCompany());
    expect(body.detail).toMatch(/lacks the scope “write”/);
  });

  it('make no further tokens, so that a stolen one ends when it is revoked', async () => {
    const made = await makeToken(admin, ['admin']);
    const answer = await as(made.token).send<{ code: string }>('POST', ROOT, { name: 'Another', scopes: ['read'] });
    expect(answer.status).toBe(403);
  });

  it('are named in the audit log of what they changed', async () => {
    const made = await makeToken(admin, ['write']);
    await as(made.token).send('POST', '/companies', someCompany());
    const { body } = await admin.request<{ records: { action: string; details: { token_id?: string } }[] }>(
      'GET',
      '/organizations/current/audit?action=company.create',
    );
    expect(body.records.some(({ details }) => details.token_id === made.id)).toBe(true);
  });

  it('end when they are revoked, at once and once', async () => {
    const made = await makeToken(admin, ['read']);
    expect((await admin.request('DELETE', `${ROOT}/${made.id}`)).status).toBe(204);
    expect((await as(made.token).get('/companies')).status).toBe(401);
    expect((await admin.request('DELETE', `${ROOT}/${made.id}`)).status).toBe(404);
    const { body } = await admin.request<Listed>('GET', ROOT);
    expect(body.tokens.find(({ id }) => id === made.id)?.state).toBe('revoked');
  });

  it('have the present role of their maker, and none once the maker left, also after joining again', async () => {
    const second = await newMember(admin, 'admin');
    const made = await makeToken(second, ['admin']);
    expect((await as(made.token).get('/organizations/current/audit')).status).toBe(200);
    const role = (to: string) =>
      admin.request('PATCH', `/organizations/current/members/${second.userId}`, { role: to });
    expect((await role('org:viewer')).status).toBeLessThan(300);
    expect((await as(made.token).get('/organizations/current/audit')).status).toBe(403);
    expect((await as(made.token).send('POST', '/companies', someCompany())).status).toBe(403);
    expect((await as(made.token).get('/companies')).status).toBe(200);

    await admin.request('DELETE', `/organizations/current/members/${second.userId}`);
    expect((await as(made.token).get('/companies')).status).toBe(401);
    const { body: left } = await admin.request<Listed>('GET', ROOT);
    expect(left.tokens.find(({ id }) => id === made.id)?.state).toBe('maker_left');

    const invited = await admin.request<{ id: string }>('POST', '/api/auth/organization/invite-member', {
      email: second.email,
      role: 'admin',
      organizationId: admin.organizationId,
    });
    await second.request('POST', '/api/auth/organization/accept-invitation', { invitationId: invited.body.id });
    expect((await as(made.token).get('/companies')).status).toBe(401);
  });

  it.each([
    [{ name: '', scopes: ['read'] }, 'name'],
    [{ name: 'A', scopes: [] }, 'scopes'],
    [{ name: 'A', scopes: ['everything'] }, 'scopes.0'],
    [{ name: 'A', scopes: ['read'], expires_in_days: 0 }, 'expires_in_days'],
    [{ name: 'A', scopes: ['read'], expires_in_days: 1000 }, 'expires_in_days'],
  ])('refuse %j', async (body, path) => {
    const answer = await admin.request<{ errors: { path: string }[] }>('POST', ROOT, body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map((error) => error.path)).toContain(path);
  });
});
