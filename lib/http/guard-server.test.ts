import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '@/tests/support/hostile/raw-http';
import { ADDRESS_HEADER } from './limits/client-address';
import { guardServer } from './guard-server';

type Seen = { method: string; url: string; headers: Record<string, string> };

describe('guardServer', () => {
  let server: Server;
  let baseUrl: string;

  beforeAll(async () => {
    guardServer({ TRUST_PROXY: 0, appUrl: 'https://plumbline.example.test', HTTP_PATIENCE_SECONDS: 1 });
    server = createServer(({ method, url, headers }, response) => {
      // This handler waits for the rest of the body.
      if (url === '/slow') return;
      const body = JSON.stringify({ method, url, headers });
      response.writeHead(200, { 'content-length': Buffer.byteLength(body) }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = async (line: string, headers: string[] = []) => {
    const { head, body } = await sendRaw(baseUrl, (send) =>
      send([`${line} HTTP/1.1`, 'Host: plumbline.example.test', ...headers, '', ''].join('\r\n')),
    );
    return { head, seen: JSON.parse(body) as Seen };
  };

  it("sets the client's address, whatever the client claims", async () => {
    const { seen } = await ask('GET /a', [
      'X-Forwarded-For: 1.2.3.4',
      `${ADDRESS_HEADER}: 1.2.3.4`,
      'X-Forwarded-Host: elsewhere.test',
      'X-Forwarded-Proto: https',
    ]);
    expect(seen.headers).toMatchObject({ [ADDRESS_HEADER]: '127.0.0.1', 'x-forwarded-for': '127.0.0.1' });
    expect(seen.headers).not.toHaveProperty('x-forwarded-host');
    expect(seen.headers).not.toHaveProperty('x-forwarded-proto');
  });

  it('sends Strict-Transport-Security', async () => {
    expect((await ask('GET /a')).head).toMatch(/strict-transport-security: max-age=31536000; includeSubDomains/i);
  });

  it('maps requests that the framework cannot represent to ones that it refuses properly', async () => {
    expect((await ask('TRACE /a')).seen.method).toBe('REFUSED');
    expect((await ask('GET /a/%c0%ae%c0%ae')).seen.url).toBe('/api/v1/not-an-address');
    expect((await ask('GET /a/%20?q=%ff')).seen.url).toBe('/a/%20?q=%ff');
  });

  it('answers 404 to page addresses with a NUL, and lets calls refuse them', async () => {
    expect((await ask('GET /companies?search=a%00')).seen.url).toBe('/api/v1/not-an-address');
    expect((await ask('GET /api/v1/companies?search=a%00')).seen.url).toBe('/api/v1/companies?search=a%00');
  });

  it('closes a page request whose body is too slow', async () => {
    const trickle = async (send: (part: string) => Promise<void>) => {
      await send('POST /slow HTTP/1.1\r\nHost: plumbline.example.test\r\nContent-Length: 1000000\r\n\r\n');
      await send('a');
    };
    expect((await sendRaw(baseUrl, trickle)).status).toBe(408);
  });

  it('gives headers 15 seconds and a request 5 minutes', async () => {
    await ask('GET /a');
    expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 300_000]);
  });
});
