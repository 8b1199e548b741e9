import type { ClerkClient } from '@clerk/backend';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { fromClerk, isClerkNotFound } from './errors';

const DEFAULT_CLERK_API_URL = 'https://api.clerk.com';
const TIMEOUT_MS = 10_000;

const shared = globalThis as typeof globalThis & { plumblineClerk?: Promise<ClerkClient> };

/**
 * Clerk's client is large, so it is loaded at the first call, and never in an installation with the embedded sign-in.
 */
async function makeClient(): Promise<ClerkClient> {
  const { createClerkClient } = await import('@clerk/backend');
  const {
    CLERK_SECRET_KEY: secretKey,
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey,
    CLERK_API_URL: apiUrl = DEFAULT_CLERK_API_URL,
  } = env();
  if (!secretKey) throw new AppError('unavailable', 'Sign-in by Clerk is not configured.');
  return createClerkClient({ secretKey, publishableKey, apiUrl, telemetry: { disabled: true } });
}

/** One call of Clerk's backend API with a time limit; its errors become AppError. */
export async function callClerk<T>(act: (client: ClerkClient) => Promise<T>): Promise<T> {
  try {
    return await attempt(act);
  } catch (error) {
    throw fromClerk(error);
  }
}

/** As `callClerk`, for things that may not exist: null instead of an error for 404. */
export async function findInClerk<T>(act: (client: ClerkClient) => Promise<T>): Promise<T | null> {
  try {
    return await attempt(act);
  } catch (error) {
    if (isClerkNotFound(error)) return null;
    throw fromClerk(error);
  }
}

async function attempt<T>(act: (client: ClerkClient) => Promise<T>): Promise<T> {
  shared.plumblineClerk ??= makeClient();
  const client = await shared.plumblineClerk;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Clerk did not answer in ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([act(client), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
