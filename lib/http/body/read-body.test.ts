import { describe, expect, it } from 'vitest';
import { parseForm, readBytes } from './read-body';

const MB = 1024 * 1024;

/** A request body that counts how much of it was read. */
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

  it('reads a slightly too large body to its end, so that the client reads the answer', async () => {
    const body = bodyOf(4);
    await expect(readBytes(requestOf(body.stream), 2 * MB)).rejects.toMatchObject({
      status: 413,
      detail: 'The request is larger than 2 MB.',
    });
    expect(body.taken()).toBe(4);
  });

  it('stops reading an endless body', async () => {
    const body = bodyOf(500);
    await expect(readBytes(requestOf(body.stream), 2 * MB)).rejects.toMatchObject({ status: 413 });
    expect(body.taken()).toBeLessThan(15);
  });

  it('refuses a much too large announced length before reading a byte', async () => {
    const body = bodyOf(500);
    await expect(
      readBytes(requestOf(body.stream, { 'content-length': String(500 * MB) }), 2 * MB),
    ).rejects.toMatchObject({ status: 413 });
    expect(body.taken()).toBeLessThan(3);
  });
});

describe('parseForm', () => {
  const parse = async (fill: (form: FormData) => void) => {
    const form = new FormData();
    fill(form);
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    return parseForm(new Request('http://localhost/', { method: 'POST', headers }), await sent.bytes());
  };
  const file = (name: string) => new File(['a'], name);

  it('takes a file and its fields', async () => {
    const form = await parse((sent) => {
      sent.append('file', file('a.pdf'));
      sent.append('form_type', '10-K');
    });
    expect([...form.keys()]).toEqual(['file', 'form_type']);
  });

  it('refuses two files at once, and a field that is given twice, instead of taking one of them', async () => {
    await expect(
      parse((sent) => {
        sent.append('file', file('a.pdf'));
        sent.append('file', file('b.pdf'));
      }),
    ).rejects.toMatchObject({ status: 422, detail: 'Send one file at a time; nothing was stored.' });
    await expect(
      parse((sent) => {
        sent.append('form_type', '10-K');
        sent.append('form_type', '8-K');
      }),
    ).rejects.toMatchObject({ status: 422, errors: [{ path: 'form_type' }] });
  });
});
