import { describe, expect, it } from 'vitest';
import { MOST_ATTEMPTS, pauseAfter } from './schedule.rules';

describe('pauseAfter', () => {
  it('grows, ends with the last try, and covers a day', () => {
    const pauses = Array.from({ length: MOST_ATTEMPTS }, (_, index) => pauseAfter(index + 1));
    expect(pauses.at(-1)).toBeNull();
    const told = pauses.filter((pause) => pause !== null);
    expect(told).toHaveLength(MOST_ATTEMPTS - 1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    const hours = told.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThan(25);
  });
});
