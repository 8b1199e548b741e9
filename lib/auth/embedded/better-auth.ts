import { randomUUID } from 'node:crypto';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
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
import { auditAccountCalls, auditEndedSession } from './audit';
import { rethrowDatabaseFailure } from './database-failures';
import { guardedStore } from './session-store';
import { startingOrganizationOf } from './starting-organization';

const accessControl = createAccessControl(defaultStatements);
const roles = {
  admin: accessControl.newRole(adminAc.statements),
  member: accessControl.newRole(memberAc.statements),
  viewer: accessControl.newRole({ ac: ['read'] }),
};

/** Changing a password ends every other session, also when the client does not request it. */
const endOtherSessions = createAuthMiddleware(async (ctx) => {
  if (ctx.path === '/change-password') return { context: { body: { ...ctx.body, revokeOtherSessions: true } } };
});

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
        const opened = await ctx.context.internalAdapter.createSession(userId, isForADay);
        await setSessionCookie(ctx, { session: opened, user: person }, isForADay);
        return ctx.json({ success: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;

export function createAuth({ appUrl, PORT, AUTH_SECRET, NODE_ENV }: Env) {
  return betterAuth({
    appName: 'Plumbline',
    baseURL: appUrl,
    basePath: '/api/auth',
    secret: AUTH_SECRET,
    trustedOrigins: [appUrl, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`],
    database: guardedStore(drizzleAdapter(systemDatabase(), { provider: 'pg', schema }), AUTH_SECRET ?? ''),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    rateLimit: {
      enabled: NODE_ENV === 'production',
      storage: 'database',
      window: 60,
      max: 200,
      customRules: { '/sign-in/email': { window: 60, max: 10 }, '/sign-up/email': { window: 60, max: 30 } },
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
    hooks: { before: endOtherSessions, after: auditAccountCalls },
    // The secret invitation link is the proof of the address, because without SMTP no address could be verified.
    plugins: [
      sessionOpener,
      bearer({ requireSignature: true }),
      organization({
        ac: accessControl,
        roles,
        creatorRole: 'admin',
        requireEmailVerificationOnInvitation: false,
        organizationLimit: 50,
        membershipLimit: 1000,
      }),
    ],
    // Refusals are normal answers; other errors are thrown to the product's own error handling, which logs them.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      log: (level, message, ...rest) =>
        log[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'debug']({ source: 'auth', rest }, message),
    },
  });
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
export function findSession(headers: Headers) {
  return rethrowDatabaseFailure(() => embeddedAuth().api.getSession({ headers }));
}
