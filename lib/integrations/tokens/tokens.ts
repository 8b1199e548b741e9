import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { apiTokens, auditRecords } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import { authProvider } from '@/lib/auth';
import { newTokenText } from '@/lib/auth/tokens/token-text';
import { TOKEN_SCOPES, type Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { peopleOf } from '@/lib/organizations/people';
import type { ApiToken, ApiTokenList, CreateTokenInput, NewApiToken } from '../schema-tokens';

type TokenRow = typeof apiTokens.$inferSelect;

const MOST_ACTIVE = 100;
/** Tokens that ended are listed this long. */
const LISTED_MS = 90 * 86_400_000;
const DAY_MS = 86_400_000;

/**
 * Makes a token that acts as its maker, within its scopes. The answer is the only one that holds the token. Throws
 * `forbidden` for a call that itself uses a token or for a former member, `conflict` when there are too many.
 */
export async function createToken(ctx: Context, input: CreateTokenInput): Promise<NewApiToken> {
  // A stolen token must not be able to outlive its revocation.
  if (ctx.token)
    throw new AppError(
      'forbidden',
      'An API token cannot create another one. Sign in and create it in ' + 'Organization Settings.',
    );
  const access = await authProvider().currentAccess(ctx.userId, ctx.organizationId);
  if (!access) throw new AppError('forbidden', 'You are no longer a member of this organization.');
  const { token, hash, prefix } = newTokenText();
  const row = await database().transaction(async (tx) => {
    const [active] = await tx
      .select({ value: count() })
      .from(apiTokens)
      .where(
        and(eq(apiTokens.tenantId, ctx.tenantId), isNull(apiTokens.revokedAt), gt(apiTokens.expiresAt, new Date())),
      );
    if ((active?.value ?? 0) >= MOST_ACTIVE)
      throw new AppError('conflict', `There are ${MOST_ACTIVE} tokens already. Revoke one that is not needed first.`);
    const [made] = await tx
      .insert(apiTokens)
      .values({
        tenantId: ctx.tenantId,
        organizationId: ctx.organizationId,
        userId: ctx.userId,
        membershipId: access.membershipId,
        name: input.name,
        scopes: input.scopes,
        tokenHash: hash,
        prefix,
        expiresAt: new Date(Date.now() + input.expires_in_days * DAY_MS),
      })
      .returning();
    if (!made) throw new AppError('internal', 'The token could not be stored.');
    await recordAudit(tx, ctx, {
      action: 'token.create',
      subjectType: 'api_token',
      subjectId: made.id,
      details: { name: made.name, scopes: made.scopes, expires_at: made.expiresAt.toISOString() },
    });
    return made;
  });
  const [listed] = await toTokens(ctx, [row]);
  if (!listed) throw new AppError('internal', 'The token could not be read.');
  return { ...listed, token };
}

/** The tenant's tokens, newest first, with those that ended in the last months. */
export async function listTokens(ctx: Context): Promise<ApiTokenList> {
  const since = new Date(Date.now() - LISTED_MS);
  const rows = await database()
    .select()
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.tenantId, ctx.tenantId),
        gt(apiTokens.expiresAt, since),
        or(isNull(apiTokens.revokedAt), gt(apiTokens.revokedAt, since)),
      ),
    )
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
  const tokens = await toTokens(ctx, rows);
  return { tokens, total: tokens.length, mcp_calls: await countMcpCalls(ctx) };
}

async function countMcpCalls(ctx: Context): Promise<number> {
  const [row] = await database()
    .select({ value: count() })
    .from(auditRecords)
    .where(
      and(
        eq(auditRecords.tenantId, ctx.tenantId),
        eq(auditRecords.action, 'mcp.call'),
        gt(auditRecords.createdAt, new Date(Date.now() - 7 * DAY_MS)),
      ),
    );
  return row?.value ?? 0;
}

/** Ends a token at once; `not_found` for one that is not the tenant's or was revoked before. */
export async function revokeToken(ctx: Context, tokenId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(apiTokens)
      .set({ revokedAt: new Date(), revokedBy: ctx.userId })
      .where(and(eq(apiTokens.id, tokenId), eq(apiTokens.tenantId, ctx.tenantId), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id, name: apiTokens.name });
    if (!row) throw new AppError('not_found', 'Token not found');
    await recordAudit(tx, ctx, {
      action: 'token.revoke',
      subjectType: 'api_token',
      subjectId: row.id,
      details: { name: row.name },
    });
  });
}

async function toTokens(ctx: Context, rows: readonly TokenRow[]): Promise<ApiToken[]> {
  const makers = [...new Set(rows.map(({ userId }) => userId))];
  const people = await peopleOf(makers);
  const standings = new Map(
    await Promise.all(
      makers.map(async (id) => [id, await authProvider().currentAccess(id, ctx.organizationId)] as const),
    ),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: TOKEN_SCOPES.filter((scope) => row.scopes.includes(scope)),
    state: stateOf(row, standings.get(row.userId)?.membershipId),
    created_by: row.userId,
    created_by_name: people.get(row.userId)?.name ?? 'Former member',
    is_own: row.userId === ctx.userId,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
  }));
}

function stateOf(row: TokenRow, membershipId: string | null | undefined): ApiToken['state'] {
  if (row.revokedAt) return 'revoked';
  if (row.expiresAt.getTime() <= Date.now()) return 'expired';
  return membershipId === row.membershipId ? 'active' : 'maker_left';
}
