import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeDatabase, database } from '@/db/client';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { migrateDatabase } from '@/db/migrate';
import { auditRecords, member, organization, user } from '@/db/schema';
import type { AuthProvider } from '@/lib/auth/types';
import { authSuite, type AuthHarness } from '../support/auth-suite';
import { clerkHarness } from '../support/clerk-harness';
import { startClerkServer, type ClerkServer } from '../support/clerk-server';
import { signedWebhook, tokenSigner, WEBHOOK_SECRET, type TokenOptions } from '../support/clerk-tokens';
import { ClerkRefusal } from '../support/clerk-world';

const APP_URL = 'http://localhost:3000';
const signer = tokenSigner(APP_URL);
const stranger = tokenSigner(APP_URL);

let stop: () => Promise<void>;
let server: ClerkServer;
let harness: AuthHarness;
let provider: AuthProvider;
let deliver: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  server = await startClerkServer({ secretKey, jwks: () => [signer.jwk] });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clerk-'));
  const embedded = await startEmbeddedDatabase({ dataDir });
  Object.assign(process.env, {
    DATABASE_URL: embedded.url,
    DATA_DIR: dataDir,
    APP_URL,
    CLERK_SECRET_KEY: secretKey,
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('clerk.example.test$').toString('base64')}`,
    CLERK_API_URL: server.url,
    CLERK_WEBHOOK_SIGNING_SECRET: WEBHOOK_SECRET,
  });
  await migrateDatabase(embedded.url);
  stop = async () => {
    await closeDatabase();
    await embedded.stop();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  provider = (await import('@/lib/auth')).authProvider();
  deliver = (await import('@/app/api/webhooks/clerk/route')).POST;
  harness = clerkHarness(provider, server, signer, deliver);
});
afterAll(() => stop());

authSuite('Clerk', () => harness);

const bearer = (options: TokenOptions, by = signer) => new Headers({ authorization: `Bearer ${by.token(options)}` });
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** A person the product has seen, admin of an organization that is active. */
async function known(name: string) {
  const person = await harness.newPerson(name);
  const organizationId = await harness.newOrganization(person, `${name} Fund`);
  await provider.resolveContext(person.cookie);
  const session = { userId: person.userId, organization: { id: organizationId, role: 'org:admin' } };
  return { ...person, organizationId, session };
}

async function contextOf(headers: Headers) {
  const ctx = await provider.resolveContext(headers);
  if (!ctx) throw new Error('no context');
  return ctx;
}

describe('session tokens of Clerk', () => {
  it('are read in both versions of their claims', async () => {
    const { session, organizationId } = await known('Both Versions');
    for (const version of [1, 2] as const) expect(await provider.resolveContext(bearer({ ...session, version }))).toMatchObject({ tenantId: organizationId, role: 'org:admin' });
  });

  it('are taken from the cookie that is named after our key, before one of another application on the host', async () => {
    const { session, userId } = await known('Two Applications');
    const suffix = createHash('sha1').update(process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? '').digest('base64url').slice(0, 8);
    const cookie = `__session=${stranger.token(session)}; __session_${suffix}=${signer.token(session)}`;
    expect(await provider.resolveContext(new Headers({ cookie }))).toMatchObject({ userId });
  });

  it.each([
    ['expired', { issuedAt: ago(120) }],
    ['not yet valid', { notBefore: ago(-120) }],
    ['issued in the future', { issuedAt: ago(-120) }],
    ['made for another site', { azp: 'https://elsewhere.example' }],
    ['made for no site', { azp: null }],
    ['without a session', { extra: { sid: undefined } }],
    ['of a session that still has tasks', { extra: { sts: 'pending' } }],
    ['unsigned', { header: { alg: 'none' } }],
    ['of another kind', { header: { typ: 'at+jwt' } }],
    ['naming an unknown key', { header: { kid: 'ins_other' } }],
  ] satisfies [string, Partial<TokenOptions>][])('open nothing when %s', async (_, options) => {
    const { session } = await known('Refused');
    expect(await provider.resolveContext(bearer({ ...session, ...options }))).toBeNull();
  });

  it('open nothing when signed by another key under the name of ours, or altered', async () => {
    const { session, organizationId } = await known('Forged');
    expect(await provider.resolveContext(bearer({ ...session, header: { kid: signer.keyId } }, stranger))).toBeNull();
    const [header, payload = '', signature] = signer.token({ userId: session.userId }).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const altered = Buffer.from(JSON.stringify({ ...claims, o: { id: organizationId, rol: 'admin' } })).toString('base64url');
    expect(await provider.resolveContext(new Headers({ authorization: `Bearer ${header}.${altered}.${signature}` }))).toBeNull();
  });

  it('give the weakest role for one that we do not know', async () => {
    const { organizationId } = await known('Custom Roles');
    const person = await harness.newPerson('Odd Role');
    server.world.addMember(organizationId, person.userId, 'org:auditor');
    expect(await provider.resolveContext(bearer({ userId: person.userId, organization: { id: organizationId, role: 'org:auditor' } }))).toMatchObject({ role: 'org:viewer' });
  });

  it('are believed over older tables, and not over newer ones', async () => {
    const { organizationId, cookie } = await known('Role Changes');
    const person = await harness.newPerson('Changing');
    await harness.join(organizationId, { cookie }, person, 'org:admin');
    await contextOf(person.cookie);
    const old = new Headers(person.cookie);
    server.world.changeRole(organizationId, person.userId, 'org:viewer');
    await harness.activate(person, organizationId);
    expect(await provider.resolveContext(person.cookie)).toMatchObject({ role: 'org:viewer' });
    expect(await provider.resolveContext(old)).toMatchObject({ role: 'org:viewer' });
  });
});

describe('the local tables', () => {
  it('hold the person, the organization and the role after the first request', async () => {
    const { userId, email, organizationId } = await known('Mirrored Person');
    const [row] = await database()
      .select({ name: user.name, email: user.email, organization: organization.name, role: member.role })
      .from(user)
      .innerJoin(member, eq(member.userId, user.id))
      .innerJoin(organization, eq(organization.id, member.organizationId))
      .where(and(eq(user.id, userId), eq(organization.id, organizationId)));
    expect(row).toEqual({ name: 'Mirrored Person', email, organization: 'Mirrored Person Fund', role: 'admin' });
  });

  it('are refreshed after a day, and serve on while Clerk does not answer', async () => {
    const person = await known('Old Name');
    const age = () => database().update(user).set({ updatedAt: ago(25 * 60 * 60) }).where(eq(user.id, person.userId));
    const renamed = server.world.people.get(person.userId);
    if (!renamed) throw new Error('no person');
    renamed.firstName = 'New';
    await age();
    expect(await provider.sessionView(person.cookie)).toMatchObject({ user: { name: 'New Name' } });
    await age();
    await refusing(new ClerkRefusal(500, 'internal_clerk_error', 'Oops', 'Oops'), async () => {
      expect(await provider.resolveContext(person.cookie)).toMatchObject({ tenantId: person.organizationId });
    });
  });

  it('let an address move to the person who holds it now, but take none from an embedded account', async () => {
    const [before, after] = [await known('First Holder'), await harness.newPerson('Second Holder')];
    const holder = server.world.people.get(after.userId);
    if (!holder) throw new Error('no person');
    holder.email = before.email;
    expect(await provider.sessionView(after.cookie)).toMatchObject({ user: { email: before.email } });
    const newcomer = await harness.newPerson('Newcomer');
    await database().insert(user).values({ id: randomUUID(), name: 'Embedded', email: newcomer.email });
    await expect(provider.resolveContext(newcomer.cookie)).rejects.toMatchObject({ code: 'conflict', detail: expect.stringContaining('a database of its own') });
  });
});

async function refusing(refusal: ClerkRefusal, act: () => Promise<void>, headers?: Record<string, string>): Promise<void> {
  server.refuseAll(refusal, headers);
  try {
    await act();
  } finally {
    server.refuseAll(null);
  }
}

describe('a Clerk that refuses', () => {
  it.each([
    [new ClerkRefusal(503, 'internal', 'down', 'down'), 'unavailable', 'The sign-in service does not answer. You are still signed in; try again in a minute.'],
    [new ClerkRefusal(401, 'clerk_key_invalid', 'bad key', 'bad key'), 'unavailable', 'The operator must check CLERK_SECRET_KEY.'],
    [new ClerkRefusal(422, 'form_param_invalid', 'short', 'The long sentence of Clerk.'), 'invalid', 'The long sentence of Clerk.'],
    [new ClerkRefusal(403, 'organization_membership_quota_exceeded', 'short', 'You have reached your limit of 5 organization memberships, including outstanding invitations.'), 'conflict', 'You have reached your limit of 5'],
  ])('is told in a sentence: %s', async (refusal, code, sentence) => {
    const ctx = await contextOf((await known('Refused By Clerk')).cookie);
    await refusing(refusal, async () => {
      await expect(provider.inviteMember(ctx, { email: 'new@example.test', role: 'org:member' })).rejects.toMatchObject({ code, detail: expect.stringContaining(sentence) });
    });
  });

  it('passes on for how long to wait', async () => {
    const ctx = await contextOf((await known('Hasty')).cookie);
    await refusing(
      new ClerkRefusal(429, 'too_many_requests', 'slow', 'slow'),
      () => expect(provider.listMembers(ctx, { limit: 5, offset: 0 })).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 }),
      { 'retry-after': '7' },
    );
  });

  it('is no sign-out: a person never seen gets 503, and a member known before keeps working', async () => {
    const [seen, unseen] = [await known('Seen'), await harness.newPerson('Unseen')];
    await refusing(new ClerkRefusal(502, 'bad_gateway', 'down', 'down'), async () => {
      expect(await provider.resolveContext(seen.cookie)).toMatchObject({ tenantId: seen.organizationId });
      await expect(provider.resolveContext(unseen.cookie)).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
});

describe('a token that disagrees with the tables while Clerk does not answer', () => {
  const down = new ClerkRefusal(502, 'bad_gateway', 'down', 'down');

  it('gives the weaker of both roles', async () => {
    const [demoted, promoted] = [await known('Demoted'), await harness.newPerson('Promoted')];
    await harness.join(demoted.organizationId, demoted, promoted, 'org:viewer');
    await contextOf(promoted.cookie);
    await refusing(down, async () => {
      const as = (person: { userId: string }, role: string) => bearer({ userId: person.userId, organization: { id: demoted.organizationId, role } });
      expect(await provider.resolveContext(as(demoted, 'org:member'))).toMatchObject({ role: 'org:member' });
      expect(await provider.resolveContext(as(promoted, 'org:admin'))).toMatchObject({ role: 'org:viewer' });
    });
  });

  it('opens no organization that the tables do not name', async () => {
    const [outsider, other] = [await known('Outsider'), await known('Other')];
    await refusing(down, async () => {
      const claimed = bearer({ userId: outsider.userId, organization: { id: other.organizationId, role: 'org:admin' } });
      await expect(provider.resolveContext(claimed)).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
});

describe('members and invitations through Clerk', () => {
  it('leave audit records, and take the role at once whatever the token says', async () => {
    const admin = await known('Auditing');
    const person = await harness.newPerson('Audited');
    await harness.join(admin.organizationId, admin, person, 'org:admin');
    await contextOf(person.cookie);
    const ctx = await contextOf(admin.cookie);
    await provider.updateMemberRole(ctx, person.userId, 'org:viewer');
    expect(await provider.resolveContext(person.cookie)).toMatchObject({ role: 'org:viewer' });
    const { invitation, link } = await provider.inviteMember(ctx, { email: 'Audited@Example.test', role: 'org:viewer' });
    expect({ link, invitation }).toMatchObject({ link: null, invitation: { email_address: 'audited@example.test', role: 'org:viewer', status: 'pending' } });
    await provider.revokeInvitation(ctx, invitation.id);
    await provider.removeMember(ctx, person.userId);
    expect(await provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });
    expect(await auditOf(admin.organizationId)).toEqual(['member.role', 'invitation.create', 'invitation.revoke', 'member.remove']);
  });

  it('keep Clerk’s own words for what Clerk refuses', async () => {
    const ctx = await contextOf((await known('Own Words')).cookie);
    await provider.inviteMember(ctx, { email: 'twice@example.test', role: 'org:member' });
    await expect(provider.inviteMember(ctx, { email: 'twice@example.test', role: 'org:member' })).rejects.toMatchObject({ code: 'conflict', detail: 'Organizations cannot have duplicate pending invitations for an email address.' });
    await expect(provider.revokeInvitation(ctx, 'orginv_unknown')).rejects.toMatchObject({ code: 'not_found' });
  });
});

async function auditOf(tenantId: string): Promise<string[]> {
  const rows = await database().select({ action: auditRecords.action }).from(auditRecords).where(eq(auditRecords.tenantId, tenantId)).orderBy(auditRecords.id);
  return rows.map(({ action }) => action);
}

describe('webhooks of Clerk', () => {
  it('are refused with 400 when unsigned, wrongly signed, altered or stale', async () => {
    const event = { type: 'user.deleted', data: { id: 'user_x', deleted: true } };
    const altered = signedWebhook(event);
    const wrong = [
      new Request(altered.url, { method: 'POST', body: JSON.stringify(event) }),
      signedWebhook(event, { secret: `whsec_${randomBytes(24).toString('base64')}` }),
      new Request(altered.url, { method: 'POST', headers: altered.headers, body: JSON.stringify({ ...event, data: { id: 'user_y' } }) }),
      signedWebhook(event, { at: ago(3600) }),
    ];
    for (const request of wrong) expect((await deliver(request)).status).toBe(400);
  });

  it('end a membership and an organization, however often they come, and keep what was made', async () => {
    const admin = await known('Ending');
    const [person] = [await harness.newPerson('Ended')];
    await harness.join(admin.organizationId, admin, person, 'org:member');
    await contextOf(person.cookie);
    const gone = server.world.membershipJson(server.world.membership(admin.organizationId, person.userId));
    server.world.removeMember(admin.organizationId, person.userId);
    for (let times = 0; times < 2; times += 1) expect((await deliver(signedWebhook({ type: 'organizationMembership.deleted', data: gone }))).status).toBe(200);
    expect(await provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });

    server.world.removeOrganization(admin.organizationId);
    for (let times = 0; times < 2; times += 1) expect((await deliver(signedWebhook({ type: 'organization.deleted', data: { id: admin.organizationId, object: 'organization', deleted: true } }))).status).toBe(200);
    expect(await provider.resolveContext(admin.cookie)).toMatchObject({ tenantId: admin.userId, organizationId: null });
    expect(await auditOf(admin.organizationId)).toEqual(['member.remove', 'organization.delete']);
  });

  it('refresh names and roles from Clerk, whatever an overtaken delivery says', async () => {
    const admin = await known('Refreshing');
    const person = await harness.newPerson('Promoted');
    await harness.join(admin.organizationId, admin, person, 'org:viewer');
    await contextOf(person.cookie);
    const overtaken = server.world.membershipJson(server.world.membership(admin.organizationId, person.userId));
    server.world.changeRole(admin.organizationId, person.userId, 'org:member');
    const fund = server.world.organizations.get(admin.organizationId);
    if (!fund) throw new Error('no organization');
    fund.name = 'Renamed Fund';
    await deliver(signedWebhook({ type: 'organizationMembership.updated', data: overtaken }));
    await deliver(signedWebhook({ type: 'organization.updated', data: server.world.organizationJson(fund) }));
    const [row] = await database().select({ role: member.role, name: organization.name }).from(member).innerJoin(organization, eq(organization.id, member.organizationId)).where(eq(member.userId, person.userId));
    expect(row).toEqual({ role: 'member', name: 'Renamed Fund' });
  });

  it('end the access of a deleted and of a banned person', async () => {
    const [deleted, banned] = [await known('Deleted'), await known('Banned')];
    server.world.people.delete(deleted.userId);
    await deliver(signedWebhook({ type: 'user.deleted', data: { id: deleted.userId, object: 'user', deleted: true } }));
    expect(await provider.resolveContext(deleted.cookie)).toBeNull();
    const person = server.world.people.get(banned.userId);
    if (!person) throw new Error('no person');
    person.banned = true;
    await deliver(signedWebhook({ type: 'user.updated', data: server.world.personJson(person) }));
    expect(await provider.resolveContext(banned.cookie)).toBeNull();
  });

  it('of people who never opened the product change nothing', async () => {
    const userId = server.world.addPerson('Never Here', 'never@example.test');
    await deliver(signedWebhook({ type: 'user.updated', data: { id: userId } }));
    expect(await database().select().from(user).where(eq(user.id, userId))).toEqual([]);
  });
});

describe('the HTTP API on Clerk', () => {
  it('answers its calls to a bearer token, refuses a forged one, and says so when Clerk is down', async () => {
    const { GET } = await import('@/app/api/v1/companies/route');
    const ask = (headers: Headers) => GET(new Request(`${APP_URL}/api/v1/companies`, { headers }), { params: Promise.resolve({}) });
    const person = await known('Caller');
    const answered = await ask(bearer(person.session));
    expect([answered.status, await answered.json()]).toEqual([200, []]);
    expect((await ask(bearer(person.session, stranger))).status).toBe(401);
    const unseen = await harness.newPerson('Unseen Caller');
    await refusing(new ClerkRefusal(503, 'down', 'down', 'down'), async () => {
      const refused = await ask(unseen.bearer);
      expect([refused.status, await refused.json()]).toEqual([503, { code: 'unavailable', detail: 'The sign-in service does not answer. You are still signed in; try again in a minute.' }]);
    });
  });
});

describe('the doctor', () => {
  it('says what Clerk lacks, and what to do', async () => {
    const [{ checkClerk }, { env }] = await Promise.all([import('@/scripts/doctor/clerk-check'), import('@/lib/env')]);
    expect(await checkClerk({ ...env(), CLERK_WEBHOOK_SIGNING_SECRET: undefined })).toMatchObject({ state: 'configured', detail: 'Clerk at clerk.example.test', advice: expect.stringMatching(/CLERK_JWT_KEY.*CLERK_WEBHOOK_SIGNING_SECRET/) });
    expect(await checkClerk({ ...env(), CLERK_JWT_KEY: stranger.publicPem })).toMatchObject({ state: 'problem', detail: 'CLERK_JWT_KEY is not a key of clerk.example.test' });
    server.world.roles.delete('org:viewer');
    expect(await checkClerk(env())).toMatchObject({ state: 'problem', detail: 'Clerk at clerk.example.test has no role org:viewer' });
    server.world.roles.add('org:viewer');
    await refusing(new ClerkRefusal(401, 'clerk_key_invalid', 'bad', 'bad'), async () => {
      expect(await checkClerk(env())).toMatchObject({ state: 'problem', detail: expect.stringContaining('CLERK_SECRET_KEY') });
    });
  });
});

describe('with CLERK_JWT_KEY', () => {
  it('checks tokens without any call, Clerk being gone', async () => {
    const person = await known('Networkless');
    const token = signer.token(person.session);
    await server.stop();
    const before = server.calls.length;
    process.env.CLERK_JWT_KEY = signer.publicPem.trim().replaceAll('\n', '\\n');
    Reflect.deleteProperty(globalThis, 'plumblineClerkKeys');
    vi.resetModules();
    const { clerkProvider } = await import('@/lib/auth/clerk');
    expect(await clerkProvider.resolveContext(new Headers({ cookie: `__session=${token}` }))).toMatchObject({ userId: person.userId, tenantId: person.organizationId });
    expect(await clerkProvider.resolveContext(bearer({ ...person.session, header: { kid: signer.keyId } }, stranger))).toBeNull();
    expect(server.calls.length).toBe(before);
  });
});
