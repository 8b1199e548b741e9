import { authProvider } from '@/lib/auth';
import { acceptInvitation as acceptEmbedded } from '@/lib/auth/embedded/accept';
import { AppError } from '@/lib/errors';

/**
 * Makes the caller a member and the organization active. With a hosted provider, invitations are accepted there. Throws
 * `not_found` with such a provider or for an unknown id.
 */
export async function acceptInvitation(headers: Headers, invitationId: string): Promise<{ organization_id: string }> {
  if (authProvider().kind !== 'embedded')
    throw new AppError('not_found', 'Invitations are accepted with the sign-in provider.');
  const { organizationId } = await acceptEmbedded(headers, invitationId);
  return { organization_id: organizationId };
}
