import { createPublicKey } from 'node:crypto';
import { callClerk } from '@/lib/auth/clerk/client';
import { clerkFrontendHost } from '@/lib/auth/clerk/content-sources';
import type { Env } from '@/lib/env';
import type { Finding } from './checks';
import { messageOf } from '../supervisor/refusal';

const CHOICE = 'Sign-in';

/** Whether Clerk accepts the key, knows our roles, and signs with the configured key. */
export async function checkClerk({
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: publishableKey = '',
  CLERK_JWT_KEY: pem,
  CLERK_WEBHOOK_SIGNING_SECRET: secret,
}: Env): Promise<Finding> {
  const host = clerkFrontendHost(publishableKey);
  if (!host)
    return {
      choice: CHOICE,
      state: 'problem',
      detail: 'NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY names no host',
      advice: 'Copy the publishable key from the page API keys of the Clerk dashboard.',
    };
  try {
    const { keys = [] } = await callClerk((client) => client.jwks.getJwks());
    const given = pem && createPublicKey(pem).export({ format: 'jwk' }).n;
    if (given && !keys.some((key) => key.n === given))
      return {
        choice: CHOICE,
        state: 'problem',
        detail: `CLERK_JWT_KEY is not a key of ${host}`,
        advice: 'Copy the JWT public key from the page API keys of the Clerk dashboard.',
      };
    const { data: roles } = await callClerk((client) =>
      client.organizationRoles.getOrganizationRoleList({ limit: 100 }),
    );
    const missing = ['org:admin', 'org:member', 'org:viewer'].filter(
      (wanted) => !roles.some(({ key }) => key === wanted),
    );
    if (missing.length > 0)
      return {
        choice: CHOICE,
        state: 'problem',
        detail: `Clerk at ${host} has no role ${missing.join(', ')}`,
        advice: 'Add it under Organizations, Roles, in the Clerk dashboard; see docs/clerk.md.',
      };
  } catch (error) {
    return {
      choice: CHOICE,
      state: 'problem',
      detail: messageOf(error),
      advice: 'Check CLERK_SECRET_KEY and that this machine reaches the sign-in service.',
    };
  }
  const wishes = [
    ...(pem ? [] : ['Set CLERK_JWT_KEY to check sessions without a call.']),
    ...(secret
      ? []
      : ['Set CLERK_WEBHOOK_SIGNING_SECRET so that removed members lose access at once; see docs/clerk.md.']),
  ];
  return { choice: CHOICE, state: 'configured', detail: `Clerk at ${host}`, advice: wishes.join(' ') || undefined };
}
