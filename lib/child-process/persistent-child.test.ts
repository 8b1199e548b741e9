import { afterAll, describe, expect, it } from 'vitest';
import { PersistentChild } from './persistent-child';

const child = new PersistentChild('lib/child-process/calls.fixture.ts');
afterAll(() => child.stop());

describe('a persistent child process', () => {
  it('takes many calls at a time and answers each', async () => {
    const long = child.call(['wait', 300]);
    const short = await Promise.all([1, 2, 3].map((value) => child.call(['double', value])));
    expect(short).toEqual([2, 4, 6]);
    expect(child.pending).toBe(1);
    expect(await long).toBe('waited');
    expect(child.pending).toBe(0);
  });

  it('passes parts on as they arrive', async () => {
    const parts: unknown[] = [];
    expect(await child.call(['tell'], { onPart: (part) => parts.push(part) })).toBe('told');
    expect(parts).toEqual(['one', 'two']);
  });

  it('ends a call whose signal is aborted, and answers others', async () => {
    const controller = new AbortController();
    const waiting = child.call(['wait', 60_000], { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    expect(await child.call(['double', 4])).toBe(8);
  });

  it('passes refusals on unchanged, and reveals no details of other errors', async () => {
    await expect(child.call(['refuse'])).rejects.toMatchObject({
      code: 'rate_limited',
      detail: 'Too many.',
      retryAfterSeconds: 7,
    });
    await expect(child.call(['break'])).rejects.toMatchObject({
      code: 'internal',
      detail: expect.not.stringContaining('inside'),
    });
  });

  it('says that the work was interrupted when it is killed, and starts again with the next call', async () => {
    const [waiting, killed] = [child.call(['wait', 60_000]), child.call(['end'])];
    await expect(Promise.all([killed])).rejects.toMatchObject({ code: 'unavailable' });
    await expect(waiting).rejects.toMatchObject({ code: 'unavailable', detail: expect.stringContaining('try again') });
    expect(await child.call(['double', 5])).toBe(10);
  });
});
