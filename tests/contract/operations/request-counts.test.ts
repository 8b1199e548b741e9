import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { requestCounts } from '@/db/schema/index';
import { databaseCounter, memoryCounter, type RequestCounter } from '@/lib/http/limits/count-requests';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';

describe('counting in memory', () => describeCounter(memoryCounter));

describe('counting in the database', () => {
  let opened: Awaited<ReturnType<typeof openJobsDatabase>>;
  beforeAll(async () => {
    opened = await openJobsDatabase();
  });
  afterAll(() => opened.close());

  describeCounter(() => databaseCounter());

  it('counts what two web processes do together, however they overlap', async () => {
    const [one, other] = [databaseCounter(), databaseCounter()];
    const counts = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other)(index % 4 < 2 ? ['x', 'y'] : ['y', 'x'], 500)),
    );
    expect(Math.max(...counts.flat())).toBe(40);
  });

  it('deletes the counts of past minutes', async () => {
    await databaseCounter()(['of long ago'], 600);
    await databaseCounter()(['of now'], 700);
    const kept = await systemDatabase().select({ key: requestCounts.key }).from(requestCounts);
    expect(kept).toEqual([{ key: 'of now' }]);
  });
});

function describeCounter(make: () => RequestCounter) {
  it('counts each key of its own, and from one again in the next minute', async () => {
    const count = make();
    expect(await count(['a', 'b'], 100)).toEqual([1, 1]);
    expect(await count(['b', 'c'], 100)).toEqual([2, 1]);
    expect(await count(['b', 'a'], 101)).toEqual([1, 1]);
  });

  it('adds as many as a call counts for', async () => {
    const count = make();
    expect(await count(['many'], 200, 7)).toEqual([7]);
    expect(await count(['many'], 200, 3)).toEqual([10]);
    expect(await count(['many'], 201, 5)).toEqual([5]);
  });
}
