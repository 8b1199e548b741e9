import { and, asc, eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import type { Context, Role } from '@/lib/context';
import { canSendMail } from '@/lib/mail/send-mail';
import { demoWorkspaceOf } from './demo-visitor';
import { findSession } from './better-auth';
import { inviteMember, listInvitations, revokeInvitation } from './invitations';
import { listMembers, removeMember, updateMemberRole } from './members';
import { toRole } from './roles';
import type { AuthProvider } from '../types';

async function membershipsOf(userId: string) {
  return systemDatabase()
    .select({ id: organization.id, name: organization.name, slug: organization.slug, role: member.role })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(organization.name));
}

async function roleIn(organizationId: string, userId: string): Promise<Role | null> {
  const [row] = await systemDatabase()
    .select({ role: member.role })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
  return row ? toRole(row.role) : null;
}

export const embeddedProvider: AuthProvider = {
  kind: 'embedded',

  async resolveContext(headers): Promise<Context | null> {
    const found = await findSession(headers);
    if (!found) return null;
    const demo = await demoWorkspaceOf(found.user);
    if (demo)
      return demo.isOver
        ? null
        : {
            userId: found.user.id,
            tenantId: demo.tenantId,
            organizationId: demo.tenantId,
            role: 'org:member',
            isDemo: true,
          };
    const organizationId = found.session.activeOrganizationId ?? null;
    const role = organizationId ? await roleIn(organizationId, found.user.id) : null;
    // A removed member's session still names the organization; the personal account is used instead.
    if (!organizationId || !role)
      return { userId: found.user.id, tenantId: found.user.id, organizationId: null, role: 'org:admin' };
    return { userId: found.user.id, tenantId: organizationId, organizationId, role };
  },

  async currentAccess(userId, organizationId) {
    const [row] = await systemDatabase()
      .select({ membershipId: member.id, role: member.role })
      .from(user)
      .leftJoin(member, and(eq(member.userId, user.id), eq(member.organizationId, organizationId ?? '')))
      .where(eq(user.id, userId));
    if (!row) return null;
    if (organizationId === null) return { membershipId: null, role: 'org:admin' };
    return row.membershipId ? { membershipId: row.membershipId, role: toRole(row.role) } : null;
  },

  async sessionView(headers) {
    const found = await findSession(headers);
    if (!found) return null;
    const demo = await demoWorkspaceOf(found.user);
    if (demo?.isOver) return null;
    const memberships = await membershipsOf(found.user.id);
    const active = memberships.find(
      (membership) => membership.id === (demo?.tenantId ?? found.session.activeOrganizationId),
    );
    return {
      user: demo
        ? { id: found.user.id, name: found.user.name, email: 'Demo workspace, for a day', isAddressConfirmed: true }
        : {
            id: found.user.id,
            name: found.user.name,
            email: found.user.email,
            isAddressConfirmed: found.user.emailVerified || !canSendMail(),
          },
      organization: active ? { id: active.id, name: active.name, slug: active.slug } : null,
      organizations: memberships.map(({ id, name }) => ({ id, name })),
      role: active ? toRole(active.role) : 'org:admin',
    };
  },

  listMembers,
  updateMemberRole,
  removeMember,
  listInvitations,
  inviteMember,
  revokeInvitation,
};
