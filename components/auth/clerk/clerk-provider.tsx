'use client';

import { ClerkProvider, useClerk, useUser } from '@clerk/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { AuthActionsProvider, type AuthActions } from '@/components/auth/auth-actions';
import { notify } from '@/components/ui/toast';
import { appearance } from './appearance';
import { NOT_LOADED, callClerkClient } from './call-clerk-client';

type ClerkSessionProviderProps = { publishableKey: string; nonce?: string; children: ReactNode };

/**
 * Clerk's provider around the whole product. It gets no client-side router: its targets are loaded as full pages, so
 * that no data of another tenant stays in the client's caches.
 */
export function ClerkSessionProvider({ publishableKey, nonce, children }: ClerkSessionProviderProps) {
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      nonce={nonce}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      signInFallbackRedirectUrl="/companies"
      signUpFallbackRedirectUrl="/companies"
      afterSignOutUrl="/sign-in"
      telemetry={false}
      appearance={appearance}
    >
      <ClerkActions>{children}</ClerkActions>
    </ClerkProvider>
  );
}

const PAGE_SIZE = 100;
/** The server knows no more memberships of a person (`lib/auth/clerk/sync.ts`). */
const MAX_PAGES = 5;

function ClerkActions({ children }: { children: ReactNode }) {
  const clerk = useClerk();
  const { user } = useUser();
  const { data: listed } = useQuery({
    queryKey: ['clerk-organizations', user?.id],
    queryFn: () => (user ? readOrganizations(user) : NONE),
    enabled: Boolean(user),
  });
  const actions = useMemo<AuthActions>(
    () => ({
      setActiveOrganization: (organizationId) =>
        callClerkClient(clerk, () => clerk.setActive({ organization: organizationId })),
      signOut: () => callClerkClient(clerk, () => clerk.signOut({ redirectUrl: '/sign-in' })),
      openAccount: () =>
        clerk.loaded
          ? clerk.openUserProfile()
          : void notify.error('Failed to open the account', { description: NOT_LOADED }),
      organizations: listed && listed.organizations.length > 0 ? listed.organizations : null,
      unlistedOrganizations: listed?.unlisted ?? 0,
    }),
    [clerk, listed],
  );
  return <AuthActionsProvider value={actions}>{children}</AuthActionsProvider>;
}

type Organization = { id: string; name: string };
type Person = {
  getOrganizationMemberships: (page: {
    initialPage: number;
    pageSize: number;
  }) => Promise<{ data: { organization: Organization }[]; total_count: number }>;
};

const NONE = { organizations: [] as Organization[], unlisted: 0 };

/** The organizations of all pages, and how many are left out because a person can be in too many. */
async function readOrganizations(user: Person): Promise<typeof NONE> {
  const organizations: Organization[] = [];
  let total = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, total_count: count } = await user.getOrganizationMemberships({
      initialPage: page,
      pageSize: PAGE_SIZE,
    });
    organizations.push(...data.map(({ organization }) => ({ id: organization.id, name: organization.name })));
    total = count;
    if (data.length === 0 || organizations.length >= total) break;
  }
  return { organizations, unlisted: Math.max(0, total - organizations.length) };
}
