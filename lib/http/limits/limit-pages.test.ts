import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/lib/env';
import { ADDRESS_HEADER } from './client-address';
import { limitPages } from './limit-pages';

const settings = readEnv({ RATE_LIMIT_REQUESTS: '2', RATE_LIMIT_STORE: 'memory' });
const open = (session: string | undefined, address = '10.0.0.1') =>
  limitPages({ headers: new Headers({ [ADDRESS_HEADER]: address }), session }, settings);

describe('limitPages', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-04-02T10:00:10Z'), toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    delete (globalThis as { plumblineLimiter?: unknown }).plumblineLimiter;
  });

  it('shows a session beyond its limit when to try again, and does not limit others', async () => {
    expect([await open('one'), await open('one')]).toEqual([null, null]);
    const refused = await open('one');
    expect(refused?.status).toBe(429);
    expect(refused?.headers.get('retry-after')).toBe('50');
    expect(await refused?.text()).toContain('Too many requests in a short time. Please try again in 50 seconds.');
    expect(await open('another')).toBeNull();
  });

  it('counts pages without a session for their address', async () => {
    const shown = await Promise.all(Array.from({ length: 21 }, () => open(undefined, '10.0.0.2')));
    expect(shown.filter((page) => page?.status === 429)).toHaveLength(1);
    expect(await open(undefined, '10.0.0.3')).toBeNull();
  });
});
