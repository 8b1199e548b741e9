import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageContentPolicy, TOAST_STYLES_HASH } from './content-policy';

const strict = { nonce: 'bm9uY2U=', isDevelopment: false, isHttps: false };
const directive = (policy: string, name: string) => policy.split('; ').find((line) => line.startsWith(`${name} `));

describe('pageContentPolicy', () => {
  it('lets scripts run by nonce alone', () => {
    const scripts = directive(pageContentPolicy(strict), 'script-src');
    expect(scripts).toContain("'nonce-bm9uY2U='");
    expect(scripts).toContain("'strict-dynamic'");
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:/);
  });

  it('lets style elements in by nonce or hash alone', () => {
    expect(directive(pageContentPolicy(strict), 'style-src-elem')).not.toContain("'unsafe-inline'");
  });

  it('asks for encrypted requests only where the address is encrypted', () => {
    expect(pageContentPolicy(strict)).not.toContain('upgrade-insecure-requests');
    expect(pageContentPolicy({ ...strict, isHttps: true })).toMatch(/; upgrade-insecure-requests$/);
  });

  it('adds the sources of a hosted sign-in to our own', () => {
    const policy = pageContentPolicy({ ...strict, extra: { 'connect-src': ['https://clerk.example.test'] } });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://clerk.example.test");
  });

  it('knows the style sheet of the installed toast library', () => {
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const literal = /^__insertCSS\((".*")\);?$/m.exec(source)?.[1] ?? '""';
    const styles: unknown = JSON.parse(literal);
    expect(TOAST_STYLES_HASH).toBe(`'sha256-${createHash('sha256').update(String(styles)).digest('base64')}'`);
  });
});
