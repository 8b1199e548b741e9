import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { CheckedTarget } from './safe-address';

export type PostResult = { code: number | null; ms: number; error: string | null };

const TIMEOUT_MS = 10_000;

/**
 * Posts a body to the address that was checked, whatever the name answers by now; follows no redirect and reads nothing
 * of the answer but its status. Never throws: what went wrong is in `error`.
 */
export async function postEvent(
  { url, address, family }: CheckedTarget,
  { body, headers, signal }: { body: string; headers: Record<string, string>; signal?: AbortSignal },
): Promise<PostResult> {
  const startedAt = performance.now();
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const result = await new Promise<Omit<PostResult, 'ms'>>((resolve) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        // Pinned: the connection goes to this address, while certificate and Host header are those of the name.
        lookup: (_host, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
        agent: false,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      },
      (response) => {
        const code = response.statusCode ?? 0;
        response.destroy();
        resolve({ code, error: errorOf(code) });
      },
    );
    call.on('error', (error) =>
      resolve({ code: null, error: timeout.aborted ? 'No response within 10 seconds.' : sentenceOf(error) }),
    );
    call.end(body);
  });
  return { ...result, ms: Math.round(performance.now() - startedAt) };
}

function errorOf(code: number): string | null {
  if (code >= 200 && code < 300) return null;
  return code >= 300 && code < 400
    ? 'It responded with a redirect, which is not ' + 'followed.'
    : `It responded with status ${code}.`;
}

function sentenceOf(error: Error & { code?: string }): string {
  switch (error.code) {
    case 'ECONNREFUSED':
      return 'The connection was refused.';
    case 'ECONNRESET':
      return 'The connection was closed before a response.';
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return 'The host cannot be reached.';
    default:
      return /CERT|SIGNATURE|SSL|TLS/.test(error.code ?? '')
        ? 'The certificate of the address is not valid.'
        : 'The connection failed.';
  }
}
