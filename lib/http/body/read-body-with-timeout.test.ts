import { describe, expect, it } from 'vitest';
import { readBodyWithTimeout } from './read-body-with-timeout';

async function read(body: ReadableStream<Uint8Array>, patienceMs: number): Promise<number> {
  let total = 0;
  for await (const part of readBodyWithTimeout(body, patienceMs)) total += part.byteLength;
  return total;
}

describe('readBodyWithTimeout', () => {
  it('passes a whole body on', async () => {
    expect(await read(new Response('0123456789').body ?? new ReadableStream(), 1000)).toBe(10);
  });

  it('ends a body that stalls', async () => {
    await expect(
      read(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(5000)) }), 20),
    ).rejects.toMatchObject({ code: 'request_timeout' });
  });

  it('reports a client that disconnects as such', async () => {
    const lost = new ReadableStream<Uint8Array>({
      start: (stream) => stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    });
    await expect(read(lost, 1000)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('ends a body that is too slow, although it never stalls for long', async () => {
    const trickle = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        stream.enqueue(new Uint8Array(1));
      },
    });
    await expect(read(trickle, 60)).rejects.toMatchObject({ code: 'request_timeout', status: 408 });
  });
});
