import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { session, twoFactor } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findSession } from '../better-auth';
import { refuseVisitor } from '../demo-visitor';
import { deviceLabel } from '../devices/device-label';
import { countCodes } from '../second-factor/second-factor';
import type { AccountSecurity } from './schema';

const HOUR_MS = 60 * 60 * 1000;

/** The sessions of the caller's own account that are open, the last used first, and the state of the second factor. */
export async function readAccountSecurity(headers: Headers): Promise<AccountSecurity> {
  const { own } = await callerOf(headers);
  const idleHours = env().SESSION_IDLE_HOURS;
  const now = Date.now();
  const rows = await systemDatabase()
    .select()
    .from(session)
    .where(
      and(
        eq(session.userId, own.userId),
        gt(session.expiresAt, new Date(now)),
        gt(session.updatedAt, new Date(now - idleHours * HOUR_MS)),
      ),
    )
    .orderBy(desc(session.updatedAt));
  const [factor] = await systemDatabase()
    .select({ codes: twoFactor.backupCodes })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, own.userId), eq(twoFactor.verified, true)));
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      device: deviceLabel(row.userAgent),
      address: row.ipAddress || null,
      started_at: row.createdAt.toISOString(),
      last_used_at: row.updatedAt.toISOString(),
      is_current: row.id === own.id,
    })),
    idle_hours: idleHours,
    second_factor: { is_on: factor !== undefined, recovery_codes_left: factor ? countCodes(factor.codes) : 0 },
  };
}

/**
 * Ends another session of the caller's account at once. Throws `not_found` for an unknown session, `conflict` for the
 * one in use.
 */
export async function endSession(ctx: Context, headers: Headers, sessionId: string): Promise<{ ended: number }> {
  const { own } = await callerOf(headers);
  if (sessionId === own.id) throw new AppError('conflict', 'This is the session you are using. Sign out to end it.');
  return systemDatabase().transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, own.userId)))
      .returning({ userAgent: session.userAgent });
    if (!ended[0]) throw new AppError('not_found', 'Session not found');
    await recordAudit(tx, ctx, {
      action: 'session.revoke',
      subjectType: 'user',
      subjectId: own.userId,
      details: { name: deviceLabel(ended[0].userAgent) },
    });
    return { ended: 1 };
  });
}

/** Ends every session of the caller's account but the one they are using. */
export async function endOtherSessions(ctx: Context, headers: Headers): Promise<{ ended: number }> {
  const { own } = await callerOf(headers);
  return systemDatabase().transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.userId, own.userId), ne(session.id, own.id)))
      .returning({ id: session.id });
    await recordAudit(tx, ctx, {
      action: 'session.revoke_others',
      subjectType: 'user',
      subjectId: own.userId,
      details: { ended: ended.length },
    });
    return { ended: ended.length };
  });
}

/** Throws without a session of a person with an account: for demo visitors, and for programs without a session. */
async function callerOf(headers: Headers) {
  if (env().authProvider !== 'embedded') throw new AppError('not_found', 'This endpoint does not exist.');
  const found = await findSession(headers);
  if (!found) throw new AppError('unauthorized', 'Please sign in.');
  await refuseVisitor(found.user);
  return { own: found.session };
}
