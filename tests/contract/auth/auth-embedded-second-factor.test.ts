import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { auditRecords, notifications, session, twoFactor, user, verification } from '@/db/schema/index';
import { embeddedAuth } from '@/lib/auth/embedded/better-auth';
import { call, openInstallation, PASSWORD, signUp, type Installation } from '@/tests/support/in-process';
import { totpCode } from '@/tests/support/totp';

const ME = '/api/v1/organizations/current';
const factor = (name: string, body: unknown, cookie?: string) =>
  call<Record<string, unknown> & { backupCodes?: string[] }>('POST', `/api/auth/two-factor/${name}`, body, { cookie });
const signIn = (email: string) => call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
const statusOf = async (cookie: string) => (await call('GET', ME, undefined, { cookie })).status;

async function enrolled() {
  const person = await signUp();
  const begun = await factor('enable', { password: PASSWORD }, person.cookie);
  expect(begun.status, begun.text).toBe(200);
  const secret = new URL(String(begun.body.totpURI)).searchParams.get('secret') ?? '';
  const confirmed = await factor('verify-totp', { code: totpCode(secret) }, person.cookie);
  expect(confirmed.status, confirmed.text).toBe(200);
  return { ...person, secret, cookie: confirmed.cookie, codes: begun.body.backupCodes ?? [] };
}

