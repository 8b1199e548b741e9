import type { ContentSources } from '../types';

/** The host of a Clerk instance that browsers connect to, decoded from the publishable key. */
export function clerkFrontendHost(publishableKey: string): string | null {
  const encoded = /^pk_(?:test|live)_(.+)$/.exec(publishableKey)?.[1] ?? '';
  const host = Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '');
  // It becomes part of a header, so it must be a plain host name.
  return /^[a-z0-9.-]+(?::\d{1,5})?$/i.test(host) ? host : null;
}

/** What Clerk's screens load: its script, API calls, avatars and the bot check. */
export function clerkContentSources(publishableKey: string): ContentSources {
  const host = clerkFrontendHost(publishableKey);
  if (!host) return {};
  return {
    'script-src': [`https://${host}`, 'https://challenges.cloudflare.com'],
    'connect-src': [`https://${host}`],
    'img-src': ['https://img.clerk.com'],
    'frame-src': ['https://challenges.cloudflare.com'],
  };
}
