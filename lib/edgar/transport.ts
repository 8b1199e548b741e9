import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '@/lib/errors';
import { inSpan } from '@/lib/tracing';
import type { EdgarResource } from './resource';

type TransportInit = { headers: Record<string, string>; signal: AbortSignal };

/** Fetches one resource from a server or a folder. Network errors are thrown unchanged. */
export type EdgarTransport = (resource: EdgarResource, init: TransportInit) => Promise<Response>;

const MAX_REDIRECTS = 3;

/** The SEC's own servers over HTTPS. */
export function liveTransport(): EdgarTransport {
  return (resource, init) => fetchInside(new URL(`https://${resource.host}${resource.path}`), init);
}

/** One server in place of all EDGAR hosts, with the host as the first folder. */
export function baseUrlTransport(baseUrl: string): EdgarTransport {
  const base = baseUrl.replace(/\/+$/, '');
  return (resource, init) => fetchInside(new URL(`${base}/${resource.host}${resource.path}`), init);
}

/** A folder with EDGAR's structure (`<root>/data.sec.gov/…`), read from disk. */
export function folderTransport(root: string): EdgarTransport {
  return async (resource, { headers, signal }) => {
    const folder = path.resolve(root);
    const file = path.join(folder, resource.host, decodeURIComponent(resource.path));
    if (!file.startsWith(folder + path.sep)) return new Response(null, { status: 404 });
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return new Response(null, { status: 404 });
    const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`;
    if (headers['if-none-match'] === etag) return new Response(null, { status: 304, headers: { etag } });
    const body = Readable.toWeb(createReadStream(file, { signal })) as ReadableStream<Uint8Array>;
    return new Response(body, { status: 200, headers: { etag, 'content-length': String(found.size) } });
  };
}

/** Follows redirects only on the same origin, so that a response cannot send the server elsewhere. */
async function fetchInside(url: URL, init: TransportInit): Promise<Response> {
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await inSpan('EDGAR', { 'server.address': new URL(target).host }, () =>
      fetch(target, { ...init, redirect: 'manual' }),
    );
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || !location) return response;
    await response.body?.cancel();
    const next = new URL(location, target);
    if (next.origin !== url.origin)
      throw new AppError('unavailable', `EDGAR redirected to another server (${next.host}); this is not followed.`);
    target = next;
  }
  throw new AppError('unavailable', 'EDGAR redirected too many times.');
}
