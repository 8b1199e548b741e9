import { authProvider } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { requireRole } from '@/lib/roles';

/** Removing another person needs an admin; leaving is everyone's right. */
export async function removeMember(ctx: Context, userId: string): Promise<void> {
  if (userId !== ctx.userId) requireRole(ctx, 'org:admin');
  await authProvider().removeMember(ctx, userId);
}
