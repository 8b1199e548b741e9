import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeDatabase, systemDatabase } from '@/db/client';
import { auditRecords, invitation, member, session, user } from '@/db/schema/index';
import { embeddedProvider } from '@/lib/auth/embedded/provider';
import { acceptInvitation } from '@/lib/auth/embedded/accept';
import { embeddedAuth } from '@/lib/auth/embedded/better-auth';
import { createOrganization } from '@/lib/auth/embedded/organizations';
import { inviteMember } from '@/lib/organizations/invite-member';
import { authSuite, type AuthHarness } from '@/tests/support/suites/auth-suite';
import { openFileDatabase } from '@/tests/support/databases/file-database';
import { MailServer } from '@/tests/support/servers/mail-server';
import { openInFolder } from '@/tests/support/temp-folder';

const mail = new MailServer();
let stop: () => Promise<void>;
let harness: AuthHarness;

beforeAll(async () => {
  const { folder: dataDir, opened: server, remove } = await openInFolder(openFileDatabase, 'auth-');
  Object.assign(process.env, {
    DATABASE_URL: server.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: randomUUID() + randomUUID(),
    APP_URL: 'https://plumbline.example',
    SMTP_URL: await mail.start(),
  });
  stop = async () => {
    mail.stop();
    await closeDatabase();
    await server.stop();
    await remove();
  };
  harness = embeddedHarness();
});
afterAll(() => stop());

authSuite('the embedded service', () => harness);

describe('the embedded service', () => {
  it('keeps an admin when all of them demote or remove each other at once', async () => {
    const { provider, newPerson, newOrganization, join } = harness;
    const admins = [await newPerson('One'), await newPerson('Two'), await newPerson('Three')] as const;
    const organizationId = await newOrganization(admins[0], 'Contested Fund');
    for (const each of admins.slice(1)) await join(organizationId, admins[0], each, 'org:admin');
    const contexts = await Promise.all(admins.map((each) => provider.resolveContext(each.cookie)));
    await Promise.allSettled(
      contexts.map((ctx, index) => {
        const target = admins[(index + 1) % admins.length];
        if (!ctx || !target) throw new Error('no context');
        return index === 1
          ? provider.removeMember(ctx, target.userId)
          : provider.updateMemberRole(ctx, target.userId, 'org:viewer');
      }),
    );
    const left = await adminsOf(organizationId);
    expect(left.length).toBeGreaterThan(0);
  });

  it('does not accept an expired session', async () => {
    const { provider, newPerson } = harness;
    const person = await newPerson('Away For Long');
    expect(await provider.resolveContext(person.cookie)).toMatchObject({ userId: person.userId });
    await systemDatabase()
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.userId, person.userId));
    expect(await provider.resolveContext(person.cookie)).toBeNull();
  });

  it('removes the organization from every session of a removed person', async () => {
    const { provider, newPerson, newOrganization, join } = harness;
    const [admin, person] = [await newPerson('Admin'), await newPerson('Twice Signed In')];
    const organizationId = await newOrganization(admin, 'Forgotten Fund');
    await join(organizationId, admin, person, 'org:member');
    const ctx = await provider.resolveContext(admin.cookie);
    if (!ctx) throw new Error('no context');
    await provider.removeMember(ctx, person.userId);
    const rows = await systemDatabase()
      .select({ active: session.activeOrganizationId })
      .from(session)
      .where(eq(session.userId, person.userId));
    expect(rows.map(({ active }) => active)).toEqual([null]);
  });

  it('lets an invitation expire after seven days, and be sent again', async () => {
    const { provider, newPerson, newOrganization } = harness;
    const [admin, person] = [await newPerson('Admin'), await newPerson('Late')];
    await newOrganization(admin, 'Patient Fund');
    const ctx = await provider.resolveContext(admin.cookie);
    if (!ctx) throw new Error('no context');
    const { invitation: sent } = await provider.inviteMember(ctx, { email: person.email, role: 'org:member' });
    expect(Date.parse(sent.expires_at ?? '') - Date.parse(sent.created_at)).toBe(7 * 24 * 60 * 60 * 1000);
    await systemDatabase()
      .update(invitation)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(invitation.id, sent.id));
    expect(await provider.listInvitations(ctx)).toMatchObject([{ id: sent.id, status: 'expired' }]);
    await expect(acceptInvitation(person.cookie, sent.id)).rejects.toMatchObject({ code: 'conflict' });
    const again = await provider.inviteMember(ctx, { email: person.email, role: 'org:viewer' });
    expect(await provider.listInvitations(ctx)).toMatchObject([{ id: again.invitation.id, status: 'pending' }]);
    await acceptInvitation(person.cookie, again.invitation.id);
    expect(await provider.resolveContext(person.cookie)).toMatchObject({
      organizationId: ctx.organizationId,
      role: 'org:viewer',
    });
  });

  it('mails the link where there is a mail server, and shows it when that refuses', async () => {
    const { provider, newPerson, newOrganization } = harness;
    const admin = await newPerson('Mailing Admin');
    await systemDatabase().update(user).set({ emailVerified: true }).where(eq(user.id, admin.userId));
    await newOrganization(admin, 'Mailing\r\nBcc: everyone Fund');
    const ctx = await provider.resolveContext(admin.cookie);
    if (!ctx) throw new Error('no context');
    const sent = await inviteMember(ctx, { email: 'mailed@example.test', role: 'org:viewer' });
    expect(sent).toMatchObject({ link: null, is_mailed: true });
    expect(mail.messages).toHaveLength(1);
    const text = (mail.messages[0] ?? '').replaceAll('=\n', '');
    expect(text).toContain(`https://plumbline.example/accept-invitation/${sent.invitation.id}`);
    expect(text).toContain('Mailing Admin invites you to join Mailing Bcc: everyone Fund on Plumbline as Viewer.');
    expect(text).not.toMatch(/^Bcc:/m);
    mail.isRefusing = true;
    const shown = await inviteMember(ctx, { email: 'refused@example.test', role: 'org:viewer' });
    expect(shown).toMatchObject({
      link: `https://plumbline.example/accept-invitation/${shown.invitation.id}`,
      is_mailed: false,
    });
  });

  it('leaves an audit record of every change and of signing in and out', async () => {
    const { provider, newPerson, newOrganization, join, signOut } = harness;
    const [admin, person] = [await newPerson('Admin'), await newPerson('Recorded')];
    const organizationId = await newOrganization(admin, 'Recorded Fund');
    await join(organizationId, admin, person, 'org:viewer');
    const ctx = await provider.resolveContext(admin.cookie);
    if (!ctx) throw new Error('no context');
    await provider.updateMemberRole(ctx, person.userId, 'org:member');
    await provider.removeMember(ctx, person.userId);
    const { api } = embeddedAuth();
    await expect(api.signInEmail({ body: { email: admin.email, password: 'not the battery' } })).rejects.toThrow();
    await api.signInEmail({ body: { email: admin.email, password: 'correct horse battery' } });
    await signOut(admin);
    const rows = await systemDatabase()
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.tenantId, organizationId))
      .orderBy(auditRecords.id);
    expect(rows.map(({ action }) => action)).toEqual([
      'organization.create',
      'invitation.create',
      'invitation.accept',
      'member.role',
      'member.remove',
      'session.refuse',
      'session.sign_in',
      'session.sign_out',
    ]);
  });
});

