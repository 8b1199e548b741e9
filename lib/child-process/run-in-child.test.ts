import { describe, expect, it } from 'vitest';
import { runInChild, type ApartWork } from './run-in-child';
import type { add, breakDown, fill, refuse, spin } from './work.fixture';

const work = (name: string, more: Partial<ApartWork> = {}): ApartWork => ({
  module: 'lib/child-process/work.fixture.ts',
  name,
  pool: 'requests',
  timeoutMs: 20_000,
  subject: 'This sum',
  tenantId: name,
  ...more,
});

describe('work in a child process', () => {
  it('answers what the function returns', async () => {
    expect(await runInChild<typeof add>(work('add'), 2, 3)).toBe(5);
  });

  it('is ended at its deadline, while the event loop of the caller stays free', async () => {
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 20);
    await expect(runInChild<typeof spin>(work('spin', { timeoutMs: 600 }))).rejects.toMatchObject({
      code: 'invalid',
      detail: expect.stringMatching(/^This sum took longer than .+ so it was stopped\.$/),
    });
    clearInterval(heart);
    expect(beats).toBeGreaterThan(10);
    expect(await runInChild<typeof add>(work('add'), 1, 1)).toBe(2);
  });

  it('is ended when it exceeds its memory limit', { timeout: 60_000 }, async () => {
    await expect(runInChild<typeof fill>(work('fill', { timeoutMs: 50_000 }))).rejects.toMatchObject({
      code: 'invalid',
      detail: 'This sum needs more memory to read than is allowed.',
    });
  });

  it('ends when its signal is aborted', async () => {
    const controller = new AbortController();
    const spinning = runInChild<typeof spin>(work('spin', { signal: controller.signal }));
    controller.abort(new Error('cancelled'));
    await expect(spinning).rejects.toThrow('cancelled');
  });

  it('passes refusals on, and reveals no details of other errors', async () => {
    await expect(runInChild<typeof refuse>(work('refuse'))).rejects.toMatchObject({
      code: 'conflict',
      detail: 'Not now.',
    });
    await expect(runInChild<typeof breakDown>(work('breakDown'))).rejects.toMatchObject({
      code: 'internal',
      detail: expect.not.stringContaining('inside'),
    });
  });
});
