import { describe, expect, it } from 'vitest';
import { anonymous, newMember, newUser } from '../support/api-client';

type Organization = { id: string; name: string; is_personal: boolean; role: string };

describe('session and organization', () => {
  it('takes a bearer token and names the active organization', async () => {
    const admin = await newUser();
    const { status, body } = await admin.request<Organization>('GET', '/organizations/current');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: admin.organizationId, name: 'Test Fund', is_personal: false, role: 'org:admin' });
  });

  it('makes a personal account a scope of its own', async () => {
    const person = await newUser({ isPersonal: true });
    const { body } = await person.request<Organization>('GET', '/organizations/current');
    expect(body).toMatchObject({ id: person.userId, is_personal: true, role: 'org:admin' });
  });

  it('keeps what an organization holds from the same person’s personal account', async () => {
    const person = await newUser();
    await person.request('POST', '/companies/', { ticker: 'ORG', name: 'Held by the fund', cik: '7123456789' });
    await person.request('POST', '/api/auth/organization/set-active', { organizationId: null });
    const personal = await person.request<unknown[]>('GET', '/companies/');
    expect(personal.body).toEqual([]);
  });

  it('refuses a forged and an ended session', async () => {
    const person = await newUser();
    const forged = await anonymous('GET', '/api/v1/companies/', undefined, {
      authorization: `Bearer ${person.token.slice(0, -6)}AAAAA=`,
    });
    expect(forged.status).toBe(401);
    await person.request('POST', '/api/auth/sign-out', {});
    expect((await person.request('GET', '/companies/')).status).toBe(401);
  });

  it('trims the name of an account, and takes no picture', async () => {
    const person = await newUser();
    expect((await person.request('POST', '/api/auth/update-user', { name: ' Ada Stone ' })).status).toBe(200);
    const image = 'https://elsewhere.example/picture.png';
    const email = `${crypto.randomUUID()}@test.example`;
    for (const refused of [
      await person.request('POST', '/api/auth/update-user', { name: 'Ada Byron', image }),
      await anonymous('POST', '/api/auth/sign-up/email', { name: 'Ada', email, password: 'quiet harbour', image }),
    ])
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'image' }] } });
    const session = await person.request<{ user: object }>('GET', '/api/auth/get-session');
    expect(session.body.user).toMatchObject({ name: 'Ada Stone', image: null });
  });

  it('drops a removed member to the personal account at once, with the session still alive', async () => {
    const admin = await newUser();
    const member = await newMember(admin, 'member');
    await admin.request('POST', '/companies/', { ticker: 'GONE', name: 'Seen by members', cik: '7123456790' });
    expect((await member.request<unknown[]>('GET', '/companies/')).body).toHaveLength(1);
    const removed = await admin.request('POST', '/api/auth/organization/remove-member', {
      memberIdOrEmail: member.email,
      organizationId: admin.organizationId,
    });
    expect(removed.status).toBe(200);
    expect((await member.request<unknown[]>('GET', '/companies/')).body).toEqual([]);
  });

  it('lists members with their roles', async () => {
    const admin = await newUser();
    await newMember(admin, 'viewer');
    const { body } = await admin.request<{ members: { role: string }[]; total: number }>(
      'GET',
      '/organizations/current/members?limit=20',
    );
    expect(body.total).toBe(2);
    expect(body.members.map((member) => member.role)).toEqual(['org:admin', 'org:viewer']);
  });

  it('lets admins alone save the analysis context, up to 2000 characters', async () => {
    const admin = await newUser();
    const member = await newMember(admin, 'member');
    const text = { analysis_context: 'We hold for the long term.' };
    expect((await member.request('PUT', '/organizations/current/analysis-context', text)).status).toBe(403);
    expect(
      (await admin.request('PUT', '/organizations/current/analysis-context', { analysis_context: 'x'.repeat(2001) }))
        .status,
    ).toBe(422);
    expect((await admin.request('PUT', '/organizations/current/analysis-context', text)).body).toEqual(text);
    expect((await member.request('GET', '/organizations/current/analysis-context')).body).toEqual(text);
  });

  it('sends a visitor without a session to sign-in and remembers where from', async () => {
    const { status, headers } = await anonymous('GET', '/reports/abc?tab=flags');
    expect(status).toBe(307);
    expect(headers.get('location')).toContain('/sign-in?redirect_url=%2Freports%2Fabc%3Ftab%3Dflags');
  });
});
