import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { measureRequests, requestKind, requestMetrics } from './request-metrics';

it('names the kind of a request, never its path', () => {
  expect(requestKind('/api/v1/reports/123?x=1', {})).toBe('v1');
  expect(requestKind('/reports', { 'next-action': 'abc' })).toBe('action');
  expect(requestKind('/_next/static/chunks/a.js', {})).toBe('static');
  expect(requestKind('/companies/secret-name', {})).toBe('page');
  expect(requestKind('/api/anything', {})).toBe('other');
});

it('counts the requests of a server of this process', async () => {
  measureRequests();
  const server = createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/none`);
  await new Promise((resolve) => server.close(resolve));
  expect(await requestMetrics().metrics()).toContain(
    'plumbline_http_request_seconds_count{kind="v1",method="GET",status="404"} 1',
  );
});
