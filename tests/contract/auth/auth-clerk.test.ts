import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema/index';
import { authSuite } from '@/tests/support/suites/auth-suite';
import {
  ago,
  APP_URL,
  auditOf,
  bearer,
  contextOf,
  known,
  refusing,
  signer,
  startClerkProduct,
  stranger,
  type ClerkProduct,
} from '@/tests/support/clerk/clerk-product';
import { clerkTokenSuite } from '@/tests/support/clerk/clerk-token-suite';
import { clerkWebhookSuite } from '@/tests/support/clerk/clerk-webhook-suite';
import { ClerkRefusal } from '@/tests/support/clerk/clerk-instance';

let started: ClerkProduct;
const product = () => started;
beforeAll(async () => {
  started = await startClerkProduct();
});
afterAll(() => started.stop());

authSuite('Clerk', () => product().harness);
clerkTokenSuite(product);
clerkWebhookSuite(product);

describe('the local tables', () => {
  it('hold the person, the organization and the role after the first request', async () => {
    const { userId, email, organizationId } = await known(product(), 'Mirrored Person');
    const [row] = await database()
      .select({ name: user.name, email: user.email, organization: organization.name, role: member.role })
      .from(user)
      .innerJoin(member, eq(member.userId, user.id))
      .innerJoin(organization, eq(organization.id, member.organizationId))
      .where(and(eq(user.id, userId), eq(organization.id, organizationId)));
    expect(row).toEqual({ name: 'Mirrored Person', email, organization: 'Mirrored Person Fund', role: 'admin' });
  });

  it('are refreshed within minutes for API tokens, whose makers may be banned without a webhook', async () => {
    const { userId, organizationId } = await known(product(), 'Token Maker');
    const access = () => product().provider.currentAccess(userId, organizationId);
    const age = () =>
      database()
        .update(user)
        .set({ updatedAt: ago(6 * 60) })
        .where(eq(user.id, userId));
    const person = product().server.instance.people.get(userId);
    if (!person) throw new Error('no person');
    await age();
    await refusing(product(), new ClerkRefusal(500, 'internal_clerk_error', 'Oops', 'Oops'), async () => {
      expect(await access()).toMatchObject({ role: 'org:admin' });
    });
    const other = await known(product(), 'Banned Maker');
    const banned = product().server.instance.people.get(other.userId);
    if (!banned) throw new Error('no person');
    banned.banned = true;
    expect(await product().provider.currentAccess(other.userId, other.organizationId)).not.toBeNull();
    await database()
      .update(user)
      .set({ updatedAt: ago(6 * 60) })
      .where(eq(user.id, other.userId));
    expect(await product().provider.currentAccess(other.userId, other.organizationId)).toBeNull();
  });

  it('are refreshed after a day, and serve on while Clerk does not answer', async () => {
    const person = await known(product(), 'Old Name');
    const age = () =>
      database()
        .update(user)
        .set({ updatedAt: ago(25 * 60 * 60) })
        .where(eq(user.id, person.userId));
    const renamed = product().server.instance.people.get(person.userId);
    if (!renamed) throw new Error('no person');
    renamed.firstName = 'New';
    await age();
    expect(await product().provider.sessionView(person.cookie)).toMatchObject({ user: { name: 'New Name' } });
    await age();
    await refusing(product(), new ClerkRefusal(500, 'internal_clerk_error', 'Oops', 'Oops'), async () => {
      expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ tenantId: person.organizationId });
    });
  });

  it('let an address move to the person who holds it now, but take none from an embedded account', async () => {
    const [before, after] = [
      await known(product(), 'First Holder'),
      await product().harness.newPerson('Second Holder'),
    ];
    const holder = product().server.instance.people.get(after.userId);
    if (!holder) throw new Error('no person');
    holder.email = before.email;
    expect(await product().provider.sessionView(after.cookie)).toMatchObject({ user: { email: before.email } });
    const newcomer = await product().harness.newPerson('Newcomer');
    await database().insert(user).values({ id: randomUUID(), name: 'Embedded', email: newcomer.email });
    await expect(product().provider.resolveContext(newcomer.cookie)).rejects.toMatchObject({
      code: 'conflict',
      detail: expect.stringContaining('a database of its own'),
    });
  });
});

