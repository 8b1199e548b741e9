import type { ContentSources } from '@/lib/http/content-policy';

/** What the pages of the sign-in provider load from elsewhere; the embedded one loads nothing. */
export function authContentSources(): ContentSources {
  return {};
}
