import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database } from '@/db/client';
import { organization } from '@/db/schema';
import { authProvider } from '@/lib/auth';
import type { Context } from '@/lib/context';
import { requireActive } from './provider-calls';

const MOST_MEMBERS = 100;

const organizationId = z.string().max(100).optional();
export const ofOrganizationQuery = z.object({ organizationId });
export const listMembersQuery = z.object({
  organizationId,
  limit: z.coerce.number().int().min(1).max(MOST_MEMBERS).default(MOST_MEMBERS),
  offset: z.coerce.number().int().min(0).default(0),
});

const memberShape = z.object({
  id: z.string(),
  organizationId: z.string(),
  userId: z.string(),
  role: z.string(),
  createdAt: z.string(),
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
});
const invitationShape = z.object({
  id: z.string(),
  organizationId: z.string(),
  email: z.string(),
  role: z.string(),
  status: z.string(),
  expiresAt: z.string().nullable(),
  createdAt: z.string(),
});
export const providerMembersShape = z.object({ members: z.array(memberShape), total: z.number().int() });
export const providerInvitationsShape = z.array(invitationShape);
export const fullOrganizationShape = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    createdAt: z.string(),
    members: z.array(memberShape),
    invitations: z.array(invitationShape),
  })
  .nullable();

type MemberPage = z.infer<typeof providerMembersShape>;
type Invitations = z.infer<typeof providerInvitationsShape>;

/** The provider's own terms for a role and for a revoked invitation. */
const storedRole = (role: string) => role.replace(/^org:/, '');
const storedStatus = (status: string) => (status === 'revoked' ? 'canceled' : status);

/** The members of the active organization in the embedded provider's format; none for a personal account. */
export async function providerMembers(
  ctx: Context,
  { organizationId: named, limit, offset }: z.output<typeof listMembersQuery>,
): Promise<MemberPage> {
  requireActive(ctx, named);
  const { members, total } = await authProvider().listMembers(ctx, { limit, offset });
  return {
    total,
    members: members.map((member) => ({
      id: member.id,
      organizationId: ctx.organizationId ?? '',
      userId: member.user_id,
      role: storedRole(member.role),
      createdAt: member.created_at,
      user: {
        id: member.user_id,
        name: `${member.first_name} ${member.last_name}`.trim(),
        email: member.email,
      },
    })),
  };
}

/** The pending invitations of the organization. */
export async function providerInvitations(ctx: Context, named?: string): Promise<Invitations> {
  requireActive(ctx, named);
  const invitations = await authProvider().listInvitations(ctx);
  return invitations.map((invitation) => ({
    id: invitation.id,
    organizationId: ctx.organizationId ?? '',
    email: invitation.email_address,
    role: storedRole(invitation.role),
    status: storedStatus(invitation.status),
    expiresAt: invitation.expires_at,
    createdAt: invitation.created_at,
  }));
}

/** The organization with its first members and, for admins, its invitations; null without one. */
export async function fullOrganization(ctx: Context, named?: string): Promise<z.infer<typeof fullOrganizationShape>> {
  requireActive(ctx, named);
  if (!ctx.organizationId) return null;
  const [row] = await database()
    .select({
      id: organization.id,
      name: organization.name,
      slug: organization.slug,
      createdAt: organization.createdAt,
    })
    .from(organization)
    .where(eq(organization.id, ctx.organizationId));
  if (!row) return null;
  const { members } = await providerMembers(ctx, { limit: MOST_MEMBERS, offset: 0 });
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    members,
    invitations: ctx.role === 'org:admin' ? await providerInvitations(ctx) : [],
  };
}
