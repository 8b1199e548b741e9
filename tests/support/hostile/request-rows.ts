import { gzipSync } from 'node:zlib';
import type { ApiClient } from '../api-client';
import { sendRaw } from './raw-http';

export type RequestFixture = { baseUrl: string; client: ApiClient; companyId: string };
type Sent = { status: number; text: string; headers: Headers };
export type RequestRow = {
  name: string;
  send: (fixture: RequestFixture) => Promise<Sent>;
  status: number | number[];
  text?: RegExp;
};

type Plan = {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  session?: 'bearer' | 'none';
  duplex?: 'half';
};

const COMPANY = '{"ticker":"HOST","name":"Hostile","cik":"7009999999","entity_type":"CORPORATION"';
const JSON_TYPE = { 'content-type': 'application/json' };
const DOCUMENTS = '/api/v1/documents/';
const COMPANIES = '/api/v1/companies/';

async function call(
  { baseUrl, client }: RequestFixture,
  { method = 'GET', path = COMPANIES, headers = {}, session = 'bearer', ...init }: Plan,
): Promise<Sent> {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: { ...(session === 'bearer' ? { authorization: `Bearer ${client.token}` } : {}), ...headers },
    ...init,
  } as RequestInit);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const get = (name: string, path: string, status: number | number[], text?: RegExp, plan: Plan = {}): RequestRow => ({
  name,
  status,
  text,
  send: (fixture) => call(fixture, { path, ...plan }),
});
const post = (name: string, body: BodyInit, status: number, text?: RegExp, plan: Plan = {}): RequestRow => ({
  name,
  status,
  text,
  send: (fixture) => call(fixture, { method: 'POST', headers: JSON_TYPE, body, ...plan }),
});
const raw = (
  name: string,
  status: number,
  write: (send: (part: string | Uint8Array) => Promise<void>, head: string) => Promise<void>,
  text?: RegExp,
): RequestRow => ({
  name,
  status,
  text,
  async send({ baseUrl, client }) {
    const answer = await sendRaw(baseUrl, (send) =>
      write(send, `Host: ${new URL(baseUrl).host}\r\nAuthorization: Bearer ${client.token}\r\n`),
    );
    return { status: answer.status, text: answer.body, headers: new Headers() };
  },
});

