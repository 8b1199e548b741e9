import { authProvider } from '@/lib/auth';
import type { Context, Role } from '@/lib/context';
import { requireRole } from '@/lib/roles';

/**
 * Throws `forbidden` unless the caller is an admin, `not_found`, or `conflict` for the caller's own role and the last
 * admin.
 */
export async function updateMemberRole(ctx: Context, userId: string, { role }: { role: Role }): Promise<void> {
  requireRole(ctx, 'org:admin');
  await authProvider().updateMemberRole(ctx, userId, role);
}
