import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import { ago, auditOf, contextOf, known, type ClerkScene } from './clerk-scene';
import { signedWebhook } from './clerk-tokens';

/** Effects of Clerk's webhooks, and which are refused. */
export function clerkWebhookSuite(scene: () => ClerkScene): void {
  describe('webhooks of Clerk', () => {
    it('are refused with 400 when unsigned, wrongly signed, altered or stale', async () => {
      const event = { type: 'user.deleted', data: { id: 'user_x', deleted: true } };
      const altered = signedWebhook(event);
      const wrong = [
        new Request(altered.url, { method: 'POST', body: JSON.stringify(event) }),
        signedWebhook(event, { secret: `whsec_${randomBytes(24).toString('base64')}` }),
        new Request(altered.url, {
          method: 'POST',
          headers: altered.headers,
          body: JSON.stringify({ ...event, data: { id: 'user_y' } }),
        }),
        signedWebhook(event, { at: ago(3600) }),
      ];
      for (const request of wrong) expect((await scene().deliver(request)).status).toBe(400);
    });

    it('end a membership and an organization, however often they come, and keep what was made', async () => {
      const admin = await known(scene(), 'Ending');
      const [person] = [await scene().harness.newPerson('Ended')];
      await scene().harness.join(admin.organizationId, admin, person, 'org:member');
      await contextOf(scene(), person.cookie);
      const gone = scene().server.world.membershipJson(
        scene().server.world.membership(admin.organizationId, person.userId),
      );
      scene().server.world.removeMember(admin.organizationId, person.userId);
      for (let times = 0; times < 2; times += 1)
        expect(
          (await scene().deliver(signedWebhook({ type: 'organizationMembership.deleted', data: gone }))).status,
        ).toBe(200);
      expect(await scene().provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });

      scene().server.world.removeOrganization(admin.organizationId);
      for (let times = 0; times < 2; times += 1)
        expect(
          (
            await scene().deliver(
              signedWebhook({
                type: 'organization.deleted',
                data: { id: admin.organizationId, object: 'organization', deleted: true },
              }),
            )
          ).status,
        ).toBe(200);
      expect(await scene().provider.resolveContext(admin.cookie)).toMatchObject({
        tenantId: admin.userId,
        organizationId: null,
      });
      expect(await auditOf(admin.organizationId)).toEqual(['member.remove', 'organization.delete']);
    });

    it('refresh names and roles from Clerk, whatever an overtaken delivery says', async () => {
      const admin = await known(scene(), 'Refreshing');
      const person = await scene().harness.newPerson('Promoted');
      await scene().harness.join(admin.organizationId, admin, person, 'org:viewer');
      await contextOf(scene(), person.cookie);
      const overtaken = scene().server.world.membershipJson(
        scene().server.world.membership(admin.organizationId, person.userId),
      );
      scene().server.world.changeRole(admin.organizationId, person.userId, 'org:member');
      const fund = scene().server.world.organizations.get(admin.organizationId);
      if (!fund) throw new Error('no organization');
      fund.name = 'Renamed Fund';
      await scene().deliver(signedWebhook({ type: 'organizationMembership.updated', data: overtaken }));
      await scene().deliver(
        signedWebhook({ type: 'organization.updated', data: scene().server.world.organizationJson(fund) }),
      );
      const [row] = await database()
        .select({ role: member.role, name: organization.name })
        .from(member)
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(eq(member.userId, person.userId));
      expect(row).toEqual({ role: 'member', name: 'Renamed Fund' });
    });

    it('end the access of a deleted and of a banned person', async () => {
      const [deleted, banned] = [await known(scene(), 'Deleted'), await known(scene(), 'Banned')];
      scene().server.world.people.delete(deleted.userId);
      await scene().deliver(
        signedWebhook({ type: 'user.deleted', data: { id: deleted.userId, object: 'user', deleted: true } }),
      );
      expect(await scene().provider.resolveContext(deleted.cookie)).toBeNull();
      const person = scene().server.world.people.get(banned.userId);
      if (!person) throw new Error('no person');
      person.banned = true;
      await scene().deliver(signedWebhook({ type: 'user.updated', data: scene().server.world.personJson(person) }));
      expect(await scene().provider.resolveContext(banned.cookie)).toBeNull();
    });

    it('of people who never opened the product change nothing', async () => {
      const userId = scene().server.world.addPerson('Never Here', 'never@example.test');
      await scene().deliver(signedWebhook({ type: 'user.updated', data: { id: userId } }));
      expect(await database().select().from(user).where(eq(user.id, userId))).toEqual([]);
    });
  });
}
