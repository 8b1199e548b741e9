import { and, asc, count, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { member, organization, user } from '@/db/schema';
import type { Context, Role } from '@/lib/context';
import { embeddedAuth } from './embedded-auth';
import type { AuthProvider } from './types';

/** The provider's own role names and ours. */
export const ROLE_OF = { admin: 'org:admin', member: 'org:member', viewer: 'org:viewer' } satisfies Record<string, Role>;

/** An unknown role reads as the weakest. */
export function toRole(stored: string): Role {
  return stored in ROLE_OF ? ROLE_OF[stored as keyof typeof ROLE_OF] : 'org:viewer';
}

async function sessionOf(headers: Headers) {
  return embeddedAuth().api.getSession({ headers });
}

async function membershipsOf(userId: string) {
  return database()
    .select({ id: organization.id, name: organization.name, slug: organization.slug, role: member.role })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(organization.name));
}

async function roleIn(organizationId: string, userId: string): Promise<Role | null> {
  const [row] = await database().select({ role: member.role }).from(member).where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
  return row ? toRole(row.role) : null;
}

export const embeddedProvider: AuthProvider = {
  kind: 'embedded',

  async resolveContext(headers): Promise<Context | null> {
    const found = await sessionOf(headers);
    if (!found) return null;
    const organizationId = found.session.activeOrganizationId ?? null;
    const role = organizationId ? await roleIn(organizationId, found.user.id) : null;
    // A removed member's session keeps its active organization; it falls back to the personal account.
    if (!organizationId || !role) return { userId: found.user.id, tenantId: found.user.id, organizationId: null, role: 'org:admin' };
    return { userId: found.user.id, tenantId: organizationId, organizationId, role };
  },

  async sessionView(headers) {
    const found = await sessionOf(headers);
    if (!found) return null;
    const memberships = await membershipsOf(found.user.id);
    const active = memberships.find((membership) => membership.id === found.session.activeOrganizationId);
    return {
      user: { id: found.user.id, name: found.user.name, email: found.user.email },
      organization: active ? { id: active.id, name: active.name, slug: active.slug } : null,
      organizations: memberships.map(({ id, name }) => ({ id, name })),
      role: active ? toRole(active.role) : 'org:admin',
    };
  },

  async listMembers(ctx, { limit, offset }) {
    if (!ctx.organizationId) return { members: [], total: 0 };
    const where = eq(member.organizationId, ctx.organizationId);
    const [total] = await database().select({ value: count() }).from(member).where(where);
    const rows = await database()
      .select({ id: member.id, userId: user.id, email: user.email, name: user.name, role: member.role, createdAt: member.createdAt })
      .from(member)
      .innerJoin(user, eq(user.id, member.userId))
      .where(where)
      .orderBy(asc(member.createdAt))
      .limit(limit)
      .offset(offset);
    return {
      total: total?.value ?? 0,
      members: rows.map((row) => {
        const [firstName = '', ...rest] = row.name.split(' ');
        return { id: row.id, user_id: row.userId, email: row.email, first_name: firstName, last_name: rest.join(' '), role: toRole(row.role), created_at: row.createdAt.toISOString() };
      }),
    };
  },
};
