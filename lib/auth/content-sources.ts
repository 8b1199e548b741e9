import { env } from '@/lib/env';
import type { ContentSources } from './types';
import { clerkContentSources } from './clerk/content-sources';

/** Content sources that the pages of the sign-in provider need; none for the embedded provider. */
export function authContentSources(): ContentSources {
  const { authProvider, NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey } = env();
  return authProvider === 'clerk' && publishableKey ? clerkContentSources(publishableKey) : {};
}
