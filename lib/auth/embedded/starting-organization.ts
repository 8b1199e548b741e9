import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { member, session } from '@/db/schema';

/** The organization to open at sign-in: the one last used, else the first joined, else the personal account. */
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
