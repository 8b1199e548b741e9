import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

/** A key in Clerk's format, for an address that is never asked. */
export const PUBLISHABLE_KEY = `pk_test_${btoa('clerk.example.com$')}`;

type Status = 'loading' | 'ready';
type Screen = 'SignIn' | 'SignUp' | 'CreateOrganization';
type Organization = { id: string; name: string };
type Loading = 'succeeds' | 'fails' | 'never ends';

/**
 * Replaces the script that Clerk's host sends, so that Clerk's React package runs as in the browser. Returns the calls
 * that reached it; each of its screens shows its name and keeps what it was given.
 */
export function fakeClerk({ loading = 'succeeds' as Loading, organizations = [] as Organization[] } = {}) {
  const given = new Map<Screen, Record<string, unknown>>();
  const options = vi.fn<(options: Record<string, unknown>) => void>();
  const mount = (screen: Screen) => (node: HTMLElement, props: Record<string, unknown>) => {
    given.set(screen, props);
    node.textContent = `Clerk ${screen}`;
  };
  const user = {
    id: randomUUID(),
    getOrganizationMemberships: async ({ initialPage = 1, pageSize = 10 }) => ({
      data: organizations
        .slice((initialPage - 1) * pageSize, initialPage * pageSize)
        .map((organization) => ({ organization })),
      total_count: organizations.length,
    }),
  };
  const resources = { client: {}, session: null, user, organization: null };
  const client = {
    loaded: false,
    status: 'loading' as Status,
    ...resources,
    async load(given: Record<string, unknown>) {
      options(given);
      if (loading === 'never ends') await new Promise(() => undefined);
      if (loading === 'fails') throw new Error('Clerk is away.');
      Object.assign(client, { loaded: true, status: 'ready' });
    },
    __internal_lastEmittedResources: resources,
    addListener: () => () => undefined,
    on: (_event: string, listener: (status: Status) => void) => listener(client.status),
    off: () => undefined,
    __internal_updateProps: () => undefined,
    __internal_attemptToEnableEnvironmentSetting: () => ({ isEnabled: true }),
    setActive: vi.fn(async (_to: { organization: string | null }) => undefined),
    signOut: vi.fn(async (_options: { redirectUrl: string }) => undefined),
    openUserProfile: vi.fn(),
    mountSignIn: mount('SignIn'),
    mountSignUp: mount('SignUp'),
    mountCreateOrganization: mount('CreateOrganization'),
    unmountSignIn: () => undefined,
    unmountSignUp: () => undefined,
    unmountCreateOrganization: () => undefined,
  };
  vi.stubGlobal('Clerk', client);
  vi.stubGlobal('__internal_ClerkUICtor', class {});
  return { client, given, options };
}
