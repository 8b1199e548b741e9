import { vi } from 'vitest';
import { STATUS_BY_CODE, type ErrorCode } from '@/lib/errors';

type Answer = { status: number; body: unknown };
type Answered = Answer | Response;
/** Called with the query parameters and the request body: JSON or a form. */
export type Answers = Record<string, (query: URLSearchParams, sent?: unknown) => Answered | Promise<Answered>>;

export const answer = (body: unknown): Answer => ({ status: 200, body });

/** An error in the API's format. Screens do not retry 4xx. */
export const refuse = (code: ErrorCode, detail: string): Answer => ({
  status: STATUS_BY_CODE[code],
  body: { detail, code },
});

/** A file of 100 bytes, which arrives up to `received` and then waits. */
export const file = (received = 100): Response => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(received));
      if (received === 100) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-length': '100' } });
};

/** An answer that is streamed as events when the test sends them. */
export function eventStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    response: new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
    send: (event: string, data: unknown) =>
      void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => void writer.close(),
  };
}

/** An answer that never arrives. */
export const never = (): Promise<Answer> => new Promise(() => undefined);

/**
 * Answers instead of the server, by path below /api/v1, for example `/companies/`. Other paths are answered as unknown.
 * Returns the requested URLs in order.
 */
export function serve(answers: Answers): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body: sent }: RequestInit = {}): Promise<Response> => {
    const url = new URL(address, 'http://localhost:3000');
    const path = url.pathname.replace(/^\/api\/v1/, '');
    requests.push(`${path}${url.search}`);
    const read: unknown = typeof sent === 'string' ? JSON.parse(sent) : sent;
    const answered = (await answers[path]?.(url.searchParams, read)) ?? refuse('not_found', `No answer for ${path}`);
    if (answered instanceof Response) return answered;
    const { status, body } = answered;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return requests;
}
