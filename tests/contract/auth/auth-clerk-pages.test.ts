import { NextRequest, type NextFetchEvent } from 'next/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenSigner } from '@/tests/support/clerk/clerk-tokens';

const APP_URL = 'https://plumbline.example.test';
const HOST = 'clerk.example.test';
const signer = tokenSigner(APP_URL);

let ask: (path: string, cookie?: string) => Promise<Response>;

beforeAll(async () => {
  Object.assign(process.env, {
    APP_URL,
    CLERK_SECRET_KEY: 'sk_live_of_the_test',
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from(`${HOST}$`).toString('base64')}`,
    CLERK_JWT_KEY: signer.publicPem,
    // Nothing listens there: these pages may not need Clerk's API.
    CLERK_API_URL: 'http://127.0.0.1:9',
  });
  const { middleware } = await import('@/middleware');
  const event = { waitUntil: () => undefined } as unknown as NextFetchEvent;
  ask = (path, cookie) =>
    middleware(
      new NextRequest(`${APP_URL}${path}`, {
        headers: { accept: 'text/html', 'sec-fetch-dest': 'document', ...(cookie ? { cookie } : {}) },
      }),
      event,
    );
});

const session = (issuedAt = new Date()) =>
  `__client_uat=${Math.floor(issuedAt.getTime() / 1000) - 60}; ` +
  `__session=${signer.token({ userId: 'user_of_the_test', issuedAt, extra: { fva: [0, -1] } })}`;

describe('pages behind Clerk', () => {
  it('send a visitor to sign-in, remembering where from', async () => {
    const answered = await ask('/reports?tab=all');
    expect([answered.status, answered.headers.get('location')]).toEqual([
      307,
      `${APP_URL}/sign-in?redirect_url=%2Freports%3Ftab%3Dall`,
    ]);
  });

  it('open to a session, with their nonce and what Clerk loads in the policy', async () => {
    const answered = await ask('/companies', session());
    expect(answered.status).toBe(200);
    expect([...answered.headers.keys()].filter((name) => name.includes('clerk'))).toEqual([]);
    expect(answered.headers.get('x-middleware-request-x-nonce')).toBeTruthy();
    const policy = answered.headers.get('content-security-policy') ?? '';
    for (const source of [
      `connect-src 'self' https://${HOST}`,
      'https://img.clerk.com',
      "frame-src 'self' https://challenges.cloudflare.com",
    ])
      expect(policy).toContain(source);
    expect(policy).toContain(`nonce-${answered.headers.get('x-middleware-request-x-nonce')}`);
  });

  it('have Clerk renew a session whose token ran out, and come back', async () => {
    const answered = await ask('/companies', session(new Date(Date.now() - 3_600_000)));
    const target = new URL(answered.headers.get('location') ?? '');
    expect([answered.status, target.host, target.pathname, target.searchParams.get('redirect_url')]).toEqual([
      307,
      HOST,
      '/v1/client/handshake',
      `${APP_URL}/companies`,
    ]);
  });

  it('see the token that Clerk made on the way, which the browser is given too', async () => {
    const [old, fresh] = [session(new Date(Date.now() - 3_600_000)), signer.token({ userId: 'user_of_the_test' })];
    const handshake = signer.token({
      userId: 'user_of_the_test',
      extra: { handshake: [`__session=${fresh}; Path=/`, '__client_uat=1; Path=/'] },
    });
    const answered = await ask('/companies', `theme=dark; ${old}; __clerk_handshake=${handshake}`);
    expect(answered.status).toBe(200);
    expect(answered.headers.getSetCookie().join()).toContain(`__session=${fresh}`);
    expect(answered.headers.get('x-middleware-request-cookie')).toContain(`__session=${fresh}`);
    expect(answered.headers.get('x-middleware-request-cookie')).toContain('theme=dark');
  });

  it('leave a token that is none to the page', async () => {
    expect((await ask('/companies', '__client_uat=1; __session=no.token.here')).status).toBe(200);
  });

  it('keep sign-in open', async () => {
    expect((await ask('/sign-in')).status).toBe(200);
  });
});
