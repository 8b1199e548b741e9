import { NextRequest } from 'next/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const URL_OF_ROUTE = 'http://localhost:3000/api/inngest';

describe('the Inngest route', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.unstubAllEnvs();
  });

  const post = async (headers: Record<string, string> = {}) => {
    const { POST } = await import('@/app/api/inngest/route');
    return POST(new NextRequest(`${URL_OF_ROUTE}?fnId=plumbline-refresh-catalogue&stepId=step`, { method: 'POST', headers, body: '{}' }), {});
  };

  it('starts nothing while jobs run on pg-boss', async () => {
    const response = await post();
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found' });
  });

  it('refuses requests that Inngest did not sign', async () => {
    vi.stubEnv('INNGEST_EVENT_KEY', 'event-key');
    vi.stubEnv('INNGEST_SIGNING_KEY', `signkey-test-${'ab'.repeat(32)}`);
    expect((await post()).status).toBe(401);
    expect((await post({ 'x-inngest-signature': `t=${Math.round(Date.now() / 1000)}&s=${'0'.repeat(64)}` })).status).toBe(401);
  });

  it('offers every job of the table', async () => {
    vi.stubEnv('INNGEST_DEV', '1');
    const { GET } = await import('@/app/api/inngest/route');
    const { jobTable } = await import('@/inngest');
    const response = await GET(new NextRequest(URL_OF_ROUTE), {});
    expect(await response.json()).toMatchObject({ mode: 'dev', function_count: expect.any(Number) });
    expect(new Set(jobTable.map((job) => job.name)).size).toBe(jobTable.length);
  });
});
