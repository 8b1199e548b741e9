import { authProvider } from '@/lib/auth';
import type { Context, Role } from '@/lib/context';
import { requireRole } from '@/lib/roles';

export async function updateMemberRole(ctx: Context, userId: string, { role }: { role: Role }): Promise<void> {
  requireRole(ctx, 'org:admin');
  await authProvider().updateMemberRole(ctx, userId, role);
}
