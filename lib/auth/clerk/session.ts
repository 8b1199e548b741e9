import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Role } from '@/lib/context';
import { env } from '@/lib/env';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { signingKey } from './keys';
import { toRole } from '../embedded/roles';

/** The claims of a valid session token. */
export type ClerkSession = { userId: string; organization: { id: string; role: Role } | null; issuedAt: Date };

/** Clerk's claims in both versions: flat names in version 1, short names under `o` in version 2. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  // Only session tokens have `sid`. Tokens made from a template for other services are refused.
  sid: z.string().min(1),
  iat: z.number(),
  sts: z.string().optional(),
  org_id: z.string().optional(),
  org_role: z.string().optional(),
  o: z.object({ id: z.string(), rol: z.string().optional() }).optional(),
});

/**
 * The session of the bearer token or else of the session cookie; null when neither is valid. Throws only when validity
 * cannot be determined.
 */
export async function verifySession(headers: Headers): Promise<ClerkSession | null> {
  const token = bearerOf(headers) ?? cookieOf(headers);
  if (!token) return null;
  const { decodeJwt, verifyJwt } = await import('@clerk/backend/jwt');
  try {
    const { header } = decodeJwt(token);
    const key = await signingKey(header.kid);
    if (!key) return null;
    return toSession(await verifyJwt(token, { key, authorizedParties: [env().appUrl] }));
  } catch (error) {
    // An unavailable key service says nothing about the token, so the user is not signed out.
    if (isAppError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    // With a wrong APP_URL every token is refused here, and only the operator can find out why.
    if (/azp/.test(reason))
      log.warn({ reason, appUrl: env().appUrl }, 'a session token was made for another address than APP_URL');
    else log.debug({ reason }, 'a session token was refused');
    return null;
  }
}

function toSession(payload: unknown): ClerkSession | null {
  const parsed = claimsSchema.safeParse(payload);
  if (!parsed.success || parsed.data.sts === 'pending') return null;
  const { sub, iat, o, org_id: flatId, org_role: flatRole } = parsed.data;
  const organization = o ? { id: o.id, role: o.rol } : flatId ? { id: flatId, role: flatRole } : null;
  return {
    userId: sub,
    organization: organization && { id: organization.id, role: roleOfClerk(organization.role) },
    issuedAt: new Date(iat * 1000),
  };
}

/** Accepts "org:admin" and "admin"; an unknown role becomes the weakest. */
export function roleOfClerk(role: string | undefined): Role {
  return toRole(role?.replace(/^org:/, '') ?? null);
}

function bearerOf(headers: Headers): string | null {
  return /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Clerk sets its cookie twice; the one with the key's suffix distinguishes applications on the same host. */
function cookieOf(headers: Headers): string | null {
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(';').map((each): [string, string] => {
      const [name = '', ...value] = each.trim().split('=');
      return [name, value.join('=')];
    }),
  );
  return cookies.get(`__session_${cookieSuffix()}`) || cookies.get('__session') || null;
}

function cookieSuffix(): string {
  return createHash('sha1')
    .update(env().NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? '')
    .digest('base64url')
    .slice(0, 8);
}