async function adminsOf(organizationId: string) {
  return systemDatabase()
    .select({ userId: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.role, 'admin')));
}

function embeddedHarness(): AuthHarness {
  const { api } = embeddedAuth();
  return {
    provider: embeddedProvider,
    async newPerson(name) {
      const email = `${randomUUID()}@example.test`;
      const response = await api.signUpEmail({
        body: { name, email, password: 'correct horse battery' },
        asResponse: true,
      });
      const { user } = (await response.json()) as { user: { id: string } };
      const cookie = new Headers({
        cookie: response.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; '),
      });
      return {
        userId: user.id,
        email,
        cookie,
        bearer: new Headers({ authorization: `Bearer ${response.headers.get('set-auth-token')}` }),
      };
    },
    async newOrganization({ cookie }, name) {
      return (await createOrganization(cookie, { name, slug: randomUUID() })).id;
    },
    async join(_organizationId, admin, person, role) {
      const ctx = await embeddedProvider.resolveContext(admin.cookie);
      if (!ctx) throw new Error('no context');
      const { invitation: sent } = await embeddedProvider.inviteMember(ctx, { email: person.email, role });
      await acceptInvitation(person.cookie, sent.id);
    },
    async removeMember(_organizationId, admin, person) {
      const ctx = await embeddedProvider.resolveContext(admin.cookie);
      if (!ctx) throw new Error('no context');
      await embeddedProvider.removeMember(ctx, person.userId);
    },
    async activate({ cookie }, organizationId) {
      await api.setActiveOrganization({ body: { organizationId }, headers: cookie });
    },
    async signOut({ cookie }) {
      await api.signOut({ headers: cookie });
    },
  };
}
