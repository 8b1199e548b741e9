import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { auditRecords, notifications } from '@/db/schema';
import type { AccountSecurity } from '@/lib/auth/embedded/sessions/schema';
import { call, openInstallation, PASSWORD, signUp, type Installation } from '../support/in-process';

const ME = '/api/v1/organizations/current';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const security = async (cookie: string) =>
  (await call<AccountSecurity>('GET', '/api/v1/account/security', undefined, { cookie })).body;
const signIn = (email: string, address: string, userAgent = FIREFOX) =>
  call(
    'POST',
    '/api/auth/sign-in/email',
    { email, password: PASSWORD },
    { address, headers: { 'user-agent': userAgent, 'x-forwarded-for': address } },
  );
const statusOf = async (cookie: string) => (await call('GET', ME, undefined, { cookie })).status;
const newsOf = (userId: string) =>
  systemDatabase().select().from(notifications).where(eq(notifications.userId, userId));

describe('sessions of an account', () => {
  let installation: Installation;
  beforeAll(async () => void (installation = await openInstallation()));
  afterAll(() => installation.close());

  it('are listed with device and address, and a stolen one ends at once', async () => {
    const person = await signUp();
    const thief = await signIn(person.email, '203.0.113.7');
    expect(await statusOf(thief.cookie)).toBe(200);
    const { sessions } = await security(person.cookie);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((each) => each.is_current)).toHaveLength(1);
    const other = sessions.find((each) => !each.is_current);
    expect(other).toMatchObject({ device: 'Firefox on Linux', address: '203.0.113.7' });
    expect(JSON.stringify(sessions)).not.toMatch(/token/);
    const ended = await call('DELETE', `/api/v1/account/sessions/${other?.id}`, undefined, { cookie: person.cookie });
    expect(ended.status).toBe(200);
    expect(await statusOf(thief.cookie)).toBe(401);
    expect(await statusOf(person.cookie)).toBe(200);
  });

  it('end together, but for the one in use, with a record', async () => {
    const person = await signUp();
    const others = [await signIn(person.email, '203.0.113.8'), await signIn(person.email, '203.0.113.9')];
    const ended = await call('POST', '/api/v1/account/sessions/end-others', undefined, { cookie: person.cookie });
    expect(ended.body).toEqual({ ended: 2 });
    for (const { cookie } of others) expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(person.cookie)).toBe(200);
    const actions = await systemDatabase()
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.userId, person.userId));
    expect(actions.map(({ action }) => action)).toContain('session.revoke_others');
  });

  it('of others cannot be ended, seen, or distinguished from unknown ones', async () => {
    const [person, stranger] = [await signUp(), await signUp()];
    const [own] = (await security(person.cookie)).sessions;
    const end = (id: string) =>
      call('DELETE', `/api/v1/account/sessions/${id}`, undefined, { cookie: stranger.cookie });
    const [refused, unknown] = [await end(own?.id ?? ''), await end(crypto.randomUUID())];
    expect(refused.status).toBe(404);
    expect(refused.body.detail).toEqual(unknown.body.detail);
    expect(await statusOf(person.cookie)).toBe(200);
    expect((await security(stranger.cookie)).sessions.map(({ id }) => id)).not.toContain(own?.id);
    expect((await call('GET', '/api/v1/account/security')).status).toBe(401);
    const itself = (await security(stranger.cookie)).sessions[0]?.id ?? '';
    expect((await end(itself)).status).toBe(409);
  });

  it('from a new device cause a notification, those from a known one do not', async () => {
    const person = await signUp();
    expect(await newsOf(person.userId)).toEqual([]);
    await signIn(person.email, '203.0.113.10');
    const told = await newsOf(person.userId);
    expect(told).toMatchObject([
      { kind: 'account_security', title: 'New sign-in: Firefox on Linux', link: '/account', isByEmail: false },
    ]);
    expect(told[0]?.body).toContain('203.0.113.10');
    await signIn(person.email, '203.0.113.99', FIREFOX.replaceAll('140', '141'));
    expect(await newsOf(person.userId)).toHaveLength(1);
    await signIn(person.email, '198.51.100.1');
    expect(await newsOf(person.userId)).toHaveLength(2);
  });
});