describe('the second factor', () => {
  let installation: Installation;
  beforeAll(async () => void (installation = await openInstallation()));
  afterAll(() => installation.close());

  it('is on only after a code of the app was confirmed', async () => {
    const person = await signUp();
    await factor('enable', { password: PASSWORD }, person.cookie);
    expect((await factor('verify-totp', { code: '000000' }, person.cookie)).status).toBe(401);
    expect((await signIn(person.email)).body.twoFactorRedirect).toBeUndefined();
    const { body } = await call<{ second_factor: unknown }>('GET', '/api/v1/account/security', undefined, {
      cookie: person.cookie,
    });
    expect(body.second_factor).toEqual({ is_on: false, recovery_codes_left: 0 });
  });

  it('is asked for at every sign-in, and the password alone opens nothing', async () => {
    const person = await enrolled();
    expect(await statusOf(person.cookie)).toBe(200);
    const half = await signIn(person.email);
    expect(half.body).toMatchObject({ twoFactorRedirect: true });
    expect(half.headers.get('set-auth-token')).toBeNull();
    expect(await statusOf(half.cookie)).toBe(401);
    const whole = await factor('verify-totp', { code: totpCode(person.secret), trustDevice: true }, half.cookie);
    expect(whole.status, whole.text).toBe(200);
    expect(await statusOf(whole.cookie)).toBe(200);
    expect(whole.cookie).not.toContain('trust_device');
    expect((await factor('verify-totp', { code: totpCode(person.secret) }, half.cookie)).status).toBe(401);
    expect((await signIn(person.email)).body).toMatchObject({ twoFactorRedirect: true });
  });

  it('is not passed by opening a session without a password', async () => {
    const person = await enrolled();
    await expect(embeddedAuth().api.openSession({ body: { userId: person.userId } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('takes a recovery code once, in any spelling, and never the stored hash', async () => {
    const person = await enrolled();
    expect(person.codes).toHaveLength(10);
    const [row] = await systemDatabase().select().from(twoFactor).where(eq(twoFactor.userId, person.userId));
    for (const code of person.codes) expect(row?.backupCodes).not.toContain(code);
    expect(row?.secret).not.toContain(person.secret);
    const stored = (JSON.parse(row?.backupCodes ?? '[]') as string[])[0] ?? '';
    const enter = async (code: string) => factor('verify-backup-code', { code }, (await signIn(person.email)).cookie);
    expect((await enter(stored)).status).toBe(401);
    const used = await enter(` ${person.codes[0]?.toUpperCase()} `);
    expect(used.status, used.text).toBe(200);
    expect(await statusOf(used.cookie)).toBe(200);
    expect((await enter(person.codes[0] ?? '')).status).toBe(401);
    expect((await enter(person.codes[1] ?? '')).status).toBe(200);
    const { body } = await call<{ second_factor: unknown }>('GET', '/api/v1/account/security', undefined, {
      cookie: used.cookie,
    });
    expect(body.second_factor).toEqual({ is_on: true, recovery_codes_left: 8 });
  });

  it('gives new recovery codes for the password, and the earlier ones stop working', async () => {
    const person = await enrolled();
    expect((await factor('generate-backup-codes', { password: 'a wrong one' }, person.cookie)).status).toBe(400);
    const made = await factor('generate-backup-codes', { password: PASSWORD }, person.cookie);
    expect(made.status, made.text).toBe(200);
    const enter = async (code = '') => factor('verify-backup-code', { code }, (await signIn(person.email)).cookie);
    expect((await enter(person.codes[0])).status).toBe(401);
    expect((await enter(made.body.backupCodes?.[0])).status).toBe(200);
  });

  it('stops guesses: five in a sign-in, ten in a row for the account', async () => {
    const person = await enrolled();
    const wrong = String((Number(totpCode(person.secret)) + 1) % 1_000_000).padStart(6, '0');
    const statuses: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      const { cookie } = await signIn(person.email);
      for (let tried = 0; tried < 5; tried += 1)
        statuses.push((await factor('verify-totp', { code: wrong }, cookie)).status);
      expect((await factor('verify-totp', { code: totpCode(person.secret) }, cookie)).status).not.toBe(200);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 401));
    const { cookie } = await signIn(person.email);
    const locked = await factor('verify-totp', { code: totpCode(person.secret) }, cookie);
    expect(locked.body.code).toBe('ACCOUNT_TEMPORARILY_LOCKED');
    const refusals = await systemDatabase().select().from(auditRecords).where(eq(auditRecords.userId, person.userId));
    expect(
      refusals.filter(({ action, details }) => action === 'session.refuse' && 'second_factor' in (details ?? {}))
        .length,
    ).toBeGreaterThanOrEqual(10);
  });

  it('is turned off with the password alone, and its owner is notified of each change', async () => {
    const person = await enrolled();
    expect((await factor('disable', { password: 'a wrong one' }, person.cookie)).status).toBe(400);
    const off = await factor('disable', { password: PASSWORD }, person.cookie);
    expect(off.status, off.text).toBe(200);
    const signedIn = await signIn(person.email);
    expect(await statusOf(signedIn.cookie)).toBe(200);
    expect(await systemDatabase().select().from(twoFactor).where(eq(twoFactor.userId, person.userId))).toEqual([]);
    const news = await systemDatabase().select().from(notifications).where(eq(notifications.userId, person.userId));
    expect(news.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['The second factor was turned on', 'The second factor was turned off']),
    );
    const records = await systemDatabase()
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.userId, person.userId))
      .orderBy(auditRecords.id);
    expect(records.map(({ action }) => action)).toEqual([
      'account.create',
      'account.second_factor_on',
      'account.second_factor_off',
      'session.sign_in',
    ]);
  });

  it('stays when an address is confirmed by mail', async () => {
    const person = await enrolled();
    const { requestConfirmation } = await import('@/lib/auth/embedded/confirm-address');
    const { createHash } = await import('node:crypto');
    await requestConfirmation(person.userId);
    const token = 'a token that the test knows';
    await systemDatabase()
      .update(verification)
      .set({ identifier: `confirm:${createHash('sha256').update(token).digest('base64url')}` })
      .where(eq(verification.value, JSON.stringify({ kind: 'address', userId: person.userId })));
    const before = await systemDatabase().select().from(session).where(eq(session.userId, person.userId));
    const answer = await call('POST', '/api/auth/confirm-address', { token, password: PASSWORD });
    expect(answer.body).toEqual({ redirect_to: '/sign-in' });
    expect(answer.cookie).toBe('');
    expect(await systemDatabase().select().from(session).where(eq(session.userId, person.userId))).toHaveLength(
      before.length,
    );
    const [confirmed] = await systemDatabase().select().from(user).where(eq(user.id, person.userId));
    expect(confirmed?.emailVerified).toBe(true);
  });
});
