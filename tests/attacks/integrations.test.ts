import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database, systemDatabase } from '@/db/client';
import { apiTokens, webhookDeliveries, webhooks } from '@/db/schema';
import { inTenant } from '@/db/tenant-scope';
import { emitEvent } from '@/lib/events/emit';
import { deliverWebhook } from '@/lib/integrations/webhooks/deliver';
import { unseal } from '@/lib/integrations/webhooks/seal';
import { call, openInstallation, signUp, type Installation } from '../support/in-process';
import { startReceiver } from '../support/servers/webhook-receiver';

const ROOT = '/api/v1/organizations/current';
const signal = new AbortController().signal;

type Token = { id: string; token: string };
type Hook = { id: string; secret: string };

const makeToken = async (bearer: string, scopes: string[]): Promise<Token> =>
  (await call<Token>('POST', `${ROOT}/tokens`, { name: 'Program', scopes }, { bearer })).body;

let installation: Installation;
beforeAll(async () => void (installation = await openInstallation({ RATE_LIMIT_REQUESTS: '50' })));
afterAll(() => installation.close());

describe('API tokens under attack', () => {
  it('a reader of the database holds no token', async () => {
    const person = await signUp();
    const made = await makeToken(person.bearer, ['admin']);
    const [row] = await systemDatabase().select().from(apiTokens).where(eq(apiTokens.id, made.id));
    expect(JSON.stringify(row)).not.toContain(made.token.slice(8));
    for (const bearer of [row?.tokenHash ?? '', `plb_${row?.tokenHash ?? ''}`, row?.prefix ?? ''])
      expect((await call('GET', ROOT, undefined, { bearer })).status).toBe(401);
  });

  it('neither an expired, a revoked nor an altered token opens anything', async () => {
    const person = await signUp();
    const [expired, revoked, altered] = [
      await makeToken(person.bearer, ['read']),
      await makeToken(person.bearer, ['read']),
      await makeToken(person.bearer, ['read']),
    ];
    await systemDatabase()
      .update(apiTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiTokens.id, expired.id));
    await call('DELETE', `${ROOT}/tokens/${revoked.id}`, undefined, { bearer: person.bearer });
    for (const bearer of [expired.token, revoked.token, `${altered.token}A`, altered.token.slice(0, -1), 'plb_'])
      expect((await call('GET', ROOT, undefined, { bearer })).status).toBe(401);
  });

  it('a bad token is not made good by a cookie beside it', async () => {
    const person = await signUp();
    const answer = await call('GET', ROOT, undefined, { bearer: `plb_${'a'.repeat(43)}`, cookie: person.cookie });
    expect(answer.status).toBe(401);
  });

  it('a token is no cookie, and opens neither sign-in nor another tenant', async () => {
    const [person, other] = [await signUp(), await signUp()];
    const made = await makeToken(person.bearer, ['admin']);
    expect((await call('GET', ROOT, undefined, { cookie: `plumbline.session_token=${made.token}` })).status).toBe(401);
    expect((await call('GET', '/api/auth/get-session', undefined, { bearer: made.token })).body).toBeNull();
    expect((await call('DELETE', `${ROOT}/tokens/${made.id}`, undefined, { bearer: other.bearer })).status).toBe(404);
    expect((await call('GET', ROOT, undefined, { bearer: made.token })).status).toBe(200);
  });

  it('a token of few scopes makes no change by any way', async () => {
    const person = await signUp();
    const { token: bearer } = await makeToken(person.bearer, ['read']);
    const changes = [
      ['POST', `${ROOT}/tokens`, { name: 'More', scopes: ['admin'] }],
      ['POST', `${ROOT}/webhooks`, { url: 'https://hooks.invalid/', events: ['report.completed'] }],
      ['PUT', `${ROOT}/edgar-contact`, { name: 'Fund', email: 'a@example.test' }],
      ['POST', '/api/auth/organization/create', { name: 'Mine', slug: randomUUID() }],
      ['POST', '/api/v1/voting/calendar-feed', undefined],
      ['POST', '/api/v1/notifications/read-all', undefined],
    ] as const;
    for (const [method, target, body] of changes)
      expect((await call(method, target, body, { bearer })).status, target).toBe(403);
  });

  it('guesses are counted against their address, and then refused', async () => {
    const address = '10.9.8.7';
    const guess = async () => (await call('GET', ROOT, undefined, { bearer: `plb_${randomUUID()}`, address })).status;
    const seen = new Set<number>();
    // An address has ten times the limit of a user; a minute may end in between.
    for (let round = 0; round < 25 && !seen.has(429); round += 1)
      for (const status of await Promise.all(Array.from({ length: 50 }, guess))) seen.add(status);
    expect([...seen].sort()).toEqual([401, 429]);
  });
});

