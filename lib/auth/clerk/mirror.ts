import { and, eq, ne, notInArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { AppError } from '@/lib/errors';
import type { ClerkMembership, ClerkPerson } from './people';
import { toRole, type StoredRole } from '../embedded/roles';

/** User id in audit records for changes that Clerk reports without a user of ours. */
export const CLERK_ACTOR = 'clerk';

const CLERK_USER_ID = /^user_/;

/** Writes a person with all memberships into the local tables; memberships that are not listed are removed. */
export async function storePerson(person: ClerkPerson, memberships: readonly ClerkMembership[]): Promise<void> {
  await database().transaction(async (tx) => {
    await freeAddress(tx, person);
    const values = {
      name: person.name,
      email: person.email,
      emailVerified: person.isEmailVerified,
      image: person.image,
      updatedAt: new Date(),
    };
    await tx
      .insert(user)
      .values({ id: person.id, createdAt: person.createdAt, ...values })
      .onConflictDoUpdate({ target: user.id, set: values });
    // Always in the same order, so that two people of the same organizations do not deadlock.
    for (const each of memberships.toSorted((one, other) => one.organization.id.localeCompare(other.organization.id))) {
      await storeOrganization(tx, each.organization);
      await tx
        .insert(member)
        .values({
          id: each.id,
          organizationId: each.organization.id,
          userId: person.id,
          role: each.role,
          createdAt: each.createdAt,
        })
        .onConflictDoUpdate({ target: [member.organizationId, member.userId], set: { role: each.role } });
    }
    const kept = memberships.map((each) => each.organization.id);
    await tx
      .delete(member)
      .where(and(eq(member.userId, person.id), kept.length > 0 ? notInArray(member.organizationId, kept) : undefined));
  });
}

/** Stores or updates Clerk's organization; its id takes the place of a short name that another organization has. */
export async function storeOrganization(
  db: Db,
  { id, name, slug, createdAt }: ClerkMembership['organization'],
): Promise<void> {
  const [taken] = await db
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.slug, slug), ne(organization.id, id)));
  const values = { name, slug: taken ? id : slug };
  await db
    .insert(organization)
    .values({ id, createdAt, ...values })
    .onConflictDoUpdate({ target: organization.id, set: values });
}

/** Stores the role of a membership that Clerk reports. */
export async function storeRole(db: Db, organizationId: string, userId: string, role: StoredRole): Promise<void> {
  await db
    .update(member)
    .set({ role })
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
}

/**
 * Removes a membership that Clerk reports as ended. Returns whether there was one, so that a repeated report is not
 * recorded twice.
 */
export async function deleteMembership(organizationId: string, userId: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(member)
      .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)))
      .returning({ role: member.role });
    if (!gone) return false;
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: CLERK_ACTOR },
      {
        action: 'member.remove',
        subjectType: 'member',
        subjectId: userId,
        details: { role: toRole(gone.role), by: 'clerk' },
      },
    );
    return true;
  });
}

/** Removes all memberships, and with them access. The organization's data remains until an operator deletes it. */
export async function deleteOrganization(organizationId: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [gone] = await tx
      .delete(organization)
      .where(eq(organization.id, organizationId))
      .returning({ name: organization.name });
    if (!gone) return false;
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: CLERK_ACTOR },
      {
        action: 'organization.delete',
        subjectType: 'organization',
        subjectId: organizationId,
        details: { name: gone.name, by: 'clerk' },
      },
    );
    return true;
  });
}

/**
 * Deletes a person that Clerk reports as deleted, with their memberships; what they made stays. Returns whether there
 * was one.
 */
export async function deletePerson(userId: string): Promise<boolean> {
  const gone = await database().delete(user).where(eq(user.id, userId)).returning({ id: user.id });
  return gone.length > 0;
}

/** Addresses are unique here as in Clerk, so a previous owner of the address has lost it. */
async function freeAddress(tx: Db, { id, email }: ClerkPerson): Promise<void> {
  const [holder] = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, email), ne(user.id, id)));
  if (!holder) return;
  if (!CLERK_USER_ID.test(holder.id)) {
    throw new AppError(
      'conflict',
      `${email} belongs to an account of the embedded sign-in in this database. Run Plumbline with Clerk on a ` +
        'database of its own.',
    );
  }
  // Marked as outdated, so that the previous owner's new address is fetched at their next visit.
  await tx
    .update(user)
    .set({ email: `${holder.id}@replaced.invalid`, updatedAt: new Date(0) })
    .where(eq(user.id, holder.id));
}
