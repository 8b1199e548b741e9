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
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname);
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
