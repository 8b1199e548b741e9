import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { user } from '@/db/schema';
import { recordAudit, type AuditEntry } from '@/lib/audit/record';
import { log } from '@/lib/log';
import { startingOrganizationOf } from './starting-organization';

type SessionRow = { id: string; userId: string; activeOrganizationId?: unknown };

/** Writes an audit record for sign-up, sign-in, refused sign-in, and changes to the account. */
export const auditAccountCalls = createAuthMiddleware(async (ctx) => {
  const { newSession, session, returned } = ctx.context;
  const isRefused = returned instanceof APIError;
  if (ctx.path === '/sign-in/email' && isRefused) return auditRefusal(ctx.body);
  if (isRefused) return;
  if (ctx.path === '/sign-in/email' && newSession) return record(newSession.session, 'session.sign_in');
  if (ctx.path === '/sign-up/email' && newSession) return record(newSession.session, 'account.create');
  if (ctx.path === '/change-password' && session) return record(session.session, 'account.password');
  if (ctx.path === '/update-user' && session) return record(session.session, 'account.update');
});

/** A session is deleted at sign-out; an expired one is deleted when it is next used. */
export async function auditEndedSession(ended: SessionRow & { expiresAt: Date }): Promise<void> {
  await record(ended, ended.expiresAt.getTime() > Date.now() ? 'session.sign_out' : 'session.expire');
}

async function auditRefusal(body: unknown): Promise<void> {
  const email =
    body && typeof body === 'object' && 'email' in body && typeof body.email === 'string'
      ? body.email.toLowerCase()
      : '';
  const [known] = await systemDatabase().select({ id: user.id }).from(user).where(eq(user.email, email));
  // An unknown address belongs to no tenant, so only the sign-in service's own log line records it.
  if (!known) return;
  const tenantId = (await startingOrganizationOf(known.id)) ?? known.id;
  await write({ tenantId, userId: known.id }, { action: 'session.refuse', subjectType: 'user', subjectId: known.id });
}

function record(row: SessionRow, action: string): Promise<void> {
  const tenantId = typeof row.activeOrganizationId === 'string' ? row.activeOrganizationId : row.userId;
  return write({ tenantId, userId: row.userId }, { action, subjectType: 'user', subjectId: row.userId });
}

/** When the record cannot be written, the error is logged and the sign-in goes on, so that nobody is locked out. */
async function write(who: { tenantId: string; userId: string }, entry: AuditEntry): Promise<void> {
  try {
    await recordAudit(systemDatabase(), who, entry);
  } catch (err) {
    log.error({ err, action: entry.action, userId: who.userId }, 'a sign-in event could not be audited');
  }
}
