import { env } from '@/lib/env';
import type { ContentSources } from './types';
import { clerkContentSources } from './clerk/content-sources';

/** What the pages of the sign-in provider load from elsewhere; the embedded one loads nothing. */
export function authContentSources(): ContentSources {
  const { authProvider, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey } = env();
  return authProvider === 'clerk' && publishableKey ? clerkContentSources(publishableKey) : {};
}
