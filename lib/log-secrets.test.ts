import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { errorForLog, withoutSecrets } from './log-secrets';

function logged(event: Record<string, unknown>): string {
  const lines: string[] = [];
  const log = pino({ formatters: { log: (fields) => withoutSecrets(fields) as Record<string, unknown> }, serializers: { err: errorForLog } }, { write: (line: string) => void lines.push(line) });
  log.info(event, 'something happened');
  return lines.join('');
}

const SECRET = 'hunter2hunter2hunter2';

describe('what the log leaves out', () => {
  it.each([
    ['a header', { request: { headers: { authorization: `Bearer ${SECRET}` } } }],
    ['a cookie', { headers: new Headers({ cookie: `plumbline.session_token=${SECRET}` }) }],
    ['settings', { settings: { AUTH_SECRET: SECRET, OPENAI_API_KEY: SECRET, CLERK_JWT: SECRET, S3_SECRET_ACCESS_KEY: SECRET } }],
    ['a password far inside', { a: { b: { c: [{ password: SECRET, newPassword: SECRET }] } } }],
    ['a token of a session', { session: { refreshToken: SECRET, access_token: SECRET } }],
    ['the address of a database', { message: `cannot reach postgres://plumbline:${SECRET}@db:5432/main` }],
    ['a sentence with a key', { message: `the key sk-${SECRET} was refused` }],
    ['an error of a call', { err: Object.assign(new Error(`401 for Bearer ${SECRET}`), { config: { headers: { Authorization: SECRET } } }) }],
    ['the cause of an error', { err: new Error('failed', { cause: new Error(`postgres://u:${SECRET}@h/d`) }) }],
    ['a failed statement', { err: Object.assign(new Error(`Failed query: insert into "session" values ($1)\nparams: ${SECRET}`), { query: 'insert', params: [SECRET] }) }],
  ])('%s', (_where, event) => {
    expect(logged(event)).not.toContain(SECRET);
  });

  it('keeps what an operator needs', () => {
    const line = logged({ requestId: 'r-1', tokens: 512, path: '/api/v1/queries', err: Object.assign(new Error('Failed query: select 1\nparams: x'), { query: 'select 1', code: '57P01' }) });
    for (const kept of ['"requestId":"r-1"', '"tokens":512', '/api/v1/queries', 'Failed query: select 1', '57P01', 'something happened']) expect(line).toContain(kept);
  });
});
