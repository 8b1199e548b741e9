import { TOKEN_SCOPES, type Context, type TokenScope } from '@/lib/context';
import { AppError } from '@/lib/errors';

const WORDS: Record<TokenScope, string> = {
  read: 'read',
  ask: 'ask questions',
  write: 'change anything',
  admin: 'do what only admins do',
};

/** Whether the caller's API token reaches `least`; a person's session always does. Each scope includes those before. */
export function hasScope({ token }: Pick<Context, 'token'>, least: TokenScope): boolean {
  if (!token) return true;
  return token.scopes.some((scope) => TOKEN_SCOPES.indexOf(scope) >= TOKEN_SCOPES.indexOf(least));
}

/** Throws 403 when the caller's API token does not reach `least`. */
export function requireScope(ctx: Pick<Context, 'token'>, least: TokenScope): void {
  if (!hasScope(ctx, least))
    throw new AppError('forbidden', `This API token may not ${WORDS[least]}: it lacks the scope “${least}”.`);
}
