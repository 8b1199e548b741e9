import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keeps objects in memory with the part of S3's API that the store uses; unsigned requests are refused. */
export async function startS3Server(bucket: string): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const objects = new Map<string, Buffer>();
  const server: Server = createServer(async (request, response) => {
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/');
    if (!isSigned)
      return response
        .writeHead(403, { 'content-type': 'application/xml' })
        .end('<Error><Code>AccessDenied</Code></Error>');
    const url = new URL(request.url ?? '/', 'http://x');
    if (url.pathname === `/${bucket}` && url.searchParams.get('list-type') === '2')
      return response
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(bucket, objects, url.searchParams));
    const path = decodeURIComponent(url.pathname);
    if (!path.startsWith(`/${bucket}/`)) return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (request.method === 'PUT') objects.set(path, Buffer.concat(parts));
    if (request.method === 'DELETE') objects.delete(path);
    const found = objects.get(path);
    if (request.method === 'GET' && !found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response
      .writeHead(request.method === 'DELETE' ? 204 : 200)
      .end(request.method === 'GET' ? found : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Pages of two objects, so that a list of a few needs several. */
function listing(bucket: string, objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const names = [...objects.keys()].map((name) => name.slice(bucket.length + 2)).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const keys = names.slice(from, from + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  const next = from + 2 < names.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name>${keys.join('')}${next}</ListBucketResult>`;
}
