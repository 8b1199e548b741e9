import { createHmac } from 'node:crypto';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { session } from '@/db/schema';
import { createAuth, embeddedAuth } from '@/lib/auth/embedded/better-auth';
import { readEnv } from '@/lib/env';
import { TSX } from '@/scripts/supervisor/project';
import { call, openInstallation, PASSWORD, signUp, type Installation } from '../support/in-process';

const ME = '/api/v1/organizations/current';
const rawTokenOf = (bearer: string): string => decodeURIComponent(bearer).split('.')[0] ?? '';
const signed = (token: string, secret: string): string =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

describe('stolen and forged sessions', () => {
  let installation: Installation;
  beforeAll(async () => void (installation = await openInstallation()));
  afterAll(() => installation.close());

  it('a token without its signature opens nothing, as bearer or as cookie', async () => {
    const person = await signUp();
    expect((await call('GET', ME, undefined, { bearer: person.bearer })).status).toBe(200);
    const raw = rawTokenOf(person.bearer);
    for (const caller of [
      { bearer: raw },
      { bearer: `${raw}.` },
      { bearer: `${raw}.AAAA` },
      { bearer: signed(raw, 'another secret') },
      { cookie: `plumbline.session_token=${raw}` },
    ]) {
      expect((await call('GET', ME, undefined, caller)).status).toBe(401);
    }
  });

  it('a reader of the database holds no session', async () => {
    const person = await signUp();
    const rows = await systemDatabase().select().from(session).where(eq(session.userId, person.userId));
    expect(rows).toHaveLength(1);
    const raw = rawTokenOf(person.bearer);
    expect(JSON.stringify(rows)).not.toContain(raw);
    const stored = rows[0]?.token ?? '';
    for (const bearer of [stored, signed(stored, process.env.AUTH_SECRET ?? '')])
      expect((await call('GET', ME, undefined, { bearer })).status).toBe(401);
  });

  it('no script of a page reads a token, whatever it calls', async () => {
    const page = { 'sec-fetch-site': 'same-origin' };
    const email = `${crypto.randomUUID()}@example.test`;
    const made = await call(
      'POST',
      '/api/auth/sign-up/email',
      { name: 'Read By A Script', email, password: PASSWORD },
      { headers: page },
    );
    const { cookie } = made;
    const answers = [
      made,
      await call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }, { headers: page }),
      await call('GET', '/api/auth/get-session', undefined, { cookie, headers: page }),
      await call('POST', '/api/auth/update-user', { name: 'Read' }, { cookie, headers: page }),
      await call(
        'POST',
        '/api/auth/change-password',
        { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` },
        { cookie, headers: page },
      ),
    ];
    for (const answer of answers) {
      expect(answer.status, answer.text).toBe(200);
      expect(answer.text).not.toMatch(/"token"/);
      expect([...answer.headers.keys()]).not.toContain('set-auth-token');
    }
    for (const { headers } of answers.slice(0, 2))
      expect(headers.getSetCookie().join()).toMatch(/session_token=[^;]+;.*HttpOnly/);
  });

  it('a changed password ends every other session, also for a client that asks to keep them', async () => {
    const person = await signUp();
    const thief = await call('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD });
    expect((await call('GET', ME, undefined, { cookie: thief.cookie })).status).toBe(200);
    const changed = await call(
      'POST',
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2`, revokeOtherSessions: false },
      { cookie: person.cookie },
    );
    expect((await call('GET', ME, undefined, { cookie: thief.cookie })).status).toBe(401);
    expect((await call('GET', ME, undefined, { cookie: changed.cookie })).status).toBe(200);
  });

  it('a new AUTH_SECRET ends all sessions, also those signed again with it', async () => {
    const person = await signUp();
    const secret = 'a new secret of more than thirty-two characters';
    const renewed = createAuth(readEnv({ ...process.env, AUTH_SECRET: secret }));
    const sessionOf = (auth: typeof renewed, bearer: string) =>
      auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${bearer}` }) });
    expect(await sessionOf(embeddedAuth(), person.bearer)).not.toBeNull();
    expect(await sessionOf(renewed, person.bearer)).toBeNull();
    expect(await sessionOf(renewed, signed(rawTokenOf(person.bearer), secret))).toBeNull();
  });

  it('a log written while the database fails holds no token', async () => {
    const token = 'StolenFromTheLogStolenFromTheLog';
    const bearer = signed(token, process.env.AUTH_SECRET ?? '');
    const environment = {
      ...process.env,
      LOG_LEVEL: 'trace',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
      LOOK_UP: bearer,
    };
    // From the sources, because it loads routes by their names.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...TSX, 'tests/support/processes/look-up-session.ts'],
      { env: environment },
    );
    expect(stdout).toContain('503');
    expect(stdout).toContain('ECONNREFUSED');
    expect(stdout + stderr).not.toContain(token);
  });
});
