import { authProvider } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';

/** Throws `forbidden` unless the caller is an admin, `not_found`, or `conflict` when it is not pending. */
export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  requireRole(ctx, 'org:admin');
  await authProvider().revokeInvitation(ctx, invitationId);
}
