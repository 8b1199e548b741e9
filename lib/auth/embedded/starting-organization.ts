import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { member, session } from '@/db/schema';

/**
 * The organization that is active after sign-in: the last used, otherwise the first joined, otherwise the personal
 * account (null).
 */
export async function startingOrganizationOf(userId: string): Promise<string | null> {
  const db = systemDatabase();
  const memberships = await db
    .select({ organizationId: member.organizationId })
    .from(member)
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt));
  const [last] = await db
    .select({ organizationId: session.activeOrganizationId })
    .from(session)
    .where(and(eq(session.userId, userId), isNotNull(session.activeOrganizationId)))
    .orderBy(desc(session.updatedAt))
    .limit(1);
  const isStillMember = memberships.some((membership) => membership.organizationId === last?.organizationId);
  return (isStillMember ? last?.organizationId : memberships[0]?.organizationId) ?? null;
}
