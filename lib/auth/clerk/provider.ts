import { asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import { asSystem } from '@/db/tenant-scope';
import type { Context } from '@/lib/context';
import { inviteMember, listInvitations, revokeInvitation } from './invitations';
import { listMembers, removeMember, updateMemberRole } from './members';
import { verifySession } from './session';
import { currentAccess, currentAccessWithoutSession } from './current-access';
import type { AuthProvider, SessionView } from '../types';

/**
 * Clerk as sign-in provider: sessions by its tokens, people and organizations by its backend API, mirrored in the local
 * tables.
 */
export const clerkProvider: AuthProvider = {
  kind: 'clerk',

  // Runs as the system, because no tenant is known before sign-in and a person may belong to several.
  resolveContext: (headers) => asSystem(() => contextOf(headers)),
  currentAccess: (userId, organizationId) => asSystem(() => currentAccessWithoutSession(userId, organizationId)),
  sessionView: (headers) => asSystem(() => viewOf(headers)),

  listMembers,
  updateMemberRole,
  removeMember,
  listInvitations,
  inviteMember,
  revokeInvitation,
};

async function contextOf(headers: Headers): Promise<Context | null> {
  const session = await verifySession(headers);
  const access = session && (await currentAccess(session));
  if (!access) return null;
  const { userId, organization: active } = session;
  // Without a membership in the active organization the session uses the personal account.
  if (!active || !access.role) return { userId, tenantId: userId, organizationId: null, role: 'org:admin' };
  return { userId, tenantId: active.id, organizationId: active.id, role: access.role };
}

async function viewOf(headers: Headers): Promise<SessionView | null> {
  const ctx = await contextOf(headers);
  if (!ctx) return null;
  const [person] = await database()
    .select({ id: user.id, name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, ctx.userId));
  if (!person) return null;
  const memberships = await database()
    .select({ id: organization.id, name: organization.name, slug: organization.slug })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, ctx.userId))
    .orderBy(asc(organization.name));
  return {
    // Clerk verifies addresses itself.
    user: { ...person, isAddressConfirmed: true },
    organization: memberships.find(({ id }) => id === ctx.organizationId) ?? null,
    organizations: memberships.map(({ id, name }) => ({ id, name })),
    role: ctx.role,
  };
}
