import { eq } from 'drizzle-orm';
import type { WebhookEvent } from '@clerk/backend/webhooks';
import { database } from '@/db/client';
import { organization, user } from '@/db/schema';
import { log } from '@/lib/log';
import { findInClerk } from './client';
import { deleteMembership, deleteOrganization, deletePerson, storeOrganization } from './mirror';
import { syncPerson } from './sync';

/**
 * Applies a webhook event about people or organizations to the local tables. Deliveries can repeat and arrive out of
 * order: deletions are applied directly, and for every other change the current state is fetched from Clerk, so that
 * the order does not matter.
 */
export async function applyWebhook(event: WebhookEvent): Promise<void> {
  const isChanged = await apply(event);
  log.info({ event: event.type, isChanged }, 'sign-in webhook applied');
}

async function apply(event: WebhookEvent): Promise<boolean> {
  switch (event.type) {
    case 'organizationMembership.deleted':
      return deleteMembership(event.data.organization.id, event.data.public_user_data.user_id);
    case 'organizationMembership.created':
    case 'organizationMembership.updated':
      return refreshKnown(event.data.public_user_data.user_id);
    case 'user.updated':
      return refreshKnown(event.data.id);
    case 'user.deleted':
      return event.data.id ? deletePerson(event.data.id) : false;
    case 'organization.updated':
      return refreshOrganization(event.data.id);
    case 'organization.deleted':
      return event.data.id ? deleteOrganization(event.data.id) : false;
    default:
      return false;
  }
}

/** People who have never used the product are not copied into it. */
async function refreshKnown(userId: string): Promise<boolean> {
  const [known] = await database().select({ id: user.id }).from(user).where(eq(user.id, userId));
  return known ? syncPerson(userId) : false;
}

async function refreshOrganization(organizationId: string): Promise<boolean> {
  const [known] = await database()
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId));
  if (!known) return false;
  const found = await findInClerk((client) => client.organizations.getOrganization({ organizationId }));
  if (!found) return deleteOrganization(organizationId);
  await storeOrganization(database(), {
    id: found.id,
    name: found.name,
    slug: found.slug || found.id,
    createdAt: new Date(found.createdAt),
  });
  return true;
}
