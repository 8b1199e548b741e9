import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { auditRecords, passwordGuesses, session } from '@/db/schema';
import { FREE_GUESSES } from '@/lib/auth/embedded/guesses/password-guesses';
import { call, openInstallation, PASSWORD, signUp, type Installation } from '../support/in-process';

const signIn = (email: string, password: string) => call('POST', '/api/auth/sign-in/email', { email, password });
const guess = (email: string) => signIn(email, 'not the right battery');

async function endPauses(): Promise<void> {
  await systemDatabase()
    .update(passwordGuesses)
    .set({ pausedUntil: sql`now()` });
}

let installation: Installation;
beforeAll(async () => void (installation = await openInstallation()));
afterAll(() => installation.close());

describe('guessing passwords', () => {
  beforeEach(async () => void (await systemDatabase().delete(passwordGuesses)));

  it('pauses after some wrong ones, from whatever address, also for the right one', async () => {
    const person = await signUp();
    for (let tried = 0; tried < FREE_GUESSES; tried += 1) expect((await guess(person.email)).status).toBe(401);
    const paused = await guess(person.email);
    expect(paused.status).toBe(429);
    expect(paused.body.detail).toMatch(/Too many wrong passwords\. Try again in \d+ seconds\./);
    expect(Number(paused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect((await signIn(person.email.toUpperCase(), PASSWORD)).status).toBe(429);
    await endPauses();
    expect((await signIn(person.email, PASSWORD)).status).toBe(200);
    expect((await guess(person.email)).status).toBe(401);
  });

  it('pauses longer each time', async () => {
    const person = await signUp();
    for (let tried = 0; tried < FREE_GUESSES; tried += 1) await guess(person.email);
    const pauses: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      pauses.push(Number((await guess(person.email)).headers.get('retry-after')));
      await endPauses();
      expect((await guess(person.email)).status).toBe(401);
    }
    for (const [index, longest] of [30, 60, 120, 240, 480, 900, 900].entries()) {
      expect(pauses[index]).toBeGreaterThan(longest - 10);
      expect(pauses[index]).toBeLessThanOrEqual(longest);
    }
  });

  it('does not reveal who has an account', async () => {
    const person = await signUp();
    const answers = async (email: string) => {
      const each = [];
      for (let tried = 0; tried <= FREE_GUESSES; tried += 1) {
        const { status, text } = await guess(email);
        each.push({ status, text: text.replace(/\d+ seconds|[\da-f]{8}-[\da-f-]{27}/g, '…') });
      }
      return each;
    };
    expect(await answers('nobody@example.test')).toEqual(await answers(person.email));
    expect(JSON.stringify(await systemDatabase().select().from(passwordGuesses))).not.toContain('nobody');
  });

  it('lets no more through when they come at once', async () => {
    const person = await signUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => guess(person.email)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(FREE_GUESSES);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(20 - FREE_GUESSES);
  });

  it('counts with an open session too, where the password is asked again', async () => {
    const person = await signUp();
    const change = (currentPassword: string) =>
      call(
        'POST',
        '/api/auth/change-password',
        { currentPassword, newPassword: `${PASSWORD} 2` },
        { bearer: person.bearer },
      );
    for (let tried = 0; tried < 3; tried += 1) expect((await change('a guess of a thief')).status).toBe(400);
    for (let tried = 0; tried < 2; tried += 1)
      expect(
        (await call('POST', '/api/auth/two-factor/enable', { password: 'a guess' }, { cookie: person.cookie })).status,
      ).toBe(400);
    expect((await change(PASSWORD)).status).toBe(429);
    await endPauses();
    expect((await change(PASSWORD)).status).toBe(200);
  });

  it('leaves a record of each refusal', async () => {
    const person = await signUp();
    await guess(person.email);
    const rows = await systemDatabase()
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, person.userId), eq(auditRecords.action, 'session.refuse')));
    expect(rows).toHaveLength(1);
  });
});

describe('weak passwords', () => {
  it.each(['elevenchars', 'Password2026!', 'unbelievable', 'Test Person 12'])(
    '%s opens no account',
    async (password) => {
      const email = `${crypto.randomUUID()}@example.test`;
      const refused = await call('POST', '/api/auth/sign-up/email', { name: 'Test Person', email, password });
      expect(refused.status).toBe(422);
      expect(refused.body.detail).toMatch(/password/i);
      expect(refused.text).not.toContain(password);
    },
  );

  it('replace no good one', async () => {
    const { email, cookie } = await signUp();
    const change = (newPassword: string) =>
      call('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword }, { cookie });
    expect((await change('unbelievable')).status).toBe(422);
    expect((await change(email)).status).toBe(422);
  });
});

describe('a stolen session', () => {
  it('opens nothing after twelve hours without use, and use renews it', async () => {
    const person = await signUp();
    const { cookie } = person;
    const me = () => call('GET', '/api/v1/organizations/current', undefined, { cookie });
    const lastUsed = (hoursAgo: number) =>
      systemDatabase()
        .update(session)
        .set({ updatedAt: new Date(Date.now() - hoursAgo * 3_600_000) })
        .where(eq(session.userId, person.userId));
    await lastUsed(11.9);
    expect((await me()).status).toBe(200);
    const [renewed] = await systemDatabase().select().from(session).where(eq(session.userId, person.userId));
    expect(Date.now() - (renewed?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000);
    await lastUsed(12.1);
    expect((await me()).status).toBe(401);
    expect(await systemDatabase().select().from(session).where(eq(session.userId, person.userId))).toEqual([]);
  });
});
