import { and, eq } from 'drizzle-orm';
import { systemDatabase, type Db } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { toRole } from './roles';

export type Membership = { organizationId: string; userId: string; role: string; email: string; name: string };

/**
 * Runs a membership change in one transaction with the organization's row locked, so that two admins who demote or
 * remove each other at the same time cannot leave it without an admin. Throws `conflict` in a personal account,
 * `not_found` when the organization was deleted.
 */
export async function changeMembership<T>(
  organizationId: string | null,
  change: (tx: Db, organizationId: string) => Promise<T>,
): Promise<T> {
  if (!organizationId)
    throw new AppError('conflict', 'A personal account has no members. Switch to an organization first.');
  return systemDatabase().transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: organization.id })
      .from(organization)
      .where(eq(organization.id, organizationId))
      .for('update');
    if (!locked) throw new AppError('not_found', 'Organization not found');
    return change(tx, locked.id);
  });
}

/** The person's membership in the organization; null without one. */
export async function findMembership(db: Db, organizationId: string, userId: string): Promise<Membership | null> {
  const [row] = await db
    .select({
      organizationId: member.organizationId,
      userId: member.userId,
      role: member.role,
      email: user.email,
      name: user.name,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
  return row ?? null;
}

/** The context was made before the lock; a person who has lost the admin role since is refused. */
export async function requireStillAdmin(tx: Db, organizationId: string, ctx: Pick<Context, 'userId'>): Promise<void> {
  const own = await findMembership(tx, organizationId, ctx.userId);
  if (!own || toRole(own.role) !== 'org:admin')
    throw new AppError('forbidden', 'Only admins of the organization may do this.');
}
