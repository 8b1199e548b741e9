import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';

/** Faults of the real EDGAR. `count` is how often a path was requested, from 1. */
export type EdgarFault =
  | { kind: 'busy'; retryAfterSeconds?: number }
  | { kind: 'throttled' }
  | { kind: 'unavailable' }
  | { kind: 'truncated' }
  | { kind: 'silent' }
  | { kind: 'reset' }
  | { kind: 'redirect'; to: string };

export type EdgarRequest = { path: string; count: number; headers: IncomingMessage['headers'] };

export type EdgarServerOptions = {
  /** Folders with `data.sec.gov/…` and `www.sec.gov/…`; the first that has a file serves it. */
  roots: string[];
  port?: number;
  /** Refuse requests without an e-mail address in the User-Agent, as the SEC does. */
  isContactRequired?: boolean;
  isCompressed?: boolean;
  faultOf?: (request: EdgarRequest) => EdgarFault | undefined;
};

export type EdgarServer = { url: string; requests: EdgarRequest[]; close(): Promise<void> };

const CONTENT_TYPES: Record<string, string> = {
  '.json': 'application/json',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.png': 'image/png',
};

/** Serves recorded or written EDGAR folders over loopback, with the refusals of the real one. */
export async function startEdgarServer(options: EdgarServerOptions): Promise<EdgarServer> {
  const requests: EdgarRequest[] = [];
  const server = createServer((incoming, response) => {
    const requestPath = new URL(incoming.url ?? '/', 'http://edgar.invalid').pathname;
    const request = {
      path: requestPath,
      count: requests.filter((each) => each.path === requestPath).length + 1,
      headers: incoming.headers,
    };
    requests.push(request);
    answer(options, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(options: EdgarServerOptions, request: EdgarRequest, response: ServerResponse): Promise<void> {
  if (options.isContactRequired && !/\S+@\S+\.\S+/.test(request.headers['user-agent'] ?? ''))
    return undeclared(response);
  const fault = options.faultOf?.(request);
  if (fault && refuse(fault, response)) return;
  const content = await findFile(options.roots, request.path);
  if (!content) return missing(response, request.path);
  const etag = `"${createHash('md5').update(content).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const headers = { 'content-type': CONTENT_TYPES[path.extname(request.path)] ?? 'application/octet-stream', etag };
  if (fault) return send(response, headers, content, fault);
  if (!options.isCompressed)
    return void response.writeHead(200, { ...headers, 'content-length': content.length }).end(content);
  const packed = gzipSync(content);
  response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
}

/** Sends an answer that is not a document; returns false for faults within a document's body. */
function refuse(fault: EdgarFault, response: ServerResponse): boolean {
  switch (fault.kind) {
    case 'busy': {
      const retryAfter: Record<string, string> =
        fault.retryAfterSeconds === undefined ? {} : { 'retry-after': String(fault.retryAfterSeconds) };
      html(response, 429, 'Too Many Requests', retryAfter);
      return true;
    }
    case 'throttled':
      html(response, 403, 'Request Rate Threshold Exceeded');
      return true;
    case 'unavailable':
      html(response, 503, 'SEC.gov is temporarily unavailable');
      return true;
    case 'redirect':
      response.writeHead(302, { location: fault.to }).end();
      return true;
    case 'reset':
      response.destroy();
      return true;
    default:
      return false;
  }
}

function send(response: ServerResponse, headers: Record<string, string>, content: Buffer, fault: EdgarFault): void {
  response.writeHead(200, { ...headers, 'content-length': content.length });
  const half = content.subarray(0, Math.floor(content.length / 2));
  response.write(half, () => {
    if (fault.kind === 'truncated') response.destroy();
  });
}

async function findFile(roots: string[], requestPath: string): Promise<Buffer | undefined> {
  for (const root of roots.map((each) => path.resolve(each))) {
    const file = path.join(root, decodeURIComponent(requestPath));
    if (!file.startsWith(root + path.sep)) continue;
    const content = await readFile(file).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

function undeclared(response: ServerResponse): void {
  html(
    response,
    403,
    'Your Request Originates from an Undeclared Automated Tool',
    {},
    'Please declare your traffic by updating your user agent to include company specific information.',
  );
}

function missing(response: ServerResponse, requestPath: string): void {
  response.writeHead(404, { 'content-type': 'application/xml' });
  response.end(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The specified key does not ' +
      `exist.</Message><Key>${requestPath.replace(/[<>&]/g, '')}</Key></Error>`,
  );
}

function html(
  response: ServerResponse,
  status: number,
  title: string,
  headers: Record<string, string> = {},
  text = '',
): void {
  response.writeHead(status, { 'content-type': 'text/html', ...headers });
  response.end(
    '<!DOCTYPE html>\n<html><head><title>SEC.gov | ' +
      `${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
  );
}

/** `tsx tests/support/servers/edgar-server.ts --port 4000 [--contact] [--busy-every 10] folder…` */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4000' },
      contact: { type: 'boolean' },
      gzip: { type: 'boolean' },
      'busy-every': { type: 'string' },
    },
  });
  const busyEvery = Number(values['busy-every'] ?? 0);
  let seen = 0;
  const server = await startEdgarServer({
    roots: positionals.length > 0 ? positionals : ['../shared/data/edgar', 'samples/edgar'],
    port: Number(values.port),
    isContactRequired: values.contact ?? false,
    isCompressed: values.gzip ?? false,
    faultOf: () => {
      seen += 1;
      return busyEvery > 0 && seen % busyEvery === 0 ? { kind: 'busy', retryAfterSeconds: 1 } : undefined;
    },
  });
  console.log(`EDGAR_BASE_URL=${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
