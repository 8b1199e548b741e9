'use client';

import { ClerkFailed, ClerkLoading, CreateOrganization, SignIn, SignUp } from '@clerk/react';
import type { ReactNode } from 'react';
import { AuthHeading } from '@/components/auth/auth-heading';
import { LoadingScreen } from '@/components/ui/spinner';

type EntranceProps = {
  /** Already checked to be a path of ours; it stands above what the address of the page says. */
  redirectTo: string;
};

export function ClerkSignInScreen({ redirectTo }: EntranceProps) {
  return (
    <ClerkScreen>
      <SignIn routing="hash" signUpUrl="/sign-up" forceRedirectUrl={redirectTo} signUpForceRedirectUrl={redirectTo} />
    </ClerkScreen>
  );
}

export function ClerkSignUpScreen({ redirectTo }: EntranceProps) {
  return (
    <ClerkScreen>
      <SignUp routing="hash" signInUrl="/sign-in" forceRedirectUrl={redirectTo} signInForceRedirectUrl={redirectTo} />
    </ClerkScreen>
  );
}

export function ClerkCreateOrganizationScreen() {
  return (
    <ClerkScreen>
      <CreateOrganization routing="hash" afterCreateOrganizationUrl="/companies" skipInvitationScreen />
    </ClerkScreen>
  );
}

/** Clerk's screens come from its own host, which may be slow, or out of reach. */
function ClerkScreen({ children }: { children: ReactNode }) {
  return (
    <>
      <ClerkLoading><LoadingScreen label="Loading sign-in..." /></ClerkLoading>
      <ClerkFailed>
        <AuthHeading title="Sign-in could not be loaded">The sign-in service does not answer. Check the connection and load this page again.</AuthHeading>
      </ClerkFailed>
      {children}
    </>
  );
}
