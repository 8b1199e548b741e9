import { describe, expect, it } from 'vitest';
import { withIdleLimit } from './idle-limit';

const HOUR = 60 * 60 * 1000;
const row = (usedHoursAgo: number, leftHours: number) => ({
  id: 'a',
  updatedAt: new Date(Date.now() - usedHoursAgo * HOUR),
  expiresAt: new Date(Date.now() + leftHours * HOUR),
});

describe('the idle limit of sessions', () => {
  it('ends a session that was not used for it', () => {
    const [unused] = withIdleLimit([row(13, 100)], 12 * HOUR) as { expiresAt: Date }[];
    expect(unused?.expiresAt.getTime()).toBeLessThan(Date.now());
  });

  it('leaves the end of a used one, and never prolongs', () => {
    const ending = row(1, 2);
    expect(withIdleLimit(ending, 12 * HOUR)).toEqual(ending);
  });

  it('leaves other answers of the store alone', () => {
    expect(withIdleLimit(null, HOUR)).toBeNull();
    expect(withIdleLimit({ count: 3 }, HOUR)).toEqual({ count: 3 });
  });
});
