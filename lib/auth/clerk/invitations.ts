import type { OrganizationInvitation } from '@clerk/backend';
import { database } from '@/db/client';
import { recordAudit, type AuditEntry } from '@/lib/audit/record';
import type { Context, Role } from '@/lib/context';
import { env } from '@/lib/env';
import { callClerk } from './client';
import { organizationOf, requireStillAdmin } from './members';
import { roleOfClerk } from './session';
import type { Invitation, SentInvitation } from '../types';

const VALID_DAYS = 7;
/** Largest page that Clerk returns. */
const PAGE = 500;

/** The organization's pending invitations at Clerk, newest first. */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  const { organizationId } = ctx;
  if (!organizationId) return [];
  const { data } = await callClerk((client) =>
    client.organizations.getOrganizationInvitationList({ organizationId, status: ['pending'], limit: PAGE }),
  );
  return data.map(toInvitation).sort((one, other) => other.created_at.localeCompare(one.created_at));
}

/**
 * Clerk sends the mail; its link leads to our own sign-up page with a ticket. Clerk itself refuses members and
 * addresses with a pending invitation.
 */
export async function inviteMember(
  ctx: Context,
  { email, role }: { email: string; role: Role },
): Promise<SentInvitation> {
  const organizationId = organizationOf(ctx);
  await requireStillAdmin(organizationId, ctx);
  const sent = await callClerk((client) =>
    client.organizations.createOrganizationInvitation({
      organizationId,
      emailAddress: email.trim().toLowerCase(),
      role,
      inviterUserId: ctx.userId,
      expiresInDays: VALID_DAYS,
      redirectUrl: `${env().appUrl}/sign-up`,
    }),
  );
  const invitation = toInvitation(sent);
  await record(ctx, organizationId, {
    action: 'invitation.create',
    subjectType: 'invitation',
    subjectId: sent.id,
    details: { email: invitation.email_address, role },
  });
  return { invitation, link: null };
}

/** Revokes an invitation at Clerk and records it in the audit log. Requires that the caller is still an admin. */
export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  const organizationId = organizationOf(ctx);
  await requireStillAdmin(organizationId, ctx);
  const revoked = await callClerk((client) =>
    client.organizations.revokeOrganizationInvitation({ organizationId, invitationId, requestingUserId: ctx.userId }),
  );
  await record(ctx, organizationId, {
    action: 'invitation.revoke',
    subjectType: 'invitation',
    subjectId: invitationId,
    details: { email: revoked.emailAddress },
  });
}

/** Clerk stores the invitation, so the audit record is written after it, outside its transaction. */
async function record({ userId }: Context, tenantId: string, entry: AuditEntry): Promise<void> {
  await database().transaction((tx) => recordAudit(tx, { tenantId, userId }, entry));
}

function toInvitation(found: OrganizationInvitation): Invitation {
  return {
    id: found.id,
    email_address: found.emailAddress,
    role: roleOfClerk(found.role),
    status: found.status ?? 'pending',
    created_at: new Date(found.createdAt).toISOString(),
    expires_at: found.expiresAt ? new Date(found.expiresAt).toISOString() : null,
  };
}
