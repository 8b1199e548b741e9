import { and, asc, count, eq, or } from 'drizzle-orm';
import { systemDatabase, type Db } from '@/db/client';
import { member, session, user } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context, Role } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { changeMembership, findMembership, requireStillAdmin, type Membership } from './membership';
import { toRole, toStoredRole } from './roles';
import type { Member } from '../types';

/** One page of the members of the active organization, and their total number. */
export async function listMembers(
  ctx: Context,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ members: Member[]; total: number }> {
  if (!ctx.organizationId) return { members: [], total: 0 };
  const where = eq(member.organizationId, ctx.organizationId);
  const [total] = await systemDatabase().select({ value: count() }).from(member).where(where);
  const rows = await systemDatabase()
    .select({
      id: member.id,
      userId: user.id,
      email: user.email,
      name: user.name,
      role: member.role,
      createdAt: member.createdAt,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(where)
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(limit)
    .offset(offset);
  return {
    total: total?.value ?? 0,
    members: rows.map((row) => {
      const [firstName = '', ...rest] = row.name.split(' ');
      return {
        id: row.id,
        user_id: row.userId,
        email: row.email,
        first_name: firstName,
        last_name: rest.join(' '),
        role: toRole(row.role),
        created_at: row.createdAt.toISOString(),
      };
    }),
  };
}

/** The user id for a membership id or an e-mail address. */
export async function findMemberUserId(ctx: Context, memberIdOrEmail: string): Promise<string | null> {
  const [row] = await systemDatabase()
    .select({ userId: member.userId })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(
      and(
        eq(member.organizationId, ctx.organizationId ?? ''),
        or(eq(member.id, memberIdOrEmail), eq(user.email, memberIdOrEmail.toLowerCase())),
      ),
    );
  return row?.userId ?? null;
}

/**
 * Changes a member's role. Throws `conflict` for the caller's own role and for the last admin, `not_found` for a person
 * who is not a member, `forbidden` when the caller is no longer an admin.
 */
export async function updateMemberRole(ctx: Context, userId: string, role: Role): Promise<void> {
  await changeMembership(ctx.organizationId, async (tx, organizationId) => {
    await requireStillAdmin(tx, organizationId, ctx);
    const found = await memberToChange(tx, organizationId, userId);
    const before = toRole(found.role);
    if (before === role) return;
    if (before === 'org:admin')
      await requireAnotherAdmin(
        tx,
        organizationId,
        'The last admin cannot be given another role. Make someone else admin first.',
      );
    if (userId === ctx.userId) throw new AppError('conflict', 'You cannot change your own role. Ask another admin.');
    await tx
      .update(member)
      .set({ role: toStoredRole(role) })
      .where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      {
        action: 'member.role',
        subjectType: 'member',
        subjectId: userId,
        details: { email: found.email, from: before, to: role },
      },
    );
  });
}

/** Removes a member, or the caller (leaving); throws a conflict (409) for the last admin. */
export async function removeMember(ctx: Context, userId: string): Promise<void> {
  if (ctx.isDemo) throw new AppError('forbidden', 'You cannot leave the demo workspace. It is deleted after a day.');
  const isLeaving = userId === ctx.userId;
  await changeMembership(ctx.organizationId, async (tx, organizationId) => {
    if (!isLeaving) await requireStillAdmin(tx, organizationId, ctx);
    const found = await memberToChange(tx, organizationId, userId);
    if (toRole(found.role) === 'org:admin') {
      await requireAnotherAdmin(
        tx,
        organizationId,
        isLeaving
          ? 'You are the last admin. Make someone else admin before you leave.'
          : 'The last admin cannot be removed. Make someone else admin first.',
      );
    }
    await tx.delete(member).where(and(eq(member.organizationId, organizationId), eq(member.userId, userId)));
    await tx
      .update(session)
      .set({ activeOrganizationId: null })
      .where(and(eq(session.userId, userId), eq(session.activeOrganizationId, organizationId)));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      {
        action: isLeaving ? 'member.leave' : 'member.remove',
        subjectType: 'member',
        subjectId: userId,
        details: { email: found.email, role: toRole(found.role) },
      },
    );
  });
}

async function memberToChange(tx: Db, organizationId: string, userId: string): Promise<Membership> {
  const found = await findMembership(tx, organizationId, userId);
  if (!found) throw new AppError('not_found', 'Member not found');
  return found;
}

async function requireAnotherAdmin(tx: Db, organizationId: string, otherwise: string): Promise<void> {
  const [admins] = await tx
    .select({ value: count() })
    .from(member)
    .where(and(eq(member.organizationId, organizationId), eq(member.role, toStoredRole('org:admin'))));
  if ((admins?.value ?? 0) <= 1) throw new AppError('conflict', otherwise);
}
