import { expect, it } from 'vitest';
import { Backoff } from './backoff';

it('doubles the wait with every crash, up to half a minute', () => {
  const backoff = new Backoff(30_000);
  const delays = Array.from({ length: 8 }, () => backoff.nextDelayMs(100));
  expect(delays).toEqual([500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

it('resets the wait after a process ran for a minute', () => {
  const backoff = new Backoff(30_000);
  backoff.nextDelayMs(100);
  backoff.nextDelayMs(100);
  expect(backoff.nextDelayMs(60_000)).toBe(500);
  expect(backoff.failuresInARow).toBe(1);
});
