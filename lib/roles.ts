import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';

const RANK = { 'org:viewer': 0, 'org:member': 1, 'org:admin': 2 } satisfies Record<Role, number>;

/** Whether `role` is at least `least`. */
export function hasRole(role: Role, least: Role): boolean {
  return RANK[role] >= RANK[least];
}

/** Throws 403 when the context's role is below `least`. */
export function requireRole(ctx: Context, least: Role): void {
  if (hasRole(ctx.role, least)) return;
  throw new AppError(
    'forbidden',
    least === 'org:admin'
      ? 'Only admins of the organization may do this.'
      : 'Your role is Viewer: you may read and ask questions, but not make changes.',
  );
}