describe('a Clerk that refuses', () => {
  it.each([
    [
      new ClerkRefusal(503, 'internal', 'down', 'down'),
      'unavailable',
      'The sign-in service is not responding. You are still signed in; try again in a minute.',
    ],
    [
      new ClerkRefusal(401, 'clerk_key_invalid', 'bad key', 'bad key'),
      'unavailable',
      'The operator must check CLERK_SECRET_KEY.',
    ],
    [
      new ClerkRefusal(422, 'form_param_invalid', 'short', 'The long sentence of Clerk.'),
      'invalid',
      'The long sentence of Clerk.',
    ],
    [
      new ClerkRefusal(
        403,
        'organization_membership_quota_exceeded',
        'short',
        'You have reached your limit of 5 organization memberships, including outstanding invitations.',
      ),
      'conflict',
      'You have reached your limit of 5',
    ],
  ])('is reported in a sentence: %s', async (refusal, code, sentence) => {
    const ctx = await contextOf(product(), (await known(product(), 'Refused By Clerk')).cookie);
    await refusing(product(), refusal, async () => {
      await expect(
        product().provider.inviteMember(ctx, { email: 'new@example.test', role: 'org:member' }),
      ).rejects.toMatchObject({ code, detail: expect.stringContaining(sentence) });
    });
  });

  it('passes on for how long to wait', async () => {
    const ctx = await contextOf(product(), (await known(product(), 'Hasty')).cookie);
    await refusing(
      product(),
      new ClerkRefusal(429, 'too_many_requests', 'slow', 'slow'),
      () =>
        expect(product().provider.listMembers(ctx, { limit: 5, offset: 0 })).rejects.toMatchObject({
          code: 'rate_limited',
          retryAfterSeconds: 7,
        }),
      { 'retry-after': '7' },
    );
  });

  it('does not sign out: an unknown person gets 503, and a known member keeps working', async () => {
    const [seen, unseen] = [await known(product(), 'Seen'), await product().harness.newPerson('Unseen')];
    await refusing(product(), new ClerkRefusal(502, 'bad_gateway', 'down', 'down'), async () => {
      expect(await product().provider.resolveContext(seen.cookie)).toMatchObject({ tenantId: seen.organizationId });
      await expect(product().provider.resolveContext(unseen.cookie)).rejects.toMatchObject({ code: 'unavailable' });
    });
  });
});

describe('members and invitations through Clerk', () => {
  it('leave audit records, and take the role at once whatever the token says', async () => {
    const admin = await known(product(), 'Auditing');
    const person = await product().harness.newPerson('Audited');
    await product().harness.join(admin.organizationId, admin, person, 'org:admin');
    await contextOf(product(), person.cookie);
    const ctx = await contextOf(product(), admin.cookie);
    await product().provider.updateMemberRole(ctx, person.userId, 'org:viewer');
    expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ role: 'org:viewer' });
    const { invitation, link } = await product().provider.inviteMember(ctx, {
      email: 'Audited@Example.test',
      role: 'org:viewer',
    });
    expect({ link, invitation }).toMatchObject({
      link: null,
      invitation: { email_address: 'audited@example.test', role: 'org:viewer', status: 'pending' },
    });
    await product().provider.revokeInvitation(ctx, invitation.id);
    await product().provider.removeMember(ctx, person.userId);
    expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });
    expect(await auditOf(admin.organizationId)).toEqual([
      'member.role',
      'invitation.create',
      'invitation.revoke',
      'member.remove',
    ]);
  });

  it('keep Clerk’s own words for what Clerk refuses', async () => {
    const ctx = await contextOf(product(), (await known(product(), 'Own Words')).cookie);
    await product().provider.inviteMember(ctx, { email: 'twice@example.test', role: 'org:member' });
    await expect(
      product().provider.inviteMember(ctx, { email: 'twice@example.test', role: 'org:member' }),
    ).rejects.toMatchObject({
      code: 'conflict',
      detail: 'Organizations cannot have duplicate pending invitations for an email address.',
    });
    await expect(product().provider.revokeInvitation(ctx, 'orginv_unknown')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the HTTP API on Clerk', () => {
  it('answers its calls to a bearer token, refuses a forged one, and says so when Clerk is down', async () => {
    const { GET } = await import('@/app/api/v1/companies/route');
    const ask = (headers: Headers) =>
      GET(new Request(`${APP_URL}/api/v1/companies`, { headers }), { params: Promise.resolve({}) });
    const person = await known(product(), 'Caller');
    const answered = await ask(bearer(person.session));
    expect([answered.status, await answered.json()]).toEqual([200, []]);
    expect((await ask(bearer(person.session, stranger))).status).toBe(401);
    const unseen = await product().harness.newPerson('Unseen Caller');
    await refusing(product(), new ClerkRefusal(503, 'down', 'down', 'down'), async () => {
      const refused = await ask(unseen.bearer);
      expect([refused.status, await refused.json()]).toEqual([
        503,
        {
          code: 'unavailable',
          detail: 'The sign-in service is not responding. You are still signed in; try again in a minute.',
        },
      ]);
    });
  });

  it("changes members under the rules of the database, and returns the organization's name", async () => {
    const admin = await known(product(), 'Calling Admin');
    const person = await product().harness.newPerson('Called Member');
    await product().harness.join(admin.organizationId, admin, person, 'org:viewer');
    await contextOf(product(), person.cookie);
    const [{ PATCH, DELETE }, current] = await Promise.all([
      import('@/app/api/v1/organizations/current/members/[user_id]/route'),
      import('@/app/api/v1/organizations/current/route'),
    ]);
    const call = (method: string, body?: unknown) =>
      new Request(`${APP_URL}/api/v1/organizations/current/members/${person.userId}`, {
        method,
        headers: { ...Object.fromEntries(bearer(admin.session)), 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const segment = { params: Promise.resolve({ user_id: person.userId }) };
    expect((await PATCH(call('PATCH', { role: 'org:member' }), segment)).ok).toBe(true);
    expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ role: 'org:member' });
    const named = await current.GET(
      new Request(`${APP_URL}/api/v1/organizations/current`, { headers: person.cookie }),
      { params: Promise.resolve({}) },
    );
    expect(await named.json()).toMatchObject({
      id: admin.organizationId,
      name: 'Calling Admin Fund',
      role: 'org:member',
    });
    expect((await DELETE(call('DELETE'), segment)).ok).toBe(true);
    expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });
  });
});

