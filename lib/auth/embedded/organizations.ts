import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { member, organization, session } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { AppError } from '@/lib/errors';
import { refuseVisitor } from './demo-visitor';
import { findSession } from './better-auth';

const MAX_ORGANIZATIONS = 50;

/**
 * Creates an organization with the caller as admin and makes it active in the caller's session. Throws `unauthorized`
 * without a session, `conflict` for a short name in use or too many organizations.
 */
export async function createOrganization(
  headers: Headers,
  input: { name: string; slug: string },
): Promise<{ id: string; name: string; slug: string; createdAt: Date }> {
  const signedIn = await findSession(headers);
  if (!signedIn) throw new AppError('unauthorized', 'Please sign in.');
  await refuseVisitor(signedIn.user);
  const userId = signedIn.user.id;
  return systemDatabase().transaction(async (tx) => {
    const [held] = await tx.select({ value: count() }).from(member).where(eq(member.userId, userId));
    if ((held?.value ?? 0) >= MAX_ORGANIZATIONS)
      throw new AppError('conflict', `One account can belong to at most ${MAX_ORGANIZATIONS} organizations.`);
    const [made] = await tx
      .insert(organization)
      .values({ id: randomUUID(), ...input })
      .onConflictDoNothing()
      .returning({
        id: organization.id,
        name: organization.name,
        slug: organization.slug,
        createdAt: organization.createdAt,
      });
    if (!made) throw new AppError('conflict', 'An organization with this short name already exists.');
    await tx.insert(member).values({ id: randomUUID(), organizationId: made.id, userId, role: 'admin' });
    await tx.update(session).set({ activeOrganizationId: made.id }).where(eq(session.id, signedIn.session.id));
    await recordAudit(
      tx,
      { tenantId: made.id, userId },
      { action: 'organization.create', subjectType: 'organization', subjectId: made.id, details: { name: made.name } },
    );
    return made;
  });
}
