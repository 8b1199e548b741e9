import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue';

/** Work that ends when the test ends it. */
function held() {
  let end: () => void = () => undefined;
  const work = () => new Promise<void>((resolve) => (end = resolve));
  return { work, end: () => end() };
}

describe('a fair queue', () => {
  it('serves tenants in turn, however many requests one of them has', async () => {
    const turns = createFairQueue({ atOnce: 1, perTenant: 1 });
    const order: string[] = [];
    const ask = (tenantId: string, name: string) => turns.run(tenantId, async () => void order.push(name));
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
      ask('b', 'b1'),
      ask('c', 'c1'),
      ask('b', 'b2'),
    ]);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('leaves a slot for others while a tenant uses its own limit', async () => {
    const turns = createFairQueue({ atOnce: 2, perTenant: 1 });
    const first = held();
    const holding = turns.run('a', first.work);
    const second = turns.run('a', async () => 'second of a');
    expect(await turns.run('b', async () => 'first of b')).toBe('first of b');
    first.end();
    await holding;
    expect(await second).toBe('second of a');
  });

  it('removes a waiting request that is cancelled, and frees a slot after a failure', async () => {
    const turns = createFairQueue({ atOnce: 1, perTenant: 1 });
    const first = held();
    const holding = turns.run('a', first.work);
    const controller = new AbortController();
    const waiting = turns.run('b', async () => 'never', controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(waiting).rejects.toThrow('cancelled');
    first.end();
    await holding;
    await expect(turns.run('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns.run('c', async () => 'next')).toBe('next');
  });

  it('refuses more than may wait', async () => {
    const turns = createFairQueue({ atOnce: 1, perTenant: 1, mostWaiting: 1, onFull: () => new Error('full') });
    const first = held();
    const holding = turns.run('a', first.work);
    const waiting = turns.run('a', async () => undefined);
    await expect(turns.run('a', async () => undefined)).rejects.toThrow('full');
    first.end();
    await Promise.all([holding, waiting]);
  });
});
