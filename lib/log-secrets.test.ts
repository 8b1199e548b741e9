import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { CLEANED } from './log-secrets';

function logged(event: Record<string, unknown>, sentence = 'something happened'): string {
  const lines: string[] = [];
  const log = pino(CLEANED, { write: (line: string) => void lines.push(line) });
  log.info(event, sentence);
  return lines.join('');
}

const SECRET = 'hunter2hunter2hunter2';

/** An error as drizzle throws it: statement, parameters and cause. */
function failedStatement(): Error {
  const cause = Object.assign(new Error('connection lost'), { code: 'CONNECTION_CLOSED' });
  return Object.assign(
    new Error(`Failed query: select * from "session" where "token" = $1\nparams: ${SECRET},1`, { cause }),
    { query: 'select * from "session" where "token" = $1', params: [SECRET, 1] },
  );
}

describe('what is removed from the log', () => {
  it.each([
    ['a header', { request: { headers: { authorization: `Bearer ${SECRET}` } } }],
    ['a cookie', { headers: new Headers({ cookie: `plumbline.session_token=${SECRET}` }) }],
    [
      'settings',
      { settings: { AUTH_SECRET: SECRET, OPENAI_API_KEY: SECRET, CLERK_JWT: SECRET, S3_SECRET_ACCESS_KEY: SECRET } },
    ],
    ['a password far inside', { a: { b: { c: [{ password: SECRET, newPassword: SECRET }] } } }],
    ['a token of a session', { session: { refreshToken: SECRET, access_token: SECRET } }],
    ['the address of a database', { message: `cannot reach postgres://plumbline:${SECRET}@db:5432/main` }],
    ['a sentence with a key', { message: `the key sk-${SECRET} was refused` }],
    [
      'an error of a call',
      { err: Object.assign(new Error(`401 for Bearer ${SECRET}`), { config: { headers: { Authorization: SECRET } } }) },
    ],
    ['the cause of an error', { err: new Error('failed', { cause: new Error(`postgres://u:${SECRET}@h/d`) }) }],
    [
      'a failed statement',
      {
        err: Object.assign(new Error(`Failed query: insert into "session" values ($1)\nparams: ${SECRET}`), {
          query: 'insert',
          params: [SECRET],
        }),
      },
    ],
    ['a failed statement in a list, as the sign-in service logs it', { source: 'auth', rest: [failedStatement()] }],
    ['a failed statement far inside', { a: [{ b: [new Error('failed', { cause: failedStatement() })] }] }],
    ['the message of a failed statement, as a sentence', { rest: [failedStatement().message] }],
    ['several failed statements', { err: new AggregateError([failedStatement(), failedStatement()], 'both failed') }],
    [
      'what the database says of a value',
      {
        err: Object.assign(new Error(`invalid input syntax for type uuid: "${SECRET}"`), {
          severity: 'ERROR',
          code: '22P02',
          where: `unnamed portal parameter $1 = '${SECRET}'`,
        }),
      },
    ],
    [
      'a token in an address',
      { path: `/verify?email=a@b.example&token=${SECRET}`, rest: [`GET /x?access_token=${SECRET}#top`] },
    ],
  ])('%s', (_where, event) => {
    expect(logged(event)).not.toContain(SECRET);
  });

  it('a sentence beside an event', () => {
    expect(logged({}, failedStatement().message)).not.toContain(SECRET);
    expect(logged({}, `Bearer ${SECRET}`)).not.toContain(SECRET);
  });

  it('keeps what an operator needs', () => {
    const line = logged({
      requestId: 'r-1',
      tokens: 512,
      path: '/api/v1/queries',
      err: Object.assign(new Error('Failed query: select 1\nparams: x'), { query: 'select 1', code: '57P01' }),
    });
    for (const kept of [
      '"requestId":"r-1"',
      '"tokens":512',
      '/api/v1/queries',
      'Failed query: select 1',
      '57P01',
      'something happened',
    ])
      expect(line).toContain(kept);
  });
});
