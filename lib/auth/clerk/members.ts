import type { OrganizationMembership } from '@clerk/backend';
import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { member } from '@/db/schema';
import { asSystem } from '@/db/tenant-scope';
import { recordAudit } from '@/lib/audit/record';
import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { callClerk } from './client';
import { storeRole } from './mirror';
import { roleOfClerk } from './session';
import { toStoredRole } from '../embedded/roles';
import type { Member } from '../types';

/** One page of the members of the active organization at Clerk, and their total number. */
export async function listMembers(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ members: Member[]; total: number }> {
  const { organizationId } = ctx;
  if (!organizationId) return { members: [], total: 0 };
  const { data, totalCount } = await callClerk((client) =>
    client.organizations.getOrganizationMembershipList({ organizationId, limit, offset, orderBy: '+created_at' }),
  );
  return { total: totalCount, members: data.map(toMember) };
}

/**
 * Changes a member's role at Clerk and in the local tables. Throws `conflict` for the caller's own role and for the
 * last admin, `not_found` for a person who is not a member.
 */
export async function updateMemberRole(ctx: Context, userId: string, role: Role): Promise<void> {
  const organizationId = organizationOf(ctx);
  const found = await memberToChange(organizationId, ctx, userId);
  const before = roleOfClerk(found.role);
  if (before === role) return;
  if (before === 'org:admin')
    await requireAnotherAdmin(
      organizationId,
      'The last admin cannot be given another role. Make someone else admin first.',
    );
  if (userId === ctx.userId) throw new AppError('conflict', 'You cannot change your own role. Ask another admin.');
  await callClerk((client) => client.organizations.updateOrganizationMembership({ organizationId, userId, role }));
  await mirror(async (tx) => {
    await storeRole(tx, organizationId, userId, toStoredRole(role));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      {
        action: 'member.role',
        subjectType: 'member',
        subjectId: userId,
        details: { email: addressOf(found), from: before, to: role },
      },
    );
  });
}

/** Removes a member, or the caller (leaving); throws a conflict (409) for the last admin. */
export async function removeMember(ctx: Context, userId: string): Promise<void> {
  const organizationId = organizationOf(ctx);
  const isLeaving = userId === ctx.userId;
  const found = await memberToChange(organizationId, ctx, userId);
  const role = roleOfClerk(found.role);
  if (role === 'org:admin') {
    await requireAnotherAdmin(
      organizationId,
      isLeaving
        ? 'You are the last admin. Make someone else admin before you leave.'
        : 'The last admin cannot be removed. Make someone else admin first.',
    );
  }
  await callClerk((client) => client.organizations.deleteOrganizationMembership({ organizationId, userId }));
  await mirror(async (tx) => {
    await tx.delete(member).where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      {
        action: isLeaving ? 'member.leave' : 'member.remove',
        subjectType: 'member',
        subjectId: userId,
        details: { email: addressOf(found), role },
      },
    );
  });
}

/**
 * Copies a change that Clerk has made into the local tables, as the system: a tenant cannot write the tables of people.
 */
function mirror(change: (tx: Db) => Promise<void>): Promise<void> {
  return asSystem(() => database().transaction(change));
}

/** Id of the active organization; throws a conflict (409) for a personal account. */
export function organizationOf(ctx: Context): string {
  if (!ctx.organizationId)
    throw new AppError('conflict', 'A personal account has no members. Switch to an organization first.');
  return ctx.organizationId;
}

/** The role in the token may be a minute old; a person who has lost it since is refused. */
export async function requireStillAdmin(organizationId: string, ctx: Pick<Context, 'userId'>): Promise<void> {
  const [own] = await membershipsOf(organizationId, [ctx.userId]);
  requireAdmin(own);
}

async function memberToChange(organizationId: string, ctx: Context, userId: string): Promise<OrganizationMembership> {
  const found = await membershipsOf(organizationId, [ctx.userId, userId]);
  const byUser = (id: string) => found.find((each) => each.publicUserData?.userId === id);
  if (userId !== ctx.userId) requireAdmin(byUser(ctx.userId));
  const target = byUser(userId);
  if (!target) throw new AppError('not_found', 'Member not found');
  return target;
}

function requireAdmin(own: OrganizationMembership | undefined): void {
  if (!own || roleOfClerk(own.role) !== 'org:admin')
    throw new AppError('forbidden', 'Only admins of the organization may do this.');
}

async function membershipsOf(organizationId: string, userId: string[]): Promise<OrganizationMembership[]> {
  const { data } = await callClerk((client) =>
    client.organizations.getOrganizationMembershipList({ organizationId, userId: [...new Set(userId)] }),
  );
  return data;
}

/** Clerk also refuses to remove the last admin; checking first gives a more helpful message. */
async function requireAnotherAdmin(organizationId: string, otherwise: string): Promise<void> {
  const { totalCount } = await callClerk((client) =>
    client.organizations.getOrganizationMembershipList({ organizationId, role: ['org:admin'], limit: 1 }),
  );
  if (totalCount <= 1) throw new AppError('conflict', otherwise);
}

function toMember(found: OrganizationMembership): Member {
  return {
    id: found.id,
    user_id: found.publicUserData?.userId ?? '',
    email: addressOf(found),
    first_name: found.publicUserData?.firstName ?? '',
    last_name: found.publicUserData?.lastName ?? '',
    role: roleOfClerk(found.role),
    created_at: new Date(found.createdAt).toISOString(),
  };
}

/** Clerk names a member by the identifier they sign in with, which may not be an e-mail address. */
function addressOf({ publicUserData }: OrganizationMembership): string {
  const identifier = publicUserData?.identifier ?? '';
  return identifier.includes('@') ? identifier : '';
}
