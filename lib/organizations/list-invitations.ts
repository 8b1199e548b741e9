import { authProvider } from '@/lib/auth';
import { invitationLink } from '@/lib/auth/embedded/invitations';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';
import type { ListedInvitation } from './schema-members';

/** Pending invitations for the admins, with valid links. Throws `forbidden` unless the caller is an admin. */
export async function listInvitations(ctx: Context): Promise<{ invitations: ListedInvitation[] }> {
  requireRole(ctx, 'org:admin');
  const provider = authProvider();
  const invitations = await provider.listInvitations(ctx);
  const linkOf = (id: string, status: string) =>
    provider.kind === 'embedded' && status === 'pending' ? invitationLink(id) : null;
  return {
    invitations: invitations.map((invitation) => ({ ...invitation, link: linkOf(invitation.id, invitation.status) })),
  };
}
