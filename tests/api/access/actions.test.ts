import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, newMember, newUser, someCompany, type ApiClient } from '@/tests/support/api-client';
import { callAction } from '@/tests/support/call-action';
import { builtAction, encodeInput } from '@/tests/support/server-actions';

const as = ({ token }: ApiClient) => ({ authorization: `Bearer ${token}` });
const cookieOf = ({ token }: ApiClient) => ({ cookie: `plumbline.session_token=${encodeURIComponent(token)}` });

describe('server actions over HTTP', () => {
  let caller: ApiClient;
  beforeAll(async () => {
    caller = await newUser();
  });

  it('make the change that their route makes', async () => {
    const company = someCompany();
    const made = await callAction('createCompany', { body: company }, as(caller));
    expect(made).toMatchObject({ status: 200, body: { ticker: company.ticker, name: company.name } });
    const { id } = made.body as { id: string };
    const read = await caller.request('GET', `/companies/${id}`);
    expect(read.body).toEqual(made.body);
    expect((await callAction('deleteCompany', { params: { id } }, as(caller))).status).toBe(200);
    expect((await caller.request('GET', `/companies/${id}`)).status).toBe(404);
  });

  it('write the audit record that their route writes', async () => {
    const company = someCompany();
    const { body } = await callAction('createCompany', { body: company }, as(caller));
    const { id } = body as { id: string };
    const log = await caller.request('GET', '/organizations/current/audit');
    expect(JSON.stringify(log.body)).toContain(id);
  });

  it('refuse wrong input with the sentences and the fields of the route', async () => {
    const wrong = { ...someCompany(), cik: 'not a number', name: '' };
    const [ofAction, ofRoute] = await Promise.all([
      callAction('createCompany', { body: wrong }, as(caller)),
      caller.request('POST', '/companies', wrong),
    ]);
    expect(ofRoute.status).toBe(422);
    expect([ofAction.status, ofAction.body]).toEqual([ofRoute.status, ofRoute.body]);
  });

  it.each([
    ['a date', { body: { ...someCompany(), name: new Date() } }],
    ['a map', { body: new Map([['name', 'Company']]) }],
    ['a text with NUL', { body: { ...someCompany(), name: 'a\u0000b' } }],
    ['no input', undefined],
    ['a list', [1, 2]],
    ['a body of another kind', { body: 'text' }],
    ['a key that is no text', { body: someCompany(), idempotencyKey: { a: 1 } }],
  ])('refuse %s', async (_what, input) => {
    expect(await callAction('createCompany', input, as(caller))).toMatchObject({
      status: 422,
      body: { code: 'invalid' },
    });
  });

  it('make a change once for a key', async () => {
    const company = someCompany();
    const idempotencyKey = crypto.randomUUID();
    const first = await callAction('createCompany', { body: company, idempotencyKey }, as(caller));
    const again = await callAction('createCompany', { body: company, idempotencyKey }, as(caller));
    const other = await callAction('createCompany', { body: someCompany(), idempotencyKey }, as(caller));
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({
      status: 409,
      body: { detail: 'This Idempotency-Key was used with another request.' },
    });
  });

  it('free the key of a refused change', async () => {
    const company = someCompany();
    const idempotencyKey = crypto.randomUUID();
    await caller.request('POST', '/companies', company);
    const refused = await callAction('createCompany', { body: company, idempotencyKey }, as(caller));
    expect(refused.status).toBe(409);
    const { status } = await callAction('createCompany', { body: someCompany(), idempotencyKey }, as(caller));
    expect(status).toBe(200);
  });

  it('say what a role may not do', async () => {
    const viewer = await newMember(caller, 'viewer');
    expect(await callAction('createCompany', { body: someCompany() }, as(viewer))).toMatchObject({
      status: 403,
      body: { code: 'forbidden', detail: expect.stringContaining('Your role is Viewer') },
    });
  });

  it('are counted with the requests of the routes, and refused when the share is used up', async () => {
    const busy = await newUser();
    const report = crypto.randomUUID();
    const ofRoutes = await Promise.all(
      Array.from({ length: 50 }, () => busy.request('POST', `/reports/${report}/retry`)),
    );
    expect(new Set(ofRoutes.map(({ status }) => status))).toEqual(new Set([404]));
    const ofActions = [];
    // More than the share of a minute, in case the minute of the others ended before.
    for (let left = 130; left > 0; left -= 10) {
      const ten = Array.from({ length: 10 }, () => callAction('retryReport', { params: { id: report } }, as(busy)));
      ofActions.push(...(await Promise.all(ten)));
      if (ofActions.some(({ status }) => status === 429)) break;
    }
    expect(ofActions.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringMatching(/^Too many reports were requested in a short time\. Please try again in /),
    });
    // The shares of a running minute start again with the next one, so the exact count is not asserted.
  });

  it('take a cookie from our own pages, and from no other site', async () => {
    const company = someCompany();
    const ours = await callAction('createCompany', { body: company }, cookieOf(caller));
    expect(ours.status).toBe(200);
    const foreignHeaders: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const foreign of foreignHeaders) {
      const input = { body: someCompany() };
      const { status, result } = await callAction('createCompany', input, { ...cookieOf(caller), ...foreign });
      expect([JSON.stringify(foreign), status >= 400, result?.ok ?? false]).toEqual([
        JSON.stringify(foreign),
        true,
        false,
      ]);
      const list = await caller.request<{ cik: string }[]>('GET', `/companies?search=${input.body.ticker}`);
      expect(list.body).toEqual([]);
    }
  });

  it('answer in their own form without a session, and do not lead to sign-in', async () => {
    const { status, body } = await callAction('createCompany', { body: someCompany() });
    expect([status, body]).toEqual([401, { code: 'unauthorized', detail: 'Please sign in.' }]);
  });

  it('do not run for a form that a foreign page could post', async () => {
    const { id, page } = builtAction('createCompany');
    const form = new FormData();
    form.set(`$ACTION_ID_${id}`, '');
    const before = await caller.request<unknown[]>('GET', '/companies');
    await fetch(`${baseUrl()}${page}`, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: { origin: baseUrl(), ...cookieOf(caller) },
    });
    expect((await caller.request<unknown[]>('GET', '/companies')).body).toEqual(before.body);
  });

  it('refuse a body beyond 1 MB', async () => {
    const { id, page } = builtAction('createCompany');
    const response = await fetch(`${baseUrl()}${page}`, {
      method: 'POST',
      body: await encodeInput({ body: { name: 'x'.repeat(1_100_000) } }),
      headers: { 'next-action': id, origin: baseUrl(), ...as(caller) },
    });
    expect(response.status).toBeGreaterThanOrEqual(400);
  });
});
