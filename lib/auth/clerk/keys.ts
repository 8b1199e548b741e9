import { createPublicKey } from 'node:crypto';
import { env } from '@/lib/env';
import { callClerk } from './client';

const FRESH_MS = 60 * 60 * 1000;
/** A token can name any key, so the key list is fetched at most this often. */
const RETRY_MS = 30_000;

type KeyRing = { keys: Map<string, JsonWebKey>; loadedAt: number; askedAt: number; loading?: Promise<void> };
const shared = globalThis as typeof globalThis & { plumblineClerkKeys?: KeyRing };

/**
 * The public key that a token names, or null. With CLERK_JWT_KEY it is that key and nothing is fetched. Otherwise it
 * comes from Clerk's key list, which is cached; known keys remain valid while Clerk does not answer.
 */
export async function signingKey(keyId: string | undefined): Promise<JsonWebKey | null> {
  const { CLERK_JWT_KEY: pem } = env();
  if (pem) return createPublicKey(pem).export({ format: 'jwk' }) as JsonWebKey;
  if (!keyId) return null;
  const ring: KeyRing = (shared.plumblineClerkKeys ??= { keys: new Map(), loadedAt: 0, askedAt: 0 });
  const now = Date.now();
  const known = ring.keys.get(keyId);
  const isDue = known ? now - ring.loadedAt > FRESH_MS : true;
  if (!isDue || (ring.loadedAt > 0 && now - ring.askedAt < RETRY_MS)) return known ?? null;
  ring.askedAt = now;
  try {
    await (ring.loading ??= load(ring).finally(() => delete ring.loading));
  } catch (error) {
    if (known) return known;
    throw error;
  }
  return ring.keys.get(keyId) ?? null;
}

async function load(ring: KeyRing): Promise<void> {
  const { keys = [] } = await callClerk((client) => client.jwks.getJwks());
  ring.keys = new Map(keys.map((key) => [key.kid, key as JsonWebKey]));
  ring.loadedAt = Date.now();
}
