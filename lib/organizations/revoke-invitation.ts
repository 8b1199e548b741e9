import { authProvider } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';

export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  requireRole(ctx, 'org:admin');
  await authProvider().revokeInvitation(ctx, invitationId);
}