describe('the doctor', () => {
  it('says what Clerk lacks, and what to do', async () => {
    const [{ checkClerk }, { env }] = await Promise.all([import('@/scripts/doctor/clerk-check'), import('@/lib/env')]);
    expect(await checkClerk({ ...env(), CLERK_WEBHOOK_SIGNING_SECRET: undefined })).toMatchObject({
      state: 'configured',
      detail: 'Clerk at clerk.example.test',
      advice: expect.stringMatching(/CLERK_JWT_KEY.*CLERK_WEBHOOK_SIGNING_SECRET/),
    });
    expect(await checkClerk({ ...env(), CLERK_JWT_KEY: stranger.publicPem })).toMatchObject({
      state: 'problem',
      detail: 'CLERK_JWT_KEY is not a key of clerk.example.test',
    });
    product().server.instance.roles.delete('org:viewer');
    expect(await checkClerk(env())).toMatchObject({
      state: 'problem',
      detail: 'Clerk at clerk.example.test has no role org:viewer',
    });
    product().server.instance.roles.add('org:viewer');
    await refusing(product(), new ClerkRefusal(401, 'clerk_key_invalid', 'bad', 'bad'), async () => {
      expect(await checkClerk(env())).toMatchObject({
        state: 'problem',
        detail: expect.stringContaining('CLERK_SECRET_KEY'),
      });
    });
  });
});

describe('with CLERK_JWT_KEY', () => {
  it('checks tokens without any call, Clerk being gone', async () => {
    const person = await known(product(), 'Networkless');
    const token = signer.token(person.session);
    await product().server.stop();
    const before = product().server.calls.length;
    process.env.CLERK_JWT_KEY = signer.publicPem.trim().replaceAll('\n', '\\n');
    Reflect.deleteProperty(globalThis, 'plumblineClerkKeys');
    vi.resetModules();
    const { clerkProvider } = await import('@/lib/auth/clerk/provider');
    expect(await clerkProvider.resolveContext(new Headers({ cookie: `__session=${token}` }))).toMatchObject({
      userId: person.userId,
      tenantId: person.organizationId,
    });
    expect(
      await clerkProvider.resolveContext(bearer({ ...person.session, header: { kid: signer.keyId } }, stranger)),
    ).toBeNull();
    expect(product().server.calls.length).toBe(before);
  });
});
