import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTest } from '@/tests/support/folder-of-test';
import { precompressedPaths, preferPrecompressed } from './precompressed';

const PATHS = new Set(['/_next/static/chunks/app~[id].js', '/_next/static/chunks/a.css']);

function served(url: string, encoding = 'gzip, deflate, br') {
  const request = { url, headers: { 'accept-encoding': encoding } };
  const headers: Record<string, unknown> = {};
  const response = { setHeader: (name: string, value: unknown) => void (headers[name] = value) };
  preferPrecompressed(request, response as never, PATHS);
  return { url: request.url, headers };
}

it('serves the Brotli copy to a browser that takes it, with the type of the file', () => {
  const { url, headers } = served('/_next/static/chunks/app~%5Bid%5D.js?dpl=1');
  expect(url).toBe('/_next/static/chunks/app~%5Bid%5D.js.br?dpl=1');
  expect(headers).toEqual({
    vary: 'Accept-Encoding',
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=UTF-8',
  });
  expect(served('/_next/static/chunks/a.css').headers['content-type']).toContain('text/css');
});

it('sends the file itself to other clients, and varies by encoding', () => {
  for (const encoding of ['gzip', 'br;q=0', 'br; q=0.0', 'brotli', '']) {
    expect(served('/_next/static/chunks/a.css', encoding)).toEqual({
      url: '/_next/static/chunks/a.css',
      headers: { vary: 'Accept-Encoding' },
    });
  }
  expect(served('/_next/static/chunks/a.css', 'br;q=0.5').url).toMatch(/\.br$/);
});

it('changes no other response', () => {
  for (const url of ['/_next/static/chunks/other.js', '/companies', '/_next/static/../a.css'])
    expect(served(url)).toEqual({ url, headers: {} });
});

it('knows the copies in a folder by the path they are asked by', () => {
  const folder = folderOfTest('static-');
  mkdirSync(path.join(folder, 'chunks'));
  for (const name of ['a.js', 'a.js.br', 'b.js']) writeFileSync(path.join(folder, 'chunks', name), '');
  expect([...precompressedPaths(folder)]).toEqual(['/_next/static/chunks/a.js']);
});
