import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, baseUrl, newUser, someCompany, type ApiClient } from '../support/api-client';

type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, unknown> };
};

function routeFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.basename(file) === 'route.ts',
  );
}

describe('the API as a whole', () => {
  let caller: ApiClient;
  beforeAll(async () => {
    caller = await newUser();
  });

  it('documents 202 and 204 where they are answered', async () => {
    const { body } = await anonymous<{ paths: Record<string, Record<string, { responses: Record<string, unknown> }>> }>(
      'GET',
      '/api/v1/openapi.json',
    );
    const statuses = (path: string, method: string) => Object.keys(body.paths[path]?.[method]?.responses ?? {});
    expect(statuses('/companies/bulk-import', 'post')).toEqual(['200', '202', 'default']);
    expect(statuses('/reports/generate', 'post')).toEqual(['200', '202', 'default']);
    expect(statuses('/organizations/current/invitations/{id}', 'delete')).toEqual(['204', 'default']);
  });

  it('documents every route there is, with resolvable references', async () => {
    const { body } = await anonymous<OpenApi>('GET', '/api/v1/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const served = routeFiles('app/api/v1')
      .map(
        (file) =>
          `/${path
            .dirname(file)
            .replaceAll(path.sep, '/')
            .replace(/\[(\w+)\]/g, '{$1}')}`,
      )
      .filter((route) => !route.includes('[...') && route !== '/openapi.json' && route !== '/.');
    expect(Object.keys(body.paths).sort()).toEqual(served.sort());
    const references = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      (match) => match[1],
    );
    expect(references.filter((name) => name && !(name in body.components.schemas))).toEqual([]);
    const ids = Object.values(body.paths).flatMap((item) =>
      Object.values(item).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows its document on a page whose assets are served from here', async () => {
    const page = await anonymous<string>('GET', '/api/docs');
    expect(page.status).toBe(200);
    for (const [, asset] of String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(asset).toMatch(/^\/api\/docs\//);
      expect((await fetch(`${baseUrl()}${asset}`)).status).toBe(200);
    }
  });

  it('answers an unknown path in the error shape', async () => {
    const { status, body } = await caller.request('GET', '/no/such/call');
    expect(status).toBe(404);
    expect(body).toEqual({ detail: 'This endpoint does not exist.', code: 'not_found' });
  });

  it('gives every answer a request id and keeps one that was sent', async () => {
    const { headers } = await caller.request('GET', '/companies/', undefined, { 'x-request-id': 'trace-me-12345' });
    expect(headers.get('x-request-id')).toBe('trace-me-12345');
  });

  it.each([
    ['broken JSON', '{"ticker":', { 'content-type': 'application/json' }, 422],
    ['another media type', 'ticker=A', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [
      'a body over 1 MB',
      JSON.stringify({ ticker: 'x'.repeat(1_100_000) }),
      { 'content-type': 'application/json' },
      413,
    ],
    ['JSON nested too deeply', '['.repeat(500) + ']'.repeat(500), { 'content-type': 'application/json' }, 422],
  ])('refuses %s with a sentence', async (_what, body, headers, expected) => {
    const answer = await caller.request<{ detail: string; code: string }>('POST', '/companies/', body, headers);
    expect(answer.status).toBe(expected);
    expect(answer.body.detail).toMatch(/\.$/);
  });

  it('runs one of two simultaneous requests with the same Idempotency-Key', async () => {
    const company = someCompany();
    const key = { 'idempotency-key': `twice-${company.cik}` };
    const answers = await Promise.all([1, 2].map(() => caller.request('POST', '/companies/', company, key)));
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses[0]).toBe(201);
    expect([201, 409]).toContain(statuses[1]);
    const { body } = await caller.request<unknown[]>('GET', `/companies/?search=${company.cik}`);
    expect(body).toHaveLength(1);
  });
});
