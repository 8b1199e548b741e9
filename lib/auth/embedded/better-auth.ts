import { randomUUID } from 'node:crypto';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { bearer, organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements, memberAc } from 'better-auth/plugins/organization/access';
import { z } from 'zod';
import { systemDatabase } from '@/db/client';
import * as schema from '@/db/schema';
import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { PASSWORD_LENGTH } from '../schema';
import { auditAccountCalls, auditEndedSession } from './audit';
import { rethrowDatabaseFailure } from './database-failures';
import { guardAccountCalls, type FindPerson } from './guard-account-calls';
import { secondFactor } from './second-factor/second-factor';
import { touchSession } from './sessions/idle-limit';
import { guardedStore } from './session-store';
import { startingOrganizationOf } from './starting-organization';

const HOUR_MS = 60 * 60 * 1000;

const accessControl = createAccessControl(defaultStatements);
const roles = {
  admin: accessControl.newRole(adminAc.statements),
  member: accessControl.newRole(memberAc.statements),
  viewer: accessControl.newRole({ ac: ['read'] }),
};

/** Last in the list, so that it sees the result of the second factor. */
const accountRecords = {
  id: 'account-records',
  hooks: { after: [{ matcher: () => true, handler: auditAccountCalls }] },
} satisfies BetterAuthPlugin;

/** Opens a session for a person without a password. Internal only; no URL leads here. */
const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string(), isForADay: z.boolean().default(false) }) },
      async (ctx) => {
        const { userId, isForADay } = ctx.body;
        const person = await ctx.context.internalAdapter.findUserById(userId);
        if (!person) throw new AppError('unauthorized', 'Please sign in.');
        if ('twoFactorEnabled' in person && person.twoFactorEnabled === true)
          throw new AppError('forbidden', 'Sign in with your password and a code of your authenticator app.');
        const opened = await ctx.context.internalAdapter.createSession(userId, isForADay);
        await setSessionCookie(ctx, { session: opened, user: person }, isForADay);
        return ctx.json({ success: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** The sign-in service configured from the environment; `embeddedAuth` keeps one per process. */
export function createAuth({ appUrl, PORT, AUTH_SECRET, NODE_ENV, SESSION_IDLE_HOURS: idleHours }: Env) {
  const signedIn: { find?: FindPerson } = {};
  const auth = betterAuth({
    appName: 'Plumbline',
    baseURL: appUrl,
    basePath: '/api/auth',
    secret: AUTH_SECRET,
    trustedOrigins: [appUrl, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`],
    database: guardedStore(
      drizzleAdapter(systemDatabase(), { provider: 'pg', schema }),
      AUTH_SECRET ?? '',
      idleHours * HOUR_MS,
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      autoSignIn: true,
    },
    // The seven days are never extended; the store ends a session earlier when it was not used for the idle limit.
    session: { expiresIn: 60 * 60 * 24 * 7, disableSessionRefresh: true },
    rateLimit: {
      enabled: NODE_ENV === 'production',
      storage: 'database',
      window: 60,
      max: 200,
      customRules: {
        '/sign-in/email': { window: 60, max: 10 },
        '/sign-up/email': { window: 60, max: 30 },
        '/two-factor/*': { window: 60, max: 20 },
      },
    },
    advanced: {
      cookiePrefix: 'plumbline',
      useSecureCookies: appUrl.startsWith('https://'),
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, activeOrganizationId: await startingOrganizationOf(session.userId) },
          }),
        },
        delete: { after: auditEndedSession },
      },
    },
    hooks: { before: guardAccountCalls(async (headers) => (await signedIn.find?.(headers)) ?? null) },
    // The secret invitation link is the proof of the address, because without SMTP no address could be verified.
    plugins: [
      sessionOpener,
      // Before the bearer token, which is made from the session cookie that an awaited second factor revokes.
      secondFactor(AUTH_SECRET ?? ''),
      bearer({ requireSignature: true }),
      organization({
        ac: accessControl,
        roles,
        creatorRole: 'admin',
        requireEmailVerificationOnInvitation: false,
        organizationLimit: 50,
        membershipLimit: 1000,
      }),
      accountRecords,
    ],
    // Refusals are normal answers; other errors are thrown to the product's own error handling, which logs them.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...rest) =>
        log[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'debug']({ source: 'auth', rest }, message),
    },
  });
  signedIn.find = async (headers) => (await auth.api.getSession({ headers }))?.user ?? null;
  return auth;
}

type EmbeddedAuth = ReturnType<typeof createAuth>;
const shared = globalThis as typeof globalThis & { plumblineAuth?: EmbeddedAuth };

/** The embedded sign-in service of this process. */
export function embeddedAuth(): EmbeddedAuth {
  shared.plumblineAuth ??= createAuth(env());
  return shared.plumblineAuth;
}

/**
 * The session and its person, from the cookie or the bearer token; null without a valid one. Throws when the database
 * is unavailable.
 */
export async function findSession(headers: Headers) {
  const found = await rethrowDatabaseFailure(() => embeddedAuth().api.getSession({ headers }));
  if (found) await touchSession(found.session, env().SESSION_IDLE_HOURS * HOUR_MS);
  return found;
}
