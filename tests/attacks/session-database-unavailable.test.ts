import { NextFetchEvent } from 'next/dist/server/web/spec-extension/fetch-event';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@/app/api/v1/operations';
import { middleware } from '@/middleware';
import { call, openEmbeddedInstallation, PASSWORD, signUp, type EmbeddedInstallation } from '../support/in-process';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Answered without the database. */
const WITHOUT_DATABASE = ['GET /openapi.json'];
const AUTH_CALLS: readonly [string, string, unknown?][] = [
  ['POST', '/api/auth/sign-in/email', { email: 'somebody@example.test', password: PASSWORD }],
  ['POST', '/api/auth/sign-up/email', { name: 'Somebody', email: 'somebody@example.test', password: PASSWORD }],
  ['GET', '/api/auth/get-session'],
  ['GET', '/api/auth/organization/list'],
  ['POST', '/api/auth/update-user', { name: 'Somebody Else' }],
  ['POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }],
  ['POST', '/api/auth/organization/set-active', { organizationId: null }],
  ['POST', '/api/auth/sign-out', {}],
];

async function pageOf(cookie: string): Promise<Response> {
  const request = new NextRequest('http://127.0.0.1:3000/companies', { headers: { cookie } });
  return middleware(request, new NextFetchEvent({ request, page: '/companies', context: undefined }));
}

const AWAY = JSON.stringify({
  detail: 'The database is not responding at the moment. Please try again in a moment.',
  code: 'unavailable',
});

describe('a database that does not answer', () => {
  let installation: EmbeddedInstallation;
  let person: Awaited<ReturnType<typeof signUp>>;
  beforeAll(async () => {
    installation = await openEmbeddedInstallation({ DEMO: '1' });
    person = await signUp();
    await installation.stopDatabase();
  });
  afterAll(() => installation.close());

  const calls = operations.flatMap(({ path, handlers }) =>
    METHODS.filter((method) => method in handlers && !WITHOUT_DATABASE.includes(`${method} ${path}`)).map(
      (method) =>
        [method, `/api/v1${path.replace(/\{\w+\}/g, crypto.randomUUID())}`, method === 'GET' ? undefined : {}] as const,
    ),
  );

  /** All at once: whoever waits for a connection waits for the same one. */
  async function othersThan503(
    asked: readonly (readonly [string, string, unknown?])[],
    caller: { cookie?: string; bearer?: string },
  ): Promise<string[]> {
    const answers = await Promise.all(
      asked.map(async ([method, target, body]) => ({
        name: `${method} ${target}`,
        ...(await call(method, target, body, caller)),
      })),
    );
    return answers
      .filter(({ status, text }) => status !== 503 || text !== AWAY)
      .map(({ name, status, text }) => `${name}: ${status} ${text}`);
  }

  it('makes every operation of the API answer 503', async () => {
    expect(calls.length).toBeGreaterThan(100);
    expect(await othersThan503(calls, { bearer: person.bearer })).toEqual([]);
  });

  it('makes every call of the sign-in service answer 503', async () => {
    expect(await othersThan503(AUTH_CALLS, { cookie: person.cookie })).toEqual([]);
  });

  it('makes pages say so, with 503', async () => {
    const answer = await pageOf(person.cookie);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('The database is not responding at the moment.');
  });

  it('answers again without a restart', async () => {
    await installation.startDatabase();
    expect((await call('GET', '/api/v1/companies', undefined, { bearer: person.bearer })).status).toBe(200);
    expect((await call('POST', '/api/auth/sign-in/email', { email: person.email, password: PASSWORD })).status).toBe(
      200,
    );
    expect((await pageOf(person.cookie)).headers.get('x-middleware-next')).toBe('1');
  });
});
