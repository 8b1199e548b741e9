import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiClient, type ApiClient } from './api-client';
import { ApiError, apiErrorMessage, isRetryable } from './api-error';
import { createQueryClient, retryDelayMs } from './query-client';
import { failureOf } from './failure-of.fixture';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = undefined;
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

async function clientFor(handler: Handler, timeoutMs = 5000): Promise<{ client: ApiClient; redirects: () => number }> {
  const started = createServer(handler);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const address = started.address();
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.');
  let redirects = 0;
  const client = createApiClient({
    baseUrl: `http://127.0.0.1:${address.port}`,
    timeoutMs,
    unauthorizedRetries: 2,
    unauthorizedDelayMs: 1,
    onUnauthorized: () => {
      redirects += 1;
    },
  });
  return { client, redirects: () => redirects };
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

describe('the API client', () => {
  it("shows the screen's own message for answers that are not JSON", async () => {
    for (const status of [200, 413, 502]) {
      const { client } = await clientFor((_request, response) =>
        response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      );
      const error = await failureOf(client.request({ path: '/companies/', method: 'POST', body: {} }));
      expect([error.status, apiErrorMessage(error, 'Failed to create company')]).toEqual([
        status,
        'Failed to create company',
      ]);
    }
  });

  it('sends the query without empty values and checks the answer', async () => {
    const { client } = await clientFor((request, response) =>
      json(response, 200, { url: request.url, method: request.method }),
    );
    const answer = await client.request({
      path: '/companies/',
      query: { search: 'a b', limit: 10, company_id: undefined, form: '' },
      schema: z.object({ url: z.string(), method: z.string() }),
    });
    expect(answer).toEqual({ url: '/companies/?search=a+b&limit=10', method: 'GET' });
  });

  it('sends JSON and takes an answer without a body', async () => {
    const seen: string[] = [];
    const { client } = await clientFor((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(`${request.headers['content-type']} ${chunk.toString()}`));
      request.on('end', () => response.writeHead(204).end());
    });
    await client.request<void>({ path: '/x', method: 'PUT', body: { a: 1 } });
    expect(seen).toEqual(['application/json {"a":1}']);
  });

  it('turns an error body into a typed error', async () => {
    const { client } = await clientFor((_request, response) =>
      json(response, 422, {
        detail: 'The CIK is up to 10 digits.',
        code: 'invalid',
        errors: [{ path: 'cik', message: 'is too long' }],
      }),
    );
    const error = await failureOf(client.request({ path: '/companies/', method: 'POST', body: {} }));
    expect([error.status, error.code, error.detail, error.errors]).toEqual([
      422,
      'invalid',
      'The CIK is up to 10 digits.',
      [{ path: 'cik', message: 'is too long' }],
    ]);
  });

  it('has a message for an error that is not of the API', async () => {
    const { client } = await clientFor((_request, response) => response.writeHead(502).end('<html>Bad gateway</html>'));
    const error = await failureOf(client.request({ path: '/x' }));
    expect([error.code, error.detail]).toEqual(['internal', 'The server answered with an error (HTTP 502).']);
  });

  it('retries twice on 401 and continues when the session is renewed', async () => {
    let calls = 0;
    const { client, redirects } = await clientFor((_request, response) => {
      calls += 1;
      if (calls < 3) json(response, 401, { detail: 'Sign in first.', code: 'unauthorized' });
      else json(response, 200, []);
    });
    expect(await client.request({ path: '/companies/', schema: z.array(z.string()) })).toEqual([]);
    expect([calls, redirects()]).toEqual([3, 0]);
  });

  it('redirects to sign-in when the session cannot be renewed', async () => {
    let calls = 0;
    const { client, redirects } = await clientFor((_request, response) => {
      calls += 1;
      json(response, 401, { detail: 'Sign in first.', code: 'unauthorized' });
    });
    const error = await failureOf(client.request({ path: '/companies/' }));
    expect([error.code, calls, redirects()]).toEqual(['unauthorized', 3, 1]);
  });

  it('reports a timeout when the server does not answer in time', async () => {
    const { client } = await clientFor(() => undefined, 20);
    const error = await failureOf(client.request({ path: '/slow' }));
    expect(error.code).toBe('timeout');
  });

  it('reports a network error when the server is not reachable', async () => {
    const { client } = await clientFor((request) => request.socket.destroy());
    const error = await failureOf(client.request({ path: '/gone' }));
    expect([error.code, error.detail]).toEqual([
      'network',
      'The server could not be reached. Check the connection and try again.',
    ]);
  });

  it('rejects an aborted call with its abort reason', async () => {
    const { client } = await clientFor(() => undefined);
    const controller = new AbortController();
    const call = client.request({ path: '/slow', signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the data cache', () => {
  it('waits 1 s, doubling, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('retries errors that may pass, and not errors of the request itself', () => {
    expect(isRetryable(new ApiError(503, 'unavailable', 'Later.'))).toBe(true);
    expect(isRetryable(new ApiError(0, 'network', 'Gone.'))).toBe(true);
    expect(isRetryable(new ApiError(404, 'not_found', 'No such company.'))).toBe(false);
  });

  it('keeps data fresh for 5 minutes and for 10 in memory', () => {
    const queries = createQueryClient().getDefaultOptions().queries;
    expect([queries?.staleTime, queries?.gcTime, queries?.refetchOnWindowFocus, queries?.refetchOnMount]).toEqual([
      300_000,
      600_000,
      false,
      true,
    ]);
  });
});
