import { describe, expect, it } from 'vitest';
import { readBytes } from './read-body';

const MB = 1024 * 1024;

/** A body that counts what is taken of it. */
function bodyOf(megabytes: number) {
  let taken = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= megabytes) return controller.close();
      taken += 1;
      controller.enqueue(new Uint8Array(MB));
    },
  });
  return { stream, taken: () => taken };
}

const requestOf = (body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('readBytes', () => {
  it('reads a body up to the limit', async () => {
    expect((await readBytes(requestOf(bodyOf(2).stream), 2 * MB)).byteLength).toBe(2 * MB);
  });

  it('hears what is a little too large to its end, so that the client reads the answer', async () => {
    const body = bodyOf(4);
    await expect(readBytes(requestOf(body.stream), 2 * MB)).rejects.toMatchObject({
      status: 413,
      detail: 'The request is larger than 2 MB.',
    });
    expect(body.taken()).toBe(4);
  });

  it('stops at what goes on and on', async () => {
    const body = bodyOf(500);
    await expect(readBytes(requestOf(body.stream), 2 * MB)).rejects.toMatchObject({ status: 413 });
    expect(body.taken()).toBeLessThan(15);
  });

  it('refuses what announces far too much before a byte of it', async () => {
    const body = bodyOf(500);
    await expect(
      readBytes(requestOf(body.stream, { 'content-length': String(500 * MB) }), 2 * MB),
    ).rejects.toMatchObject({ status: 413 });
    expect(body.taken()).toBeLessThan(3);
  });
});
