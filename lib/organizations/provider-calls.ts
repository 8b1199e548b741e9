import { z } from 'zod';
import { authProvider } from '@/lib/auth';
import { organizationName } from '@/lib/auth/schema';
import { findMemberUserId } from '@/lib/auth/embedded/members';
import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Names and formats of the embedded provider's own API, kept for its clients; our use cases do the work. */
const storedRole = z.enum(['admin', 'member', 'viewer']);
const organizationId = z.string().nullish();

export const createOrganizationCall = z.object({
  name: organizationName,
  slug: z
    .string()
    .regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/, 'may contain only lowercase letters, digits and hyphens'),
});
export const inviteMemberCall = z.object({
  email: z.email('is not an email address'),
  role: storedRole,
  organizationId,
});
export const invitationCall = z.object({ invitationId: z.string().min(1) });
export const removeMemberCall = z.object({ memberIdOrEmail: z.string().min(1), organizationId });
export const updateRoleCall = z.object({ memberId: z.string().min(1), role: storedRole, organizationId });
export const leaveCall = z.object({ organizationId });

export function roleOfCall(role: z.infer<typeof storedRole>): Role {
  return `org:${role}`;
}

/** Throws unless the embedded provider is used and the named organization is the active one. */
export function requireActive(ctx: Context, named?: string | null): void {
  requireEmbedded();
  if (named && named !== ctx.organizationId) throw new AppError('not_found', 'Organization not found');
}

/** Throws `not_found` unless the embedded sign-in is used. */
export function requireEmbedded(): void {
  if (authProvider().kind !== 'embedded') throw new AppError('not_found', 'This endpoint does not exist.');
}

/** The user id of a member named by membership id or e-mail address; throws `not_found` otherwise. */
export async function memberNamed(ctx: Context, memberIdOrEmail: string): Promise<string> {
  const userId = await findMemberUserId(ctx, memberIdOrEmail);
  if (!userId) throw new AppError('not_found', 'Member not found');
  return userId;
}