describe('webhooks under attack', () => {
  it.each([
    'http://hooks.example.test/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://[fd00:ec2::254]/',
    'https://user:secret@hooks.example.test/',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
  ])('%s is not taken', async (url) => {
    const { bearer } = await signUp();
    const answer = await call('POST', `${ROOT}/webhooks`, { url, events: ['report.completed'] }, { bearer });
    expect(answer.status).toBe(422);
  });

  it('a name that leads inside at the time of delivery is not followed', async () => {
    const receiver = await startReceiver();
    const port = new URL(receiver.url).port;
    const delivery = await deliveryTo(`https://rebound.hooks.invalid:${port}/`);
    const result = await deliverWebhook(
      { deliveryId: delivery.id, attempt: 1 },
      { signal, resolve: async () => ['127.0.0.1'] },
    );
    expect(result).toEqual({ code: null });
    expect(receiver.received).toEqual([]);
    const [row] = await systemDatabase().select().from(webhookDeliveries).where(eq(webhookDeliveries.id, delivery.id));
    expect(row?.lastError).toMatch(/private network/);
    await receiver.stop();
  });

  it('an address that was stored under other rules is checked again', async () => {
    const receiver = await startReceiver();
    const delivery = await deliveryTo(receiver.url);
    await deliverWebhook({ deliveryId: delivery.id, attempt: 1 }, { signal });
    expect(receiver.received).toEqual([]);
    await receiver.stop();
  });

  it('a reader of the database can sign nothing, nor move a secret to another webhook', async () => {
    const { bearer } = await signUp();
    const [one, other] = [await makeHook(bearer), await makeHook(bearer)];
    const stored = async (id: string) =>
      (await systemDatabase().select({ secret: webhooks.secret }).from(webhooks).where(eq(webhooks.id, id)))[0]?.secret;
    const sealed = (await stored(one.id)) ?? '';
    expect(sealed).not.toContain(one.secret.slice(6));
    expect(unseal(sealed, one.id)).toBe(one.secret);
    expect(() => unseal(sealed, other.id)).toThrow();
  });

  it("another tenant's webhook cannot be read, changed, sent again or deleted", async () => {
    const [owner, stranger] = [await signUp(), await signUp()];
    const hook = await makeHook(owner.bearer);
    const delivery = randomUUID();
    const tries = [
      ['GET', `${ROOT}/webhooks/${hook.id}/deliveries`, undefined],
      ['PATCH', `${ROOT}/webhooks/${hook.id}`, { is_paused: true }],
      ['POST', `${ROOT}/webhooks/${hook.id}/deliveries/${delivery}/redeliver`, undefined],
      ['DELETE', `${ROOT}/webhooks/${hook.id}`, undefined],
    ] as const;
    for (const [method, target, body] of tries)
      expect((await call(method, target, body, { bearer: stranger.bearer })).status).toBe(404);
  });
});

async function makeHook(bearer: string): Promise<Hook> {
  const body = { url: 'https://hooks.invalid/', events: ['report.completed'] };
  return (await call<Hook>('POST', `${ROOT}/webhooks`, body, { bearer })).body;
}

/** A waiting delivery whose webhook leads to `url`, whatever registration would have said. */
async function deliveryTo(url: string): Promise<{ id: string }> {
  const person = await signUp();
  const hook = await makeHook(person.bearer);
  await systemDatabase().update(webhooks).set({ url }).where(eq(webhooks.id, hook.id));
  await inTenant({ tenantId: person.userId, userId: person.userId }, () =>
    database().transaction((tx) =>
      emitEvent(tx, { type: 'report.completed', tenantId: person.userId, subject: 'Example', data: {} }),
    ),
  );
  const [row] = await systemDatabase()
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, hook.id));
  if (!row) throw new Error('no delivery was stored');
  return row;
}
