import { authProvider } from '@/lib/auth';
import { acceptInvitation as acceptEmbedded } from '@/lib/auth/embedded/accept';
import { AppError } from '@/lib/errors';

/**
 * Makes the person of the session a member and opens the organization. A hosted provider answers its own invitations.
 */
export async function acceptInvitation(headers: Headers, invitationId: string): Promise<{ organization_id: string }> {
  if (authProvider().kind !== 'embedded')
    throw new AppError('not_found', 'Invitations are accepted with the sign-in provider.');
  const { organizationId } = await acceptEmbedded(headers, invitationId);
  return { organization_id: organizationId };
}