const BODIES: RequestRow[] = [
  post('JSON nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 422, /nested too deeply/),
  post('JSON of 2 MB', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 413, /larger than 1 MB/),
  post('JSON cut off', COMPANY, 422, /not valid JSON/),
  post('JSON that is not UTF-8', Buffer.from(`${COMPANY},"x":"\xff\xfe"}`, 'latin1'), 422, /not valid JSON/),
  post('compressed JSON', gzipSync(Buffer.alloc(1_000_000, ' ')), 422, /not valid JSON/, {
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
  }),
  post(
    'JSON with one key twice',
    '{"ticker":"GOOD","ticker":"","name":"Two","cik":"7009999998","entity_type":"CORPORATION"}',
    422,
    /Ticker/i,
  ),
  post(
    'JSON that reaches for the prototype',
    '{"__proto__":{"isAdmin":true,"ticker":"PR"},"constructor":{"prototype":{"ticker":"PR"}}}',
    422,
    /ticker/i,
  ),
  post('JSON of another shape', '[null]', 422),
  post('a NUL in a name', `${COMPANY.replace('Hostile', 'Hos\\u0000tile')}}`, 422, /NUL/),
  post(
    'half a character in a name',
    `${COMPANY.replace('Hostile', 'Lone \\ud800 half').replace('7009999999', '19')}}`,
    422,
    /lone surrogate/,
  ),
  post('a line break in a name', `${COMPANY.replace('Hostile', 'Hos\\r\\ntile')}}`, 422, /line breaks/),
  post('a number beyond 32 bits', `${COMPANY},"x":2147483648}`, 422, /2,147,483,647/),
  post('JSON of 300,000 values', `[${'1,'.repeat(300_000)}1]`, 422, /50,000 values/),
  post('a name of 10,000 characters', `${COMPANY.replace('Hostile', 'x'.repeat(10_000))}}`, 422),
  post(
    'a name of blanks that nobody sees',
    `${COMPANY.replace('Hostile', ' \\u200b\\u200d\\ufeff ').replace('7009999999', '21')}}`,
    422,
  ),
  post('a number where a text belongs', '{"ticker":1e308,"name":{"$ne":null},"cik":[],"entity_type":true}', 422),
  post('a form where JSON belongs', 'ticker=X&name=Y', 415, /as JSON/, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  post('JSON as plain text', `${COMPANY}}`, 415, /as JSON/, { headers: { 'content-type': 'text/plain' } }),
  post(
    'XML with an external entity',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    415,
    /as JSON/,
    { headers: { 'content-type': 'application/xml' } },
  ),
];

const FORMS: RequestRow[] = [
  post('JSON where a form belongs', '{}', 415, /multipart/, { path: DOCUMENTS }),
  post(
    'a form with another boundary than it says',
    '--a\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--a--\r\n',
    422,
    /could not be read/,
    { path: DOCUMENTS, headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ),
  post('a form without a boundary', 'x', 422, /could not be read/, {
    path: DOCUMENTS,
    headers: { 'content-type': 'multipart/form-data' },
  }),
  post(
    'a form of 20,000 parts',
    `${'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(20_000)}--b--\r\n`,
    422,
    undefined,
    { path: DOCUMENTS, headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ),
  post(
    'a form whose file is a text',
    '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\n%PDF-1.7\r\n--b--\r\n',
    422,
    undefined,
    { path: DOCUMENTS, headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ),
  raw(
    'a form that says it has 600 MB',
    413,
    async (send, head) => {
      await send(
        `POST ${DOCUMENTS} HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ` +
          `${600 * 1024 * 1024}\r\n\r\n--b\r\n`,
      );
    },
    /larger than 50 MB/,
  ),
  raw(
    'a form that does not say how much is to come, and goes on',
    413,
    async (send, head) => {
      await send(
        `POST ${DOCUMENTS} HTTP/1.1\r\n${head}Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: ` +
          'chunked\r\n\r\n',
      );
      const part = Buffer.alloc(1024 * 1024, 'x');
      for (let megabyte = 0; megabyte < 60; megabyte += 1) {
        await send('100000\r\n');
        await send(part);
        await send('\r\n');
      }
    },
    /larger than 50 MB/,
  ),
];

const LINES: RequestRow[] = [
  raw(
    'a body that never ends and says nothing',
    408,
    (send, head) =>
      send(
        `POST ${COMPANIES} HTTP/1.1\r\n${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n` +
          '1\r\n{\r\n',
      ),
    /too slowly/,
  ),
  raw(
    'a body of one byte now and then',
    408,
    async (send, head) => {
      await send(
        `POST ${COMPANIES} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
      );
      for (let byte = 0; byte < 120; byte += 1) {
        await send(' ');
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    /too slowly/,
  ),
  raw('headers of 40 KB', 431, (send, head) =>
    send(`GET ${COMPANIES} HTTP/1.1\r\n${head}${`X-A: ${'a'.repeat(1000)}\r\n`.repeat(40)}\r\n`),
  ),
  raw('an address of 40 KB', 431, (send, head) =>
    send(`GET ${COMPANIES}?q=${'a'.repeat(40_000)} HTTP/1.1\r\n${head}\r\n`),
  ),
  raw('two lengths of one body', 400, (send, head) =>
    send(`POST ${COMPANIES} HTTP/1.1\r\n${head}Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcd`),
  ),
  raw('a length and chunks for one body', 400, (send, head) =>
    send(`POST ${COMPANIES} HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
  ),
  raw('a header with a control character', 400, (send, head) =>
    send(`GET ${COMPANIES} HTTP/1.1\r\n${head}X-A: a\x00b\r\n\r\n`),
  ),
  raw('no HTTP at all', 400, (send) => send('\x16\x03\x01\x02\x00\x01\x00\r\n\r\n')),
  raw('a request without a host', 400, (send) => send(`GET ${COMPANIES} HTTP/1.1\r\n\r\n`)),
];

const ADDRESSES: RequestRow[] = [
  get('an id that climbs out of its folder', `${DOCUMENTS}..%2f..%2f..%2fetc%2fpasswd/pdf`, 422, /id/),
  get('an id that reads like SQL', `${DOCUMENTS}${encodeURIComponent("' OR 1=1; DROP TABLE documents;--")}`, 422, /id/),
  get(
    'a search that reads like SQL',
    `${COMPANIES}?search=${encodeURIComponent("%' OR '1'='1' UNION SELECT * FROM \"user\"--")}`,
    200,
    /^\[\]$/,
  ),
  get('a search with a NUL', `${COMPANIES}?search=a%00b`, 422, /NUL/),
  get('a search that is not UTF-8', `${COMPANIES}?search=%ff%fe`, 200, /^\[\]$/),
  get('an address that is not UTF-8', `${DOCUMENTS}%c0%ae%c0%ae`, 404, /endpoint does not exist/),
  get('a search of 10,000 characters', `${COMPANIES}?search=${'a'.repeat(10_000)}`, 422),
  get('a page before the first', '/api/v1/reports/?page=-1', 422, /page/),
  get('a page beyond 32 bits', '/api/v1/reports/?page=99999999999', 422, /2,147,483,647/),
  get('a revision beyond 32 bits', '/api/v1/reports/00000000-0000-4000-8000-000000000000?revision=99999999999', 422),
  get('a page that no number counts', '/api/v1/reports/?page=1e309', 422),
  get('pages of a million', '/api/v1/reports/?size=1000000', 422, /size/),
  get('a file of the server behind the assets', '/query/pdfjs/..%2f..%2f..%2fpackage.json', [400, 404]),
  get('a file of the server behind the API document', '/api/docs/..%2f..%2fpackage.json', 404),
  get('the beginning of the API', '/api/v1', 200, /^\{"name":"Plumbline API"/),
  get('a page with a NUL in its address', '/companies?search=a%00', 404, /endpoint does not exist/),
  get('a call that does not exist', '/api/v1/secrets', 404, /endpoint does not exist/),
  get('a hundred ranges of one file', `${COMPANIES}bulk-import/template`, 200, undefined, {
    headers: { range: `bytes=${'0-0,'.repeat(100)}0-0` },
  }),
  {
    name: 'a method that a call does not have',
    status: 405,
    send: (fixture) => call(fixture, { method: 'DELETE', path: '/api/v1/queries' }),
  },
  raw('a method that echoes', 400, (send, head) => send(`TRACE ${COMPANIES} HTTP/1.1\r\n${head}\r\n`)),
  post('an Idempotency-Key of 300 characters', `${COMPANY}}`, 422, /200 characters/, {
    path: '/api/v1/queries',
    headers: { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(300) },
  }),
];

const cookieOf = ({ client }: RequestFixture) => `plumbline.session_token=${client.token}`;
const foreign = (name: string, headers: Record<string, string>, body = `${COMPANY}}`): RequestRow => ({
  name,
  status: 403,
  text: /another site/,
  send: (fixture) =>
    call(fixture, {
      method: 'POST',
      session: 'none',
      headers: { cookie: cookieOf(fixture), ...JSON_TYPE, ...headers },
      body,
    }),
});

const SESSIONS: RequestRow[] = [
  foreign('a change from another site', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }),
  foreign('a change from a sandboxed frame', { origin: 'null' }),
  foreign(
    'a change by a form of another site that looks like JSON',
    { origin: 'https://elsewhere.test', 'content-type': 'text/plain' },
    `${COMPANY},"x":"="}`,
  ),
  {
    name: 'signing in from another site',
    status: 403,
    send: (fixture) =>
      call(fixture, {
        method: 'POST',
        path: '/api/auth/sign-in/email',
        session: 'none',
        headers: { ...JSON_TYPE, origin: 'https://elsewhere.test' },
        body: '{"email":"a@example.test","password":"correct horse"}',
      }),
  },
  post(
    'signing in with 100 KB',
    JSON.stringify({ email: 'a@example.test', password: 'x'.repeat(100_000) }),
    413,
    undefined,
    { path: '/api/auth/sign-in/email', session: 'none' },
  ),
  get('a session that was made up', COMPANIES, 401, undefined, {
    session: 'none',
    headers: { cookie: 'plumbline.session_token=abc.def' },
  }),
  {
    name: 'a session whose signature was changed',
    status: 401,
    send: (fixture) =>
      call(fixture, {
        session: 'none',
        headers: {
          cookie: `plumbline.session_token=${encodeURIComponent(`${fixture.client.token.split('.')[0]}.AAAA`)}`,
        },
      }),
  },
  get('a token without a signature', COMPANIES, 401, undefined, {
    session: 'none',
    headers: { authorization: `Bearer ${btoa('{"alg":"none"}')}.${btoa('{"sub":"admin"}')}.` },
  }),
  get('a password where a token belongs', COMPANIES, 401, undefined, {
    session: 'none',
    headers: { authorization: `Basic ${btoa('admin:admin')}` },
  }),
  get('a page past the middleware by its own header', '/companies', 307, undefined, {
    session: 'none',
    headers: {
      'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
      'x-middleware-next': '1',
    },
  }),
  get(
    'a way back to another site after sign-in',
    '/sign-in?redirect_url=https%3A%2F%2Felsewhere.test%2F',
    200,
    /^(?![^]*(?:href|content)="https:\/\/elsewhere\.test)/,
    { session: 'none' },
  ),
];

export const REQUEST_ROWS: RequestRow[] = [...BODIES, ...FORMS, ...LINES, ...ADDRESSES, ...SESSIONS];
