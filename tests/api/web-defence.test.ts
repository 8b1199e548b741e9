import { describe, expect, it } from 'vitest';
import { anonymous, baseUrl, newUser, type Answer } from '../support/api-client';

const page = (path: string) => fetch(`${baseUrl()}${path}`, { redirect: 'manual' });
const nonceOf = (policy: string | null) => /script-src [^;]*'nonce-([^']+)'/.exec(policy ?? '')?.[1];

describe('headers', () => {
  it.each(['/sign-in', '/sign-up', '/sign-in/nothing-here'])(
    '%s runs scripts by a nonce of its own alone',
    async (path) => {
      const [one, other] = await Promise.all([page(path), page(path)]);
      const nonce = nonceOf(one.headers.get('content-security-policy'));
      expect(nonce).toMatch(/^[\w+/]{22}==$/);
      expect(nonceOf(other.headers.get('content-security-policy'))).not.toBe(nonce);
      const scripts = (await one.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(3);
      expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
      expect(one.headers.get('cache-control')).toMatch(/no-store/);
    },
  );

  it('every answer says what browsers may not do with it', async () => {
    for (const path of [
      '/sign-in',
      '/companies',
      '/api/health',
      '/api/docs',
      '/api/v1/companies/',
      '/icon.svg',
      '/nothing-here.png',
    ]) {
      const { headers } = await page(path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers.get('x-powered-by'), path).toBeNull();
      // This product is not behind HTTPS, and must not make a browser believe it is.
      expect(headers.get('strict-transport-security'), path).toBeNull();
    }
  });

  it('answers of the API are data, and the API document runs its own scripts alone', async () => {
    expect((await page('/api/health')).headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*sandbox$/,
    );
    expect((await page('/api/docs')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it('the session cookie is out of reach of scripts and other sites', async () => {
    const { headers } = await anonymous('POST', '/api/auth/sign-up/email', {
      name: 'Test Person',
      email: `${crypto.randomUUID()}@example.test`,
      password: 'correct horse battery',
    });
    expect(headers.get('set-cookie')).toMatch(
      /plumbline\.session_token=[^;]+;(?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/)/,
    );
  });
});

describe('rate limits', () => {
  it('refuses a user beyond the limit with the time to wait, and no other user', async () => {
    const [eager, other] = await Promise.all([newUser(), newUser()]);
    const ask = () => eager.request<{ detail: string; code: string }>('POST', '/reports/generate', {});
    // The count starts again with each minute, and one may pass meanwhile.
    let refused: Answer<{ detail: string; code: string }> | undefined;
    for (let asked = 0; asked < 125 && !refused; asked += 5)
      refused = (await Promise.all(Array.from({ length: 5 }, ask))).find(({ status }) => status === 429);
    expect(refused?.body).toEqual({
      code: 'rate_limited',
      detail: expect.stringMatching(
        /^Too many reports were requested in a short time\. Please try again in (a second|\d+ seconds)\.$/,
      ),
    });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other.request('POST', '/reports/generate', {})).status).toBe(422);
    expect((await eager.request('GET', '/companies/')).status).toBe(200);
  });

  it('a batch counts as the questions in it', async () => {
    const eager = await newUser();
    const batch = { queries: Array(50).fill('What is the CEO pay ratio?'), document_ids: [crypto.randomUUID()] };
    const statuses: number[] = [];
    // 1,200 questions a minute are 24 batches; the count starts again with each minute, and one may pass meanwhile.
    for (let asked = 0; asked < 50 && !statuses.includes(429); asked += 1)
      statuses.push((await eager.request('POST', '/queries/batch', batch)).status);
    expect(statuses.length).toBeGreaterThan(24);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
  });
});
