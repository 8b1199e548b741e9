import { APIError, createAuthMiddleware } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { user } from '@/db/schema';
import { recordAudit, type AuditEntry } from '@/lib/audit/record';
import { log } from '@/lib/log';
import { recordDevice, type StartedSession } from './devices/known-devices';
import { notifyAccountOwner } from './devices/notify-account-owner';
import { clearGuesses } from './guesses/password-guesses';
import { startingOrganizationOf } from './starting-organization';

type SessionRow = { id: string; userId: string; activeOrganizationId?: unknown };
type Noted = { session: StartedSession; user: { email: string } };

/** Changes of an account of which its owner is notified. */
const ACCOUNT_NEWS: Record<string, { action: string; title: string; body: string }> = {
  '/change-password': {
    action: 'account.password',
    title: 'Your password was changed',
    body: 'All other sessions were ended. If this was not you, ask the administrator of this installation for help.',
  },
  '/two-factor/verify-totp': {
    action: 'account.second_factor_on',
    title: 'The second factor was turned on',
    body: 'Signing in now asks for a code from the authenticator app.',
  },
  '/two-factor/disable': {
    action: 'account.second_factor_off',
    title: 'The second factor was turned off',
    body: 'Signing in now asks for the password only. If this was not you, change your password.',
  },
  '/two-factor/generate-backup-codes': {
    action: 'account.recovery_codes',
    title: 'New recovery codes were created',
    body: 'The earlier ones no longer work. If this was not you, change your password.',
  },
};

const SECOND_STEP: Record<string, string> = {
  '/two-factor/verify-totp': 'authenticator app',
  '/two-factor/verify-backup-code': 'recovery code',
};

/**
 * Writes an audit record for sign-up, sign-in, refused sign-in, and changes to the account, and notifies the owner of
 * what concerns its security. Runs after the second factor, which revokes the session that a correct password opened.
 */
export const auditAccountCalls = createAuthMiddleware(async (ctx) => {
  const { newSession, session, returned } = ctx.context;
  const { path } = ctx;
  const step = SECOND_STEP[path];
  if (returned instanceof APIError) {
    if (path === '/sign-in/email') await auditRefusal({ email: textOf(ctx.body, 'email').toLowerCase() });
    if (step && !session) {
      const userId = await challengedUser(ctx);
      if (userId) await auditRefusal({ userId, second_factor: step });
    }
    return;
  }
  if (path === '/sign-in/email') {
    await clearGuesses(textOf(ctx.body, 'email'));
    if (newSession) await begun(newSession, { action: 'session.sign_in' });
    return;
  }
  if (path === '/sign-up/email' && newSession) return begun(newSession, { action: 'account.create' });
  if (step && !session && newSession)
    return begun(newSession, { action: 'session.sign_in', details: { second_factor: step } });
  if (!session) return;
  if (path === '/update-user') return record(session.session, 'account.update');
  if (path === '/two-factor/enable') await clearGuesses(session.user.email);
  const news = ACCOUNT_NEWS[path];
  // A code that is entered while the second factor is on already changes nothing.
  if (!news || (path === '/two-factor/verify-totp' && !newSession)) return;
  if (path !== '/two-factor/verify-totp') await clearGuesses(session.user.email);
  await record(session.session, news.action);
  await quietly(news.action, session.user.id, () =>
    systemDatabase().transaction((tx) =>
      notifyAccountOwner(tx, session.session, { ...news, key: notificationKey(news.action) }),
    ),
  );
});

/** A session is deleted at sign-out; an expired one is deleted when it is next used. */
export async function auditEndedSession(
  ended: SessionRow & { expiresAt: Date },
  call?: { path?: string } | null,
): Promise<void> {
  // While the second factor is awaited, the session of the password ends; turning it on or off replaces the session.
  if (call?.path === '/sign-in/email' || call?.path?.startsWith('/two-factor/')) return;
  await record(ended, ended.expiresAt.getTime() > Date.now() ? 'session.sign_out' : 'session.expire');
}

async function begun({ session, user: person }: Noted, entry: Pick<AuditEntry, 'action' | 'details'>): Promise<void> {
  await record(session, entry.action, entry.details);
  await quietly('note a device', person.email, () => recordDevice(session));
}

type Challenge = {
  getSignedCookie: (name: string, secret: string) => Promise<string | null | false | undefined>;
  context: {
    secret: string;
    createAuthCookie: (name: string) => { name: string };
    internalAdapter: { findVerificationValue: (identifier: string) => Promise<{ value: string } | null> };
  };
};

/** The person whose password was correct and whose second factor is awaited. */
async function challengedUser(ctx: Challenge): Promise<string | null> {
  const identifier = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
  if (!identifier) return null;
  return (await ctx.context.internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

async function auditRefusal(refused: { email: string } | { userId: string; second_factor: string }): Promise<void> {
  const isThis = 'userId' in refused ? eq(user.id, refused.userId) : eq(user.email, refused.email);
  const [known] = await systemDatabase().select({ id: user.id }).from(user).where(isThis);
  // An unknown address belongs to no tenant, so only the sign-in service's own log line records it.
  if (!known) return;
  const tenantId = (await startingOrganizationOf(known.id)) ?? known.id;
  const details = 'userId' in refused ? { second_factor: refused.second_factor } : {};
  await write(
    { tenantId, userId: known.id },
    { action: 'session.refuse', subjectType: 'user', subjectId: known.id, details },
  );
}

function record(row: SessionRow, action: string, details: Record<string, unknown> = {}): Promise<void> {
  const tenantId = typeof row.activeOrganizationId === 'string' ? row.activeOrganizationId : row.userId;
  return write({ tenantId, userId: row.userId }, { action, subjectType: 'user', subjectId: row.userId, details });
}

/**
 * When the record cannot be written, the error is logged and the sign-in continues, so that users are not locked out.
 */
function write(who: { tenantId: string; userId: string }, entry: AuditEntry): Promise<void> {
  return quietly(entry.action, who.userId, () => recordAudit(systemDatabase(), who, entry));
}

async function quietly(action: string, userId: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err, action, userId }, 'a sign-in event could not be recorded');
  }
}

function notificationKey(action: string): string {
  return `${action}:${new Date().toISOString()}`;
}

function textOf(body: unknown, name: string): string {
  const value: unknown = body && typeof body === 'object' ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value : '';
}
