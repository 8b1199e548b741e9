import { describe, expect, it } from 'vitest';
import { requireSameOrigin } from './same-origin';

const settings = { appUrl: 'https://plumbline.example.test', PORT: 3000 };
const check = (method: string, headers: Record<string, string>) => () =>
  requireSameOrigin(new Request('https://plumbline.example.test/api/v1/companies', { method, headers }), settings);
const cookie = 'plumbline.session_token=x';

describe('requireSameOrigin', () => {
  it.each([
    ['our own page', { cookie, origin: 'https://plumbline.example.test', 'sec-fetch-site': 'same-origin' }],
    ['our own page in a browser without Sec-Fetch-Site', { cookie, origin: 'https://plumbline.example.test' }],
    ['a program with a bearer token', { authorization: 'Bearer x', origin: 'https://elsewhere.test' }],
    ['a program without a session', {}],
    ['a program with a cookie', { cookie }],
  ])('lets a change by %s pass', (_who, headers) => {
    expect(check('POST', headers)).not.toThrow();
  });

  it.each([
    ['another site', { cookie, origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }],
    ['another site that signs somebody in', { origin: 'https://elsewhere.test' }],
    ['a neighbouring host', { cookie, origin: 'https://other.example.test', 'sec-fetch-site': 'same-site' }],
    ['a sandboxed frame', { cookie, origin: 'null' }],
    ['the same host without encryption', { cookie, origin: 'http://plumbline.example.test' }],
  ])('refuses a change by %s', (_who, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(check(method, headers)).toThrow(/another site/);
  });

  it('allows reading', () => {
    expect(check('GET', { cookie, origin: 'https://elsewhere.test' })).not.toThrow();
  });
});
