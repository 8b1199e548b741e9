import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/lib/env';
import { ADDRESS_HEADER } from './client-address';
import { limitRequests } from './limit-requests';

const settings = readEnv({ RATE_LIMIT_QUESTIONS: '2', RATE_LIMIT_REQUESTS: '3', RATE_LIMIT_STORE: 'memory' });
const ask = (userId: string, tenantId: string, address: string, limitClass: 'questions' | 'requests' = 'questions') =>
  limitRequests(
    limitClass,
    {
      ctx: { userId, tenantId, organizationId: tenantId, role: 'org:member' },
      headers: new Headers({ [ADDRESS_HEADER]: address }),
    },
    settings,
  );
const times = async (count: number, work: (index: number) => Promise<void>) => {
  for (let index = 0; index < count; index += 1) await work(index);
};

describe('limitRequests', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-04-02T10:00:10Z'), toFake: ['Date'] }));
  afterEach(() => {
    vi.useRealTimers();
    delete (globalThis as { plumblineLimiter?: unknown }).plumblineLimiter;
  });

  it('refuses a user beyond the limit, says when to try again, and does not limit others', async () => {
    await times(2, () => ask('ann', 'fund', '10.0.0.1'));
    await expect(ask('ann', 'fund', '10.0.0.1')).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 50,
      detail: 'Too many questions in a short time. Please try again in 50 seconds.',
    });
    await ask('ben', 'fund', '10.0.0.1');
    await ask('ann', 'fund', '10.0.0.1', 'requests');
  });

  it('counts from zero in the next minute', async () => {
    await times(2, () => ask('ann', 'fund', '10.0.0.1'));
    await expect(ask('ann', 'fund', '10.0.0.1')).rejects.toThrow();
    vi.setSystemTime(new Date('2026-04-02T10:01:00Z'));
    await ask('ann', 'fund', '10.0.0.1');
  });

  it('refuses a tenant whose users together go beyond five shares', async () => {
    await times(10, (index) => ask(`user ${index}`, 'fund', `10.0.1.${index}`));
    await expect(ask('one more', 'fund', '10.0.2.1')).rejects.toMatchObject({ status: 429 });
    await ask('one more', 'other fund', '10.0.2.1');
  });

  it('counts a batch as its questions, and a page without a user for its session', async () => {
    const who = { ctx: null, headers: new Headers({ [ADDRESS_HEADER]: '10.0.0.3' }), session: 'one browser' };
    await limitRequests('requests', who, settings, 3);
    await expect(limitRequests('requests', who, settings)).rejects.toMatchObject({ status: 429 });
    await limitRequests('requests', { ...who, session: 'another browser' }, settings);
  });

  it('refuses an address beyond ten shares, with or without a session', async () => {
    await times(20, (index) => ask(`user ${index}`, `fund ${index}`, '10.0.0.9'));
    await expect(
      limitRequests('questions', { ctx: null, headers: new Headers({ [ADDRESS_HEADER]: '10.0.0.9' }) }, settings),
    ).rejects.toMatchObject({ status: 429 });
  });
});
