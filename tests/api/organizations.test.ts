import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser, type ApiClient } from '../support/api-client';

type Invitation = {
  id: string;
  email_address: string;
  role: string;
  status: string;
  expires_at: string;
  link: string | null;
};
type Sent = { invitation: Invitation; link: string | null; is_mailed: boolean };
type AuditPage = {
  records: {
    id: string;
    action: string;
    user_id: string;
    user_email: string | null;
    subject_type: string;
    subject_id: string | null;
    details: Record<string, unknown>;
  }[];
  next_cursor: string | null;
};

const someEmail = () => `${randomUUID()}@example.test`;
const invite = (admin: ApiClient, email = someEmail(), role?: string) =>
  admin.request<Sent & { detail: string }>('POST', '/organizations/current/invitations', {
    email,
    ...(role ? { role } : {}),
  });
const pending = async (admin: ApiClient) =>
  (await admin.request<{ invitations: Invitation[] }>('GET', '/organizations/current/invitations')).body.invitations;
const audit = async (admin: ApiClient, search = '') =>
  (await admin.request<AuditPage>('GET', `/organizations/current/audit${search}`)).body;

/** Shared by tests that only read, or change what no other test looks at. */
let fund: { admin: ApiClient; member: ApiClient; viewer: ApiClient };
let stranger: ApiClient;
beforeAll(async () => {
  const admin = await newUser({ name: 'Fund Admin' });
  fund = { admin, member: await newMember(admin, 'member'), viewer: await newMember(admin, 'viewer') };
  stranger = await newUser({ name: 'Other Admin' });
});

