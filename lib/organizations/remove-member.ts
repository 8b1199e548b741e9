import { authProvider } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';

/**
 * Removing another person requires an admin; everybody may leave. Throws `forbidden` otherwise, `conflict` for the last
 * admin.
 */
export async function removeMember(ctx: Context, userId: string): Promise<void> {
  if (userId !== ctx.userId) requireRole(ctx, 'org:admin');
  await authProvider().removeMember(ctx, userId);
}
