import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { systemDatabase, type Db } from '@/db/client';
import { invitation, member, user } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context, Role } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { changeMembership, requireStillAdmin } from './membership';
import { toRole, toStoredRole } from './roles';
import type { Invitation, SentInvitation } from '../types';

const VALID_MS = 7 * 24 * 60 * 60 * 1000;

type Row = typeof invitation.$inferSelect;

/** Invitations that are neither accepted nor revoked. An expired one stays listed until it is revoked or sent again. */
export async function listInvitations(ctx: Context): Promise<Invitation[]> {
  if (!ctx.organizationId) return [];
  const rows = await systemDatabase()
    .select()
    .from(invitation)
    .where(and(eq(invitation.organizationId, ctx.organizationId), eq(invitation.status, 'pending')))
    .orderBy(desc(invitation.createdAt), desc(invitation.id));
  return rows.map(toInvitation);
}

/** Creates an invitation. Throws a conflict (409) for members and for addresses with a pending invitation. */
export async function inviteMember(
  ctx: Context,
  { email, role }: { email: string; role: Role },
): Promise<SentInvitation> {
  const address = email.trim().toLowerCase();
  return changeMembership(ctx.organizationId, async (tx, organizationId) => {
    await requireStillAdmin(tx, organizationId, ctx);
    await refuseMember(tx, organizationId, address);
    await refuseDuplicate(tx, organizationId, address);
    const now = new Date();
    const [row] = await tx
      .insert(invitation)
      .values({
        id: randomUUID(),
        organizationId,
        email: address,
        role: toStoredRole(role),
        status: 'pending',
        inviterId: ctx.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
      })
      .returning();
    if (!row) throw new AppError('internal', 'The invitation was not stored.');
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      { action: 'invitation.create', subjectType: 'invitation', subjectId: row.id, details: { email: address, role } },
    );
    return { invitation: toInvitation(row), link: invitationLink(row.id) };
  });
}

/** Revokes an invitation. Throws `not_found`, or `conflict` for one that was accepted or revoked. */
export async function revokeInvitation(ctx: Context, invitationId: string): Promise<void> {
  await changeMembership(ctx.organizationId, async (tx, organizationId) => {
    await requireStillAdmin(tx, organizationId, ctx);
    const [row] = await tx
      .select()
      .from(invitation)
      .where(and(eq(invitation.id, invitationId), eq(invitation.organizationId, organizationId)));
    if (!row) throw new AppError('not_found', 'Invitation not found');
    if (row.status === 'accepted')
      throw new AppError('conflict', 'This invitation has already been accepted. Remove the member instead.');
    if (row.status !== 'pending') throw new AppError('conflict', 'This invitation has already been revoked.');
    await tx.update(invitation).set({ status: 'canceled' }).where(eq(invitation.id, row.id));
    await recordAudit(
      tx,
      { tenantId: organizationId, userId: ctx.userId },
      { action: 'invitation.revoke', subjectType: 'invitation', subjectId: row.id, details: { email: row.email } },
    );
  });
}

/** The secret URL of an invitation: its holder may join after signing in with the invited e-mail address. */
export function invitationLink(invitationId: string): string {
  return `${env().appUrl}/accept-invitation/${invitationId}`;
}

export function toInvitation(row: Row): Invitation {
  return {
    id: row.id,
    email_address: row.email,
    role: toRole(row.role),
    status: statusOf(row),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  };
}

function statusOf({ status, expiresAt }: Row): Invitation['status'] {
  if (status === 'accepted') return 'accepted';
  if (status === 'expired') return 'expired';
  if (status !== 'pending') return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'pending';
}

async function refuseMember(tx: Db, organizationId: string, address: string): Promise<void> {
  const [found] = await tx
    .select({ id: member.id })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), eq(user.email, address)));
  if (found) throw new AppError('conflict', `${address} is already a member of this organization.`);
}

/** Refuses a second pending invitation for an address; an expired one is replaced by the new one. */
async function refuseDuplicate(tx: Db, organizationId: string, address: string): Promise<void> {
  const waiting = and(
    eq(invitation.organizationId, organizationId),
    eq(invitation.email, address),
    eq(invitation.status, 'pending'),
  );
  const [found] = await tx
    .select({ id: invitation.id })
    .from(invitation)
    .where(and(waiting, gt(invitation.expiresAt, new Date())));
  if (found) throw new AppError('conflict', `${address} already has an invitation. Revoke it to send another.`);
  await tx
    .update(invitation)
    .set({ status: 'expired' })
    .where(and(waiting, lte(invitation.expiresAt, new Date())));
}
