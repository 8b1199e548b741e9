import { createHmac } from 'node:crypto';
import { NextRequest } from 'next/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInngestServer } from '@/tests/support/servers/jobs-inngest-server';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import { freePort } from '@/tests/support/start-product';

const URL_OF_ROUTE = 'http://localhost:3000/api/inngest';
const ORIGIN = 'https://plumbline.example';
const SECRET = 'ab'.repeat(32);

/** The web server's route and the worker's functions, in the way of each other as in the product. */
describe('the Inngest route', () => {
  const cleanUps: (() => Promise<void>)[] = [];
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllEnvs();
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  const call = async (method: 'GET' | 'POST' | 'PUT', body = '{}', headers: Record<string, string> = {}) => {
    const route = await import('@/app/api/inngest/route');
    const query = method === 'POST' ? '?fnId=plumbline-refresh-catalogue&stepId=step' : '';
    return route[method](
      new NextRequest(`${URL_OF_ROUTE}${query}`, { method, headers, ...(method === 'GET' ? {} : { body }) }),
    );
  };
  async function startFunctions() {
    const port = await freePort();
    vi.stubEnv('INNGEST_WORKER_PORT', String(port));
    const [{ createInngest }, { serveFunctions }, { jobTable }] = await Promise.all([
      import('@/inngest/client'),
      import('@/inngest/serve-functions'),
      import('@/lib/jobs/table'),
    ]);
    const served = await serveFunctions(createInngest(), jobTable, {
      port,
      origin: ORIGIN,
      signal: new AbortController().signal,
    });
    cleanUps.push(served.stop);
    return { served, jobTable };
  }
  const useKeys = () => {
    vi.stubEnv('INNGEST_EVENT_KEY', 'event-key');
    vi.stubEnv('INNGEST_SIGNING_KEY', `signkey-test-${SECRET}`);
  };
  const signed = (body: string) => {
    const t = Math.round(Date.now() / 1000);
    return {
      'content-type': 'application/json',
      'x-inngest-signature': `t=${t}&s=${createHmac('sha256', SECRET).update(`${body}${t}`).digest('hex')}`,
    };
  };

  it('starts nothing while jobs run on pg-boss', async () => {
    const response = await call('POST');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('says that the worker does not answer, so that Inngest asks again', async () => {
    vi.stubEnv('INNGEST_DEV', '1');
    vi.stubEnv('INNGEST_WORKER_PORT', String(await freePort()));
    const response = await call('POST');
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('passes on what Inngest signed, unchanged, and refuses what it did not sign', async () => {
    useKeys();
    cleanUps.push((await openJobsDatabase()).close);
    await startFunctions();
    expect((await call('POST')).status).toBe(401);
    expect(
      (await call('POST', '{}', { 'x-inngest-signature': `t=${Math.round(Date.now() / 1000)}&s=${'0'.repeat(64)}` }))
        .status,
    ).toBe(401);
    // What is signed has its keys in alphabetical order.
    const event = { data: { payload: {} }, name: 'plumbline/refresh-catalogue' };
    const body = JSON.stringify({
      ctx: {
        attempt: 0,
        disable_immediate_execution: false,
        run_id: 'run',
        stack: { current: 0, stack: [] },
        use_api: false,
      },
      event,
      events: [event],
      steps: {},
    });
    const done = await call('POST', body, signed(body));
    expect([done.status, await done.json()]).toEqual([200, { companies: 0 }]);
  });

  it('registers only when the worker itself asks', async () => {
    useKeys();
    await startFunctions();
    expect((await call('PUT', '')).status).toBe(401);
  });

  it('registers every job of the table, at the public address', async () => {
    const executor = await startInngestServer();
    cleanUps.push(executor.close);
    vi.stubEnv('INNGEST_DEV', executor.url);
    const { served, jobTable } = await startFunctions();
    await served.register();
    expect([...executor.functions.keys()].filter((id) => !id.endsWith('-failure')).sort()).toEqual(
      [...jobTable.map((job) => `plumbline-${job.name}`), 'plumbline-end-cancelled-runs'].sort(),
    );
    expect(executor.appUrl()).toBe(`${ORIGIN}/api/inngest`);
    expect(await (await call('GET')).json()).toMatchObject({ mode: 'dev', function_count: expect.any(Number) });
  });
});
