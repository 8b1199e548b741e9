'use client';

import { ClerkProvider, useClerk, useOrganizationList } from '@clerk/react';
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

const MAX_ORGANIZATIONS = 100;

function ClerkActions({ children }: { children: ReactNode }) {
  const clerk = useClerk();
  const { userMemberships } = useOrganizationList({ userMemberships: { pageSize: MAX_ORGANIZATIONS } });
  const memberships = userMemberships.data;
  const actions = useMemo<AuthActions>(
    () => ({
      setActiveOrganization: (organizationId) =>
        callClerkClient(clerk, () => clerk.setActive({ organization: organizationId })),
      signOut: () => callClerkClient(clerk, () => clerk.signOut({ redirectUrl: '/sign-in' })),
      openAccount: () =>
        clerk.loaded
          ? clerk.openUserProfile()
          : void notify.error('Failed to open the account', { description: NOT_LOADED }),
      organizations:
        memberships && memberships.length > 0
          ? memberships.map(({ organization }) => ({ id: organization.id, name: organization.name }))
          : null,
    }),
    [clerk, memberships],
  );
  return <AuthActionsProvider value={actions}>{children}</AuthActionsProvider>;
}