describe('invitations', () => {
  it('returns the link, makes a member by default, and lists the invitation for seven days', async () => {
    const email = someEmail();
    const { status, body } = await invite(fund.admin, email.toUpperCase());
    expect(status).toBe(201);
    expect(body).toMatchObject({
      invitation: { email_address: email, role: 'org:member', status: 'pending' },
      is_mailed: false,
    });
    expect(body.link).toMatch(/\/accept-invitation\/[0-9a-f-]{36}$/);
    const days = (Date.parse(body.invitation.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    expect((await pending(fund.admin))[0]).toMatchObject({ id: body.invitation.id, link: body.link });
  });

  it('refuses a second invitation of an address, a member, and what is no address or role', async () => {
    const email = someEmail();
    await invite(fund.admin, email);
    expect(await invite(fund.admin, email)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await invite(fund.admin, fund.member.email)).status).toBe(409);
    expect((await invite(fund.admin, 'not an address')).status).toBe(422);
    expect((await invite(fund.admin, someEmail(), 'org:owner')).status).toBe(422);
  });

  it('makes the invited person a member, once, and opens the organization in that session', async () => {
    const person = await newUser({ isPersonal: true });
    const { body } = await invite(fund.admin, person.email, 'org:viewer');
    const accept = (who: ApiClient) =>
      who.request<{ organization_id: string }>('POST', `/organizations/invitations/${body.invitation.id}/accept`);
    expect((await accept(stranger)).status).toBe(403);
    expect(await accept(person)).toMatchObject({ status: 200, body: { organization_id: fund.admin.organizationId } });
    expect((await person.request('GET', '/organizations/current')).body).toMatchObject({
      id: fund.admin.organizationId,
      role: 'org:viewer',
    });
    expect((await accept(person)).status).toBe(409);
    expect(
      (await fund.admin.request('DELETE', `/organizations/current/invitations/${body.invitation.id}`)).status,
    ).toBe(409);
  });

  it('can be revoked, after which it cannot be accepted', async () => {
    const person = await newUser({ isPersonal: true });
    const { body } = await invite(fund.admin, person.email);
    expect(
      (await fund.admin.request('DELETE', `/organizations/current/invitations/${body.invitation.id}`)).status,
    ).toBe(204);
    expect((await pending(fund.admin)).map(({ id }) => id)).not.toContain(body.invitation.id);
    expect((await person.request('POST', `/organizations/invitations/${body.invitation.id}/accept`)).status).toBe(409);
    expect((await person.request('POST', `/organizations/invitations/${randomUUID()}/accept`)).status).toBe(404);
  });

  it('shows the inviter to the holder of the link without a session, and nothing for an unknown link', async () => {
    const { body } = await invite(fund.admin);
    const open = await anonymous<string>('GET', new URL(body.link ?? '').pathname);
    expect(open.status).toBe(200);
    expect(open.body).toContain('Fund Admin');
    const unknown = await anonymous<string>('GET', `/accept-invitation/${randomUUID()}`);
    expect(unknown.body).toContain('This invitation does not exist');
  });
});

describe('roles and members', () => {
  it('lets an admin change a role and remove a member, which holds from the next request on', async () => {
    const admin = await newUser();
    const member = await newMember(admin, 'member');
    const change = (who: ApiClient, userId: string, role: string) =>
      who.request('PATCH', `/organizations/current/members/${userId}`, { role });
    expect((await change(admin, member.userId, 'org:viewer')).status).toBe(204);
    expect((await member.request('POST', '/companies/', { ticker: 'X', name: 'X', cik: '7000000001' })).status).toBe(
      403,
    );
    expect((await change(admin, admin.userId, 'org:viewer')).status).toBe(409);
    expect((await change(admin, randomUUID(), 'org:viewer')).status).toBe(404);
    expect((await change(admin, member.userId, 'org:owner')).status).toBe(422);

    expect((await admin.request('DELETE', `/organizations/current/members/${member.userId}`)).status).toBe(204);
    expect((await member.request('GET', '/organizations/current')).body).toMatchObject({
      id: member.userId,
      is_personal: true,
    });
    expect((await admin.request('DELETE', `/organizations/current/members/${member.userId}`)).status).toBe(404);
  });

  it('lets anyone leave but the last admin', async () => {
    const admin = await newUser();
    const viewer = await newMember(admin, 'viewer');
    expect((await admin.request('DELETE', `/organizations/current/members/${admin.userId}`)).status).toBe(409);
    expect((await viewer.request('DELETE', `/organizations/current/members/${viewer.userId}`)).status).toBe(204);
    expect((await admin.request<{ total: number }>('GET', '/organizations/current/members')).body.total).toBe(1);
  });

  it('keeps an admin when two of them demote or remove each other at once', async () => {
    const one = await newUser();
    const other = await newMember(one, 'admin');
    const answers = await Promise.all([
      one.request('PATCH', `/organizations/current/members/${other.userId}`, { role: 'org:viewer' }),
      other.request('DELETE', `/organizations/current/members/${one.userId}`),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { body } = await (answers[0]?.status === 204 ? one : other).request<{ members: { role: string }[] }>(
      'GET',
      '/organizations/current/members',
    );
    expect(body.members.filter(({ role }) => role === 'org:admin')).toHaveLength(1);
  });
});

describe('the sign-in service’s own organization calls', () => {
  it('follow the same rules, act only on the active organization, and leave audit records', async () => {
    const admin = await newUser();
    const member = await newMember(admin, 'member');
    const call = (who: ApiClient, name: string, body: unknown) =>
      who.request(`POST`, `/api/auth/organization/${name}`, body);
    expect((await call(member, 'remove-member', { memberIdOrEmail: admin.email })).status).toBe(403);
    expect((await call(admin, 'remove-member', { memberIdOrEmail: admin.email })).status).toBe(409);
    expect((await call(admin, 'leave', { organizationId: admin.organizationId })).status).toBe(409);
    expect(
      (
        await call(admin, 'invite-member', {
          email: someEmail(),
          role: 'member',
          organizationId: stranger.organizationId,
        })
      ).status,
    ).toBe(404);
    expect((await call(admin, 'update-member-role', { memberId: member.email, role: 'viewer' })).status).toBe(200);
    const { records } = await audit(admin);
    expect(records.map(({ action }) => action)).toEqual([
      'member.role',
      'invitation.accept',
      'invitation.create',
      'organization.create',
    ]);
  });

  it.each(['delete', 'update', 'add-member', 'create-role', 'reject-invitation'])('has no %s', async (name) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fund.admin.request(
        method,
        `/api/auth/organization/${name}?organizationId=${fund.admin.organizationId}`,
        method === 'POST' ? { organizationId: fund.admin.organizationId } : undefined,
      );
      expect([404, 405]).toContain(answer.status);
    }
  });

  it.each([
    'GET /api/auth/list-sessions',
    'POST /api/auth/update-session',
    'POST /api/auth/change-email',
    'POST /api/auth/delete-user',
    'GET /api/auth/../auth/list-accounts',
  ])('has no %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    expect((await fund.admin.request(method, path, method === 'POST' ? {} : undefined)).status).toBe(404);
  });
});

