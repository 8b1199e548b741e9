import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema/index';
import { ago, auditOf, contextOf, known, type ClerkProduct } from './clerk-product';
import { signedWebhook } from './clerk-tokens';

/** Effects of Clerk's webhooks, and which are refused. */
export function clerkWebhookSuite(product: () => ClerkProduct): void {
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
      for (const request of wrong) expect((await product().deliver(request)).status).toBe(400);
    });

    it('end a membership and an organization, however often they come, and keep what was made', async () => {
      const admin = await known(product(), 'Ending');
      const [person] = [await product().harness.newPerson('Ended')];
      await product().harness.join(admin.organizationId, admin, person, 'org:member');
      await contextOf(product(), person.cookie);
      const gone = product().server.instance.membershipJson(
        product().server.instance.membership(admin.organizationId, person.userId),
      );
      product().server.instance.removeMember(admin.organizationId, person.userId);
      for (let times = 0; times < 2; times += 1)
        expect(
          (await product().deliver(signedWebhook({ type: 'organizationMembership.deleted', data: gone }))).status,
        ).toBe(200);
      expect(await product().provider.resolveContext(person.cookie)).toMatchObject({ organizationId: null });

      product().server.instance.removeOrganization(admin.organizationId);
      for (let times = 0; times < 2; times += 1)
        expect(
          (
            await product().deliver(
              signedWebhook({
                type: 'organization.deleted',
                data: { id: admin.organizationId, object: 'organization', deleted: true },
              }),
            )
          ).status,
        ).toBe(200);
      expect(await product().provider.resolveContext(admin.cookie)).toMatchObject({
        tenantId: admin.userId,
        organizationId: null,
      });
      expect(await auditOf(admin.organizationId)).toEqual(['member.remove', 'organization.delete']);
    });

    it('refresh names and roles from Clerk, also after an outdated delivery', async () => {
      const admin = await known(product(), 'Refreshing');
      const person = await product().harness.newPerson('Promoted');
      await product().harness.join(admin.organizationId, admin, person, 'org:viewer');
      await contextOf(product(), person.cookie);
      const overtaken = product().server.instance.membershipJson(
        product().server.instance.membership(admin.organizationId, person.userId),
      );
      product().server.instance.changeRole(admin.organizationId, person.userId, 'org:member');
      const fund = product().server.instance.organizations.get(admin.organizationId);
      if (!fund) throw new Error('no organization');
      fund.name = 'Renamed Fund';
      await product().deliver(signedWebhook({ type: 'organizationMembership.updated', data: overtaken }));
      await product().deliver(
        signedWebhook({ type: 'organization.updated', data: product().server.instance.organizationJson(fund) }),
      );
      const [row] = await database()
        .select({ role: member.role, name: organization.name })
        .from(member)
        .innerJoin(organization, eq(organization.id, member.organizationId))
        .where(eq(member.userId, person.userId));
      expect(row).toEqual({ role: 'member', name: 'Renamed Fund' });
    });

    it('end the access of a deleted and of a banned person', async () => {
      const [deleted, banned] = [await known(product(), 'Deleted'), await known(product(), 'Banned')];
      product().server.instance.people.delete(deleted.userId);
      await product().deliver(
        signedWebhook({ type: 'user.deleted', data: { id: deleted.userId, object: 'user', deleted: true } }),
      );
      expect(await product().provider.resolveContext(deleted.cookie)).toBeNull();
      const person = product().server.instance.people.get(banned.userId);
      if (!person) throw new Error('no person');
      person.banned = true;
      await product().deliver(
        signedWebhook({ type: 'user.updated', data: product().server.instance.personJson(person) }),
      );
      expect(await product().provider.resolveContext(banned.cookie)).toBeNull();
    });

    it('of people who never opened the product change nothing', async () => {
      const userId = product().server.instance.addPerson('Never Here', 'never@example.test');
      await product().deliver(signedWebhook({ type: 'user.updated', data: { id: userId } }));
      expect(await database().select().from(user).where(eq(user.id, userId))).toEqual([]);
    });
  });
}
