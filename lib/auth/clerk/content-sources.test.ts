import { describe, expect, it } from 'vitest';
import { clerkContentSources, clerkFrontendHost } from './content-sources';

const keyOf = (host: string) => `pk_test_${Buffer.from(`${host}$`).toString('base64')}`;

describe('what Clerk loads', () => {
  it('comes from the host that the publishable key names', () => {
    expect(clerkFrontendHost(keyOf('lively-fox-12.clerk.accounts.dev'))).toBe('lively-fox-12.clerk.accounts.dev');
    expect(clerkFrontendHost(keyOf('clerk.example.com').replace(/=+$/, ''))).toBe('clerk.example.com');
    expect(clerkContentSources(keyOf('clerk.example.com'))['connect-src']).toEqual(['https://clerk.example.com']);
  });

  it.each(['a.example; script-src *', "a.example 'unsafe-inline'", '', 'a.example/path'])(
    'is nothing for a key that hides %j',
    (host) => {
      expect(clerkContentSources(keyOf(host))).toEqual({});
    },
  );
});