describe('audit log and usage', () => {
  it('pages by cursor and filters by action, person, kind of subject and day', async () => {
    const admin = await newUser({ name: '=Formula Name' });
    const member = await newMember(admin, 'member');
    await admin.request('PUT', '/organizations/current/analysis-context', { analysis_context: 'Long term.' });
    const first = await audit(admin, '?limit=2');
    expect(first.records.map(({ action }) => action)).toEqual(['organization.analysis_context', 'invitation.accept']);
    const next = await audit(admin, `?limit=2&cursor=${first.next_cursor}`);
    expect(next.records.map(({ action }) => action)).toEqual(['invitation.create', 'organization.create']);
    expect(next.next_cursor).toBeNull();
    expect((await audit(admin, '?action=invitation.accept')).records).toMatchObject([
      { user_id: member.userId, user_email: member.email, details: { role: 'org:member' } },
    ]);
    expect((await audit(admin, `?user_id=${member.userId}`)).records).toHaveLength(1);
    expect((await audit(admin, '?subject_type=organization')).records).toHaveLength(2);
    const today = new Date().toISOString().slice(0, 10);
    expect(
      (await audit(admin, `?from=${today}&to=${today}`)).records.length +
        (await audit(admin, '?to=2020-01-01')).records.length,
    ).toBe(4);
    expect((await admin.request('GET', '/organizations/current/audit?from=yesterday')).status).toBe(422);

    const csv = await admin.request<string>(
      'GET',
      '/organizations/current/audit/export?format=csv&action=organization.create',
    );
    expect(csv.headers.get('content-disposition')).toContain('attachment');
    expect(csv.body.split('\r\n')).toHaveLength(3);
    expect(csv.body).toContain(`"'=Formula Name"`);
    const json = await admin.request<{ records: unknown[] }>('GET', '/organizations/current/audit/export?format=json');
    expect(json.body.records).toHaveLength(5);
    const choices = await admin.request<{ records: number; actions: string[]; people: unknown[] }>(
      'GET',
      '/organizations/current/audit/choices',
    );
    expect(choices.body.records).toBe(6);
    expect(choices.body.actions).toContain('audit.export');
    expect(choices.body.people).toHaveLength(2);
    expect((await admin.request('GET', '/organizations/current/audit/chain')).body).toMatchObject({
      is_intact: true,
      records: 6,
      first_broken: null,
    });
  });

  it('records signing in and out, and a refused attempt', async () => {
    const admin = await newUser();
    const headers = { 'x-forwarded-for': '10.9.8.7' };
    expect(
      (await anonymous('POST', '/api/auth/sign-in/email', { email: admin.email, password: 'wrong battery' }, headers))
        .status,
    ).toBe(401);
    const signedIn = await anonymous(
      'POST',
      '/api/auth/sign-in/email',
      { email: admin.email, password: 'correct horse battery' },
      headers,
    );
    await anonymous(
      'POST',
      '/api/auth/sign-out',
      {},
      { ...headers, authorization: `Bearer ${signedIn.headers.get('set-auth-token')}` },
    );
    expect((await audit(admin)).records.map(({ action }) => action)).toEqual([
      'session.sign_out',
      'session.sign_in',
      'session.refuse',
      'organization.create',
    ]);
  });

  it('counts twelve months of use, the present one last', async () => {
    const { status, body } = await fund.admin.request<{
      by_month: { month: string }[];
      this_month: Record<string, number>;
      storage_bytes: number;
    }>('GET', '/organizations/current/usage');
    expect(status).toBe(200);
    expect(body.by_month).toHaveLength(12);
    expect(body.by_month.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    expect(body.this_month).toEqual({
      questions_asked: 0,
      reports_generated: 0,
      documents_processed: 0,
      model_calls: 0,
      model_tokens: 0,
    });
  });
});

describe('who may', () => {
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/organizations/current/invitations'],
    ['POST', '/organizations/current/invitations', { email: 'someone@example.test' }],
    ['DELETE', '/organizations/current/invitations/none'],
    ['PATCH', '/organizations/current/members/nobody', { role: 'org:viewer' }],
    ['DELETE', '/organizations/current/members/nobody'],
    ['GET', '/organizations/current/audit'],
    ['GET', '/organizations/current/audit/chain'],
    ['GET', '/organizations/current/audit/choices'],
    ['GET', '/organizations/current/audit/export'],
    ['GET', '/organizations/current/usage'],
  ];

  it.each(calls)('%s %s is for admins alone', async (method, path, body) => {
    expect((await anonymous(method, `/api/v1${path}`, body)).status).toBe(401);
    expect((await fund.member.request(method, path, body)).status).toBe(403);
    expect((await fund.viewer.request(method, path, body)).status).toBe(403);
  });

  it('knows nothing of another organization’s invitations and members', async () => {
    const { body } = await invite(fund.admin);
    expect((await stranger.request('DELETE', `/organizations/current/invitations/${body.invitation.id}`)).status).toBe(
      404,
    );
    expect((await stranger.request('DELETE', `/organizations/current/members/${fund.member.userId}`)).status).toBe(404);
    expect(
      (await stranger.request('PATCH', `/organizations/current/members/${fund.member.userId}`, { role: 'org:admin' }))
        .status,
    ).toBe(404);
    expect((await audit(stranger, `?user_id=${fund.admin.userId}`)).records).toEqual([]);
  });
});
