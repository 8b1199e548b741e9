import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AuthProvider } from '@/lib/auth/types';
import type { Role } from '@/lib/context';

/** The operations that the shared suite needs from every provider. */
export type AuthHarness = {
  provider: AuthProvider;
  /** A new person, signed in with the personal account; returns headers with the session. */
  newPerson(name: string): Promise<{ userId: string; email: string; cookie: Headers; bearer: Headers }>;
  /** A new organization with the person as admin, active in the person's session. */
  newOrganization(person: { cookie: Headers }, name: string): Promise<string>;
  /** Makes a person a member with a role; the organization becomes active in that person's session. */
  join(
    organizationId: string,
    admin: { cookie: Headers },
    person: { userId: string; email: string; cookie: Headers },
    role: Role,
  ): Promise<void>;
  removeMember(
    organizationId: string,
    admin: { cookie: Headers },
    person: { userId: string; email: string },
  ): Promise<void>;
  activate(person: { cookie: Headers }, organizationId: string | null): Promise<void>;
  signOut(person: { cookie: Headers }): Promise<void>;
};

const someAddress = () => `${randomUUID()}@example.test`;

export function authSuite(name: string, harness: () => AuthHarness): void {
  const contextOf = async ({ cookie }: { cookie: Headers }) => {
    const ctx = await harness().provider.resolveContext(cookie);
    if (!ctx) throw new Error('no context');
    return ctx;
  };

  describe(`sign-in by ${name}`, () => {
    it('gives no context without a session, or with a forged cookie or token', async () => {
      const { provider } = harness();
      for (const headers of [
        new Headers(),
        new Headers({ cookie: 'plumbline.session_token=forged.signature' }),
        new Headers({ authorization: 'Bearer forged.signature' }),
      ]) {
        expect(await provider.resolveContext(headers)).toBeNull();
        expect(await provider.sessionView(headers)).toBeNull();
      }
    });

    it('makes a person without an organization a tenant of its own', async () => {
      const { provider, newPerson } = harness();
      const person = await newPerson('Ada Solo');
      expect(await provider.resolveContext(person.cookie)).toEqual({
        userId: person.userId,
        tenantId: person.userId,
        organizationId: null,
        role: 'org:admin',
      });
      expect(await provider.sessionView(person.cookie)).toMatchObject({
        user: { name: 'Ada Solo', email: person.email },
        organization: null,
        organizations: [],
      });
    });

    it('takes the session as cookie and as bearer token alike', async () => {
      const { provider, newPerson } = harness();
      const person = await newPerson('Both Ways');
      expect(await provider.resolveContext(person.bearer)).toEqual(await provider.resolveContext(person.cookie));
    });

    it('makes the active organization the tenant, and its maker an admin', async () => {
      const { provider, newPerson, newOrganization, activate } = harness();
      const person = await newPerson('Maker');
      const organizationId = await newOrganization(person, 'Maker Fund');
      expect(await provider.resolveContext(person.cookie)).toEqual({
        userId: person.userId,
        tenantId: organizationId,
        organizationId,
        role: 'org:admin',
      });
      expect(await provider.sessionView(person.cookie)).toMatchObject({
        organization: { id: organizationId, name: 'Maker Fund' },
        role: 'org:admin',
      });
      await activate(person, null);
      expect(await provider.resolveContext(person.cookie)).toMatchObject({
        tenantId: person.userId,
        organizationId: null,
      });
    });

    it.each(['org:admin', 'org:member', 'org:viewer'] as const)('gives a member the role %s', async (role) => {
      const { provider, newPerson, newOrganization, join } = harness();
      const [admin, person] = [await newPerson('Admin'), await newPerson('Joiner')];
      const organizationId = await newOrganization(admin, 'Joined Fund');
      await join(organizationId, admin, person, role);
      expect(await provider.resolveContext(person.cookie)).toMatchObject({ tenantId: organizationId, role });
    });

    it('lets a removed member see nothing of the organization while the session lives on', async () => {
      const { provider, newPerson, newOrganization, join, removeMember } = harness();
      const [admin, person] = [await newPerson('Admin'), await newPerson('Leaver')];
      const organizationId = await newOrganization(admin, 'Left Fund');
      await join(organizationId, admin, person, 'org:member');
      await removeMember(organizationId, admin, person);
      expect(await provider.resolveContext(person.cookie)).toMatchObject({
        tenantId: person.userId,
        organizationId: null,
      });
    });

    it('finds the present role of people without a session, for calls with an API token', async () => {
      const { provider, newPerson, newOrganization, join } = harness();
      const [admin, person] = [await newPerson('Admin'), await newPerson('Away')];
      const organizationId = await newOrganization(admin, 'Standing Fund');
      await join(organizationId, admin, person, 'org:viewer');
      await contextOf(person);
      const found = await provider.currentAccess(person.userId, organizationId);
      expect(found).toEqual({ membershipId: expect.any(String), role: 'org:viewer' });
      expect(await provider.currentAccess(person.userId, null)).toEqual({ membershipId: null, role: 'org:admin' });
      expect(await provider.currentAccess(person.userId, randomUUID())).toBeNull();
      expect(await provider.currentAccess(randomUUID(), null)).toBeNull();
      await provider.removeMember(await contextOf(admin), person.userId);
      expect(await provider.currentAccess(person.userId, organizationId)).toBeNull();
    });

    it('lists the members of the active organization page by page', async () => {
      const { provider, newPerson, newOrganization, join } = harness();
      const [admin, person] = [await newPerson('Grace Hopper'), await newPerson('Second Member')];
      const organizationId = await newOrganization(admin, 'Listed Fund');
      await join(organizationId, admin, person, 'org:viewer');
      const ctx = await contextOf(admin);
      const first = await provider.listMembers(ctx, { limit: 1, offset: 0 });
      expect(first.total).toBe(2);
      expect(first.members).toMatchObject([
        { user_id: admin.userId, first_name: 'Grace', last_name: 'Hopper', role: 'org:admin' },
      ]);
      expect((await provider.listMembers(ctx, { limit: 20, offset: 1 })).members).toMatchObject([
        { user_id: person.userId, role: 'org:viewer' },
      ]);
    });

    describe('invitations', () => {
      it('wait for an answer, newest first, until they are revoked', async () => {
        const { provider, newPerson, newOrganization } = harness();
        const admin = await newPerson('Inviter');
        await newOrganization(admin, 'Inviting Fund');
        const ctx = await contextOf(admin);
        const [first, second] = [someAddress(), someAddress()];
        const sent = await provider.inviteMember(ctx, { email: first, role: 'org:viewer' });
        await provider.inviteMember(ctx, { email: second, role: 'org:member' });
        expect(sent.invitation).toMatchObject({ email_address: first, role: 'org:viewer', status: 'pending' });
        expect((await provider.listInvitations(ctx)).map((each) => each.email_address)).toEqual([second, first]);
        await provider.revokeInvitation(ctx, sent.invitation.id);
        expect((await provider.listInvitations(ctx)).map((each) => each.email_address)).toEqual([second]);
      });

      it('go out once to an address, and to no member', async () => {
        const { provider, newPerson, newOrganization } = harness();
        const admin = await newPerson('Inviter');
        await newOrganization(admin, 'Once Fund');
        const ctx = await contextOf(admin);
        const email = someAddress();
        await provider.inviteMember(ctx, { email, role: 'org:member' });
        await expect(
          provider.inviteMember(ctx, { email: email.toUpperCase(), role: 'org:viewer' }),
        ).rejects.toMatchObject({ code: 'conflict' });
        await expect(provider.inviteMember(ctx, { email: admin.email, role: 'org:viewer' })).rejects.toMatchObject({
          code: 'conflict',
        });
      });

      it('are unknown to another organization, and to a personal account', async () => {
        const { provider, newPerson, newOrganization, activate } = harness();
        const [admin, other] = [await newPerson('Inviter'), await newPerson('Other')];
        await newOrganization(admin, 'Inviting Fund');
        await newOrganization(other, 'Other Fund');
        const { invitation } = await provider.inviteMember(await contextOf(admin), {
          email: someAddress(),
          role: 'org:member',
        });
        await expect(provider.revokeInvitation(await contextOf(other), invitation.id)).rejects.toMatchObject({
          code: 'not_found',
        });
        await activate(other, null);
        const personal = await contextOf(other);
        expect(await provider.listInvitations(personal)).toEqual([]);
        await expect(
          provider.inviteMember(personal, { email: someAddress(), role: 'org:member' }),
        ).rejects.toMatchObject({ code: 'conflict' });
      });
    });

    describe('roles and removal', () => {
      it('hold from the next request on', async () => {
        const { provider, newPerson, newOrganization, join } = harness();
        const [admin, person] = [await newPerson('Admin'), await newPerson('Changed')];
        const organizationId = await newOrganization(admin, 'Changing Fund');
        await join(organizationId, admin, person, 'org:member');
        const ctx = await contextOf(admin);
        await provider.updateMemberRole(ctx, person.userId, 'org:viewer');
        expect((await provider.listMembers(ctx, { limit: 20, offset: 0 })).members).toContainEqual(
          expect.objectContaining({ user_id: person.userId, role: 'org:viewer' }),
        );
        await provider.removeMember(ctx, person.userId);
        expect(await provider.resolveContext(person.cookie)).toMatchObject({
          tenantId: person.userId,
          organizationId: null,
        });
        await expect(provider.removeMember(ctx, person.userId)).rejects.toMatchObject({ code: 'not_found' });
        await expect(provider.updateMemberRole(ctx, person.userId, 'org:admin')).rejects.toMatchObject({
          code: 'not_found',
        });
      });

      it('always leave an organization an admin', async () => {
        const { provider, newPerson, newOrganization, join } = harness();
        const [admin, second] = [await newPerson('First Admin'), await newPerson('Second Admin')];
        const organizationId = await newOrganization(admin, 'Kept Fund');
        const ctx = await contextOf(admin);
        await expect(provider.updateMemberRole(ctx, admin.userId, 'org:member')).rejects.toMatchObject({
          code: 'conflict',
        });
        await expect(provider.removeMember(ctx, admin.userId)).rejects.toMatchObject({ code: 'conflict' });
        await join(organizationId, admin, second, 'org:admin');
        await provider.removeMember(ctx, admin.userId);
        expect(await provider.resolveContext(admin.cookie)).toMatchObject({ organizationId: null });
        await expect(provider.removeMember(await contextOf(second), second.userId)).rejects.toMatchObject({
          code: 'conflict',
        });
      });

      it('are refused to a person who is no admin any more', async () => {
        const { provider, newPerson, newOrganization, join } = harness();
        const [admin, former] = [await newPerson('Admin'), await newPerson('Former Admin')];
        const organizationId = await newOrganization(admin, 'Stale Fund');
        await join(organizationId, admin, former, 'org:admin');
        const stale = await contextOf(former);
        await provider.updateMemberRole(await contextOf(admin), former.userId, 'org:member');
        await expect(provider.removeMember(stale, admin.userId)).rejects.toMatchObject({ code: 'forbidden' });
        await expect(provider.inviteMember(stale, { email: someAddress(), role: 'org:admin' })).rejects.toMatchObject({
          code: 'forbidden',
        });
      });
    });

    it('ends the session on signing out', async () => {
      const { provider, newPerson, signOut } = harness();
      const person = await newPerson('Gone');
      await signOut(person);
      expect(await provider.resolveContext(person.cookie)).toBeNull();
    });
  });
}
