import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { closeDatabase, database } from '@/db/client';
import { auditRecords } from '@/db/schema/index';
import type { AuthProvider } from '@/lib/auth/types';
import type { Context } from '@/lib/context';
import type { AuthHarness } from '../suites/auth-suite';
import { clerkHarness } from './clerk-harness';
import { startClerkServer, type ClerkServer } from './clerk-server';
import { tokenSigner, WEBHOOK_SECRET, type TokenOptions } from './clerk-tokens';
import type { ClerkRefusal } from './clerk-instance';
import { openFileDatabase } from '../databases/file-database';
import { openInFolder } from '../temp-folder';

export const APP_URL = 'http://localhost:3000';
export const signer = tokenSigner(APP_URL);
/** Signs tokens with a key that Clerk does not have. */
export const stranger = tokenSigner(APP_URL);

export type ClerkProduct = {
  server: ClerkServer;
  harness: AuthHarness;
  provider: AuthProvider;
  deliver: (request: Request) => Promise<Response>;
  stop(): Promise<void>;
};

/**
 * The product configured for Clerk in this process, with its database, provider and webhook, and a local Clerk server.
 */
export async function startClerkProduct(): Promise<ClerkProduct> {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const server = await startClerkServer({ secretKey, jwks: () => [signer.jwk] });
  const { folder: dataDir, opened: database, remove } = await openInFolder(openFileDatabase, 'clerk-');
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    APP_URL,
    CLERK_SECRET_KEY: secretKey,
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_test_${Buffer.from('clerk.example.test$').toString('base64')}`,
    CLERK_API_URL: server.url,
    CLERK_WEBHOOK_SIGNING_SECRET: WEBHOOK_SECRET,
  });
  const provider = (await import('@/lib/auth/index')).authProvider();
  const deliver = (await import('@/app/api/webhooks/clerk/route')).POST;
  return {
    server,
    provider,
    deliver,
    harness: clerkHarness(provider, server, signer, deliver),
    async stop() {
      await closeDatabase();
      await database.stop();
      await server.stop();
      await remove();
    },
  };
}

export const bearer = (options: TokenOptions, by = signer) =>
  new Headers({ authorization: `Bearer ${by.token(options)}` });
export const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** A person known to the product, as admin of the active organization. */
export async function known({ harness, provider }: ClerkProduct, name: string) {
  const person = await harness.newPerson(name);
  const organizationId = await harness.newOrganization(person, `${name} Fund`);
  await provider.resolveContext(person.cookie);
  const session = { userId: person.userId, organization: { id: organizationId, role: 'org:admin' } };
  return { ...person, organizationId, session };
}

export async function contextOf({ provider }: ClerkProduct, headers: Headers): Promise<Context> {
  const ctx = await provider.resolveContext(headers);
  if (!ctx) throw new Error('no context');
  return ctx;
}

/** Clerk refuses every call while `act` runs. */
export async function refusing(
  { server }: ClerkProduct,
  refusal: ClerkRefusal,
  act: () => Promise<void>,
  headers?: Record<string, string>,
): Promise<void> {
  server.refuseAll(refusal, headers);
  try {
    await act();
  } finally {
    server.refuseAll(null);
  }
}

export async function auditOf(tenantId: string): Promise<string[]> {
  const rows = await database()
    .select({ action: auditRecords.action })
    .from(auditRecords)
    .where(eq(auditRecords.tenantId, tenantId))
    .orderBy(auditRecords.id);
  return rows.map(({ action }) => action);
}
