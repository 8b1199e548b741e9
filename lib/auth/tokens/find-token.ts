import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { apiTokens } from '@/db/schema';
import { TOKEN_SCOPES, type Context, type Role, type TokenScope } from '@/lib/context';
import { hasRole } from '@/lib/roles';
import type { AuthProvider } from '../types';
import { hashOf, isApiToken } from './token-text';

/** Written at most this often, so that a busy program does not cause a write for each of its calls. */
const LAST_USED_EVERY_MS = 60_000;

const ROLE_OF: Record<TokenScope, Role> = {
  read: 'org:viewer',
  ask: 'org:viewer',
  write: 'org:member',
  admin: 'org:admin',
};

/** The API token of a request; null when it carries none, such as a session's bearer token. */
export function apiTokenOf(headers: Headers): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return isApiToken(token) ? token : null;
}

/**
 * The context of a program: its token's maker with the lower of the maker's present role and the token's scopes. Null
 * when the token is unknown, expired or revoked, or its maker is gone.
 */
export async function contextOfToken(token: string, provider: AuthProvider): Promise<Context | null> {
  const hash = hashOf(token);
  // The index is searched for a hash, from which nothing can be learned about stored tokens, however long it takes.
  const [row] = await systemDatabase()
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.tokenHash, hash), isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, new Date())));
  if (!row || !timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(hash))) return null;
  const access = await provider.currentAccess(row.userId, row.organizationId);
  if (!access || access.membershipId !== row.membershipId) return null;
  await recordUse(row.id);
  const scopes = TOKEN_SCOPES.filter((scope) => row.scopes.includes(scope));
  const { userId, tenantId, organizationId } = row;
  return {
    userId,
    tenantId,
    organizationId,
    role: lower(access.role, ROLE_OF[highest(scopes)]),
    token: { id: row.id, scopes },
  };
}

async function recordUse(tokenId: string): Promise<void> {
  const now = new Date();
  await systemDatabase()
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiTokens.id, tokenId),
        or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, new Date(now.getTime() - LAST_USED_EVERY_MS))),
      ),
    );
}

function highest(scopes: readonly TokenScope[]): TokenScope {
  return scopes.at(-1) ?? 'read';
}

function lower(one: Role, other: Role): Role {
  return hasRole(one, other) ? other : one;
}
