import { authProvider } from '@/lib/auth';
import { findOfferedInvitation } from '@/lib/auth/embedded/accept';
import type { Role } from '@/lib/context';

export type OpenInvitation = {
  state: 'open';
  organizationName: string;
  inviterName: string;
  role: Role;
  email: string;
  expiresAt: string | null;
};

/** Why an invitation cannot be accepted, by this person or by anybody. */
export type ClosedInvitation =
  | { state: 'unknown' }
  | { state: 'expired' | 'revoked' | 'accepted'; organizationName: string; inviterName: string }
  | { state: 'wrong_address'; organizationName: string; inviterName: string; email: string };

/** The content of an invitation link's page, for a visitor (`signedInAs` null) or the signed-in person. */
export async function readInvitation(
  invitationId: string,
  signedInAs: string | null,
): Promise<OpenInvitation | ClosedInvitation> {
  if (authProvider().kind !== 'embedded') return { state: 'unknown' };
  const offered = await findOfferedInvitation(invitationId);
  if (!offered) return { state: 'unknown' };
  const { invitation, inviterName } = offered;
  const organizationName = offered.organization.name;
  if (invitation.status !== 'pending') return { state: invitation.status, organizationName, inviterName };
  const email = invitation.email_address;
  if (signedInAs !== null && signedInAs.toLowerCase() !== email)
    return { state: 'wrong_address', organizationName, inviterName, email };
  return {
    state: 'open',
    organizationName,
    inviterName,
    role: invitation.role,
    email,
    expiresAt: invitation.expires_at,
  };
}
