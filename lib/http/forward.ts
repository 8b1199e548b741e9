import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { log } from '@/lib/log';

/** Headers that apply to one connection and are not forwarded. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'proxy-connection',
  'host',
]);

/**
 * Forwards a request to another process of this installation and streams the response, however long it takes: the
 * platform's own `fetch` stops after five minutes without headers.
 */
export async function forwardTo({ port, path }: { port: number; path: string }, request: Request): Promise<Response> {
  try {
    const answer = await ask(port, path, request);
    const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
    return new Response(body, { status: answer.statusCode ?? 502, headers: headersOf(answer.headers) });
  } catch (error) {
    log.warn({ err: error }, 'the worker does not answer');
    return Response.json(
      {
        detail: 'The worker of this installation is not responding. Please try again in a moment.',
        code: 'unavailable',
      },
      { status: 503, headers: { 'retry-after': '5' } },
    );
  }
}

function ask(port: number, path: string, { method, headers, body, signal }: Request): Promise<IncomingMessage> {
  const kept = Object.fromEntries([...headers].filter(([name]) => !OF_THE_CONNECTION.has(name)));
  return new Promise((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', port, path, method, headers: kept, signal }, resolve).once(
      'error',
      reject,
    );
    if (!body) return outgoing.end();
    Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
      .once('error', (error) => outgoing.destroy(error))
      .pipe(outgoing);
  });
}

function headersOf(headers: IncomingHttpHeaders): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (!OF_THE_CONNECTION.has(name) && value !== undefined) kept.set(name, [value].flat().join(', '));
  }
  return kept;
}
