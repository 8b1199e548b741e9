import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { invitation, member, organization, session, user } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { AppError } from '@/lib/errors';
import { refuseVisitor } from './demo-visitor';
import { findSession } from './better-auth';
import { toInvitation } from './invitations';
import { changeMembership, findMembership } from './membership';
import type { Invitation } from '../types';

/** What is shown to the holder of an invitation link. */
export type OfferedInvitation = {
  invitation: Invitation;
  organization: { id: string; name: string };
  inviterName: string;
};

/** The invitation with the names of organization and inviter; null for an unknown id. */
export async function findOfferedInvitation(invitationId: string): Promise<OfferedInvitation | null> {
  const [row] = await systemDatabase()
    .select({ invitation, organizationName: organization.name, inviterName: user.name })
    .from(invitation)
    .innerJoin(organization, eq(organization.id, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId))
    .where(eq(invitation.id, invitationId));
  if (!row) return null;
  return {
    invitation: toInvitation(row.invitation),
    organization: { id: row.invitation.organizationId, name: row.organizationName },
    inviterName: row.inviterName,
  };
}

/**
 * Joins the invitation's organization and makes it active in the caller's session. Throws `unauthorized` without a
 * session, `not_found` for an unknown id, `forbidden` for another person's invitation, `conflict` for one that was
 * accepted or has expired.
 */
export async function acceptInvitation(headers: Headers, invitationId: string): Promise<{ organizationId: string }> {
  const signedIn = await findSession(headers);
  if (!signedIn) throw new AppError('unauthorized', 'Please sign in.');
  await refuseVisitor(signedIn.user);
  const offered = await findOfferedInvitation(invitationId);
  if (!offered) throw new AppError('not_found', 'Invitation not found');
  return changeMembership(offered.organization.id, async (tx, organizationId) => {
    const [row] = await tx.select().from(invitation).where(eq(invitation.id, invitationId));
    if (!row) throw new AppError('not_found', 'Invitation not found');
    if (row.email !== signedIn.user.email.toLowerCase())
      throw new AppError(
        'forbidden',
        'This invitation is for another e-mail address. Sign in with the address it was sent to.',
      );
    const { status, role } = toInvitation(row);
    if (status === 'accepted') throw new AppError('conflict', 'This invitation has already been accepted.');
    if (status === 'revoked')
      throw new AppError(
        'conflict',
        'This invitation has been revoked. Ask an admin of the organization for a new one.',
      );
    if (status === 'expired')
      throw new AppError('conflict', 'This invitation has expired. Ask an admin of the organization for a new one.');
    if (!(await findMembership(tx, organizationId, signedIn.user.id))) {
      await tx
        .insert(member)
        .values({ id: randomUUID(), organizationId, userId: signedIn.user.id, role: row.role ?? 'viewer' });
    }
    await tx.update(invitation).set({ status: 'accepted' }).where(eq(invitation.id, row.id));
    await tx.update(session).set({ activeOrganizationId: organizationId }).where(eq(session.id, signedIn.session.id));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: signedIn.user.id },
      {
        action: 'invitation.accept',
        subjectType: 'invitation',
        subjectId: row.id,
        details: { email: row.email, role },
      },
    );
    return { organizationId };
  });
}
