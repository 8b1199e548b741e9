import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { ADDRESS_HEADER, clientAddress } from './limits/client-address';
import { watchBody } from './body/watch-body';
import { precompressedPaths, preferPrecompressed } from './precompressed';

type RequestStart = { request: IncomingMessage; response: ServerResponse; server: Server };

const HEADERS_TIMEOUT_MS = 15_000;
/**
 * Long enough for the largest upload on a slow line; a body that is too slow is refused much earlier, see `readBytes`.
 */
const REQUEST_TIMEOUT_MS = 300_000;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** A path that does not exist, so that the answer is a 404 in the API's format. */
const NOWHERE = '/api/v1/not-an-address';
const API = /^\/api\/(?:v1|auth)\b/;
const NEVER = new Set(['CONNECT', 'TRACE', 'TRACK']);
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'];

const shared = globalThis as typeof globalThis & { isPlumblineServerGuarded?: boolean };

/**
 * Prepares every request and response of the web server before the framework sees them: time limits for slow clients,
 * the client's address, forwarding headers only from trusted proxies, Strict-Transport-Security, and scripts in Brotli.
 */
export function guardServer(settings: Pick<Env, 'TRUST_PROXY' | 'appUrl' | 'HTTP_PATIENCE_SECONDS'>): void {
  if (shared.isPlumblineServerGuarded) return;
  shared.isPlumblineServerGuarded = true;
  const isHttps = settings.appUrl.startsWith('https://');
  const precompressed = precompressedPaths(path.join(process.cwd(), '.next', 'static'));
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RequestStart;
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    markAddress(request, settings.TRUST_PROXY);
    // The framework cannot represent these methods and would answer 500; an unknown method is refused properly.
    if (request.method && NEVER.has(request.method)) request.method = 'REFUSED';
    if (!isReadable(request.url ?? '')) request.url = NOWHERE;
    preferPrecompressed(request, response, precompressed);
    // The API enforces the limit itself, a little earlier.
    watchBody(request, settings.HTTP_PATIENCE_SECONDS * (API.test(request.url ?? '') ? 2000 : 1000));
    if (isHttps) response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
  });
}

/** Pages cannot handle NUL in a URL; API calls refuse it with a proper error. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return API.test(url) || !/%00/.test(url);
  } catch {
    return false;
  }
}

/** The sign-in service reads X-Forwarded-For, so it is set to the verified address instead of the client's claim. */
function markAddress({ headers, socket }: IncomingMessage, trustedProxies: number): void {
  const address = clientAddress(socket.remoteAddress, [headers['x-forwarded-for']].flat().join(','), trustedProxies);
  headers[ADDRESS_HEADER] = address;
  headers['x-forwarded-for'] = address.replace('/64', '');
  if (trustedProxies === 0) for (const name of FORWARDED) delete headers[name];
}
