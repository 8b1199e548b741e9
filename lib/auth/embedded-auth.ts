import { createHmac, randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { bearer, organization } from 'better-auth/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { adminAc, defaultStatements, memberAc } from 'better-auth/plugins/organization/access';
import { systemDatabase } from '@/db/client';
import * as schema from '@/db/schema';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { auditAccountCalls, auditEndedSession } from './embedded-audit';
import { startingOrganizationOf } from './starting-organization';

const accessControl = createAccessControl(defaultStatements);
const roles = {
  admin: accessControl.newRole(adminAc.statements),
  member: accessControl.newRole(memberAc.statements),
  viewer: accessControl.newRole({ ac: ['read'] }),
};

function createAuth() {
  const { appUrl, PORT, AUTH_SECRET, NODE_ENV } = env();
  return betterAuth({
    appName: 'Plumbline',
    baseURL: appUrl,
    basePath: '/api/auth',
    secret: AUTH_SECRET,
    trustedOrigins: [appUrl, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`],
    database: drizzleAdapter(systemDatabase(), { provider: 'pg', schema }),
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, autoSignIn: true },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    rateLimit: { enabled: NODE_ENV === 'production', storage: 'database', window: 60, max: 200, customRules: { '/sign-in/email': { window: 60, max: 10 }, '/sign-up/email': { window: 60, max: 30 } } },
    advanced: {
      cookiePrefix: 'plumbline',
      useSecureCookies: appUrl.startsWith('https://'),
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({ data: { ...session, activeOrganizationId: await startingOrganizationOf(session.userId) } }),
        },
        delete: { after: auditEndedSession },
      },
    },
    hooks: { after: auditAccountCalls },
    // The secret invitation link is the proof: without SMTP no address could ever be verified.
    plugins: [bearer(), organization({ ac: accessControl, roles, creatorRole: 'admin', requireEmailVerificationOnInvitation: false, organizationLimit: 50, membershipLimit: 1000 })],
    telemetry: { enabled: false },
    logger: { log: (level, message, ...rest) => log[level === 'error' ? 'error' : level === 'warn' ? 'warn' : 'debug']({ source: 'auth', rest }, message) },
  });
}

type EmbeddedAuth = ReturnType<typeof createAuth>;
const shared = globalThis as typeof globalThis & { plumblineAuth?: EmbeddedAuth };

/** The embedded sign-in service of this process. */
export function embeddedAuth(): EmbeddedAuth {
  shared.plumblineAuth ??= createAuth();
  return shared.plumblineAuth;
}

export const DEMO_EMAIL = 'demo@plumbline.example';

/** The demo account's password: derived, so that nothing has to be stored or typed. */
export function demoPassword(): string {
  return createHmac('sha256', env().AUTH_SECRET ?? '').update('demo workspace').digest('base64url');
}
