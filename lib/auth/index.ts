import { headers as requestHeaders } from 'next/headers';
import { cache } from 'react';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { clerkProvider } from './clerk/provider';
import { embeddedProvider } from './embedded/provider';
import { apiTokenOf, contextOfToken } from './tokens/find-token';
import type { AuthProvider, SessionView } from './types';

/** The sign-in provider, selected once from the environment. */
export function authProvider(): AuthProvider {
  return env().authProvider === 'clerk' ? clerkProvider : embeddedProvider;
}

/** The caller's context, or null without a session or a live API token; for route handlers and actions. */
export function resolveContext(headers: Headers): Promise<Context | null> {
  const token = apiTokenOf(headers);
  // A request with a token never falls back to a cookie.
  return token === null ? authProvider().resolveContext(headers) : contextOfToken(token, authProvider());
}

/** The session for a server component; looked up once per request. */
export const getSessionView = cache(async (): Promise<SessionView | null> => {
  return authProvider().sessionView(await requestHeaders());
});

/** The context for a server component; null without a session. Looked up once per request. */
export const getContext = cache(async (): Promise<Context | null> => {
  return authProvider().resolveContext(await requestHeaders());
});
