'use client';

import { ClerkFailed, ClerkLoading, CreateOrganization, SignIn, SignUp } from '@clerk/react';
import type { ReactNode } from 'react';
import { AuthHeading } from '@/components/auth/auth-heading';
import { LoadingScreen } from '@/components/ui/spinner';

type ClerkScreenProps = {
  /** Already checked to be a path of this product; takes precedence over the page's URL. */
  redirectTo: string;
};

export function ClerkSignInScreen({ redirectTo }: ClerkScreenProps) {
  return (
    <ClerkScreen title="Sign in">
      <SignIn routing="hash" signUpUrl="/sign-up" forceRedirectUrl={redirectTo} signUpForceRedirectUrl={redirectTo} />
    </ClerkScreen>
  );
}

export function ClerkSignUpScreen({ redirectTo }: ClerkScreenProps) {
  return (
    <ClerkScreen title="Create an account">
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

/** A Clerk screen. Clerk's host may be slow or unavailable; then the page says so under its own title. */
function ClerkScreen({ title, children }: { title?: string; children: ReactNode }) {
  const sentence = 'The sign-in service is not responding. Check the connection and load this page again.';
  return (
    <>
      <ClerkLoading>
        <LoadingScreen label="Loading sign-in..." />
      </ClerkLoading>
      <ClerkFailed>
        <div role="alert">
          {title ? <AuthHeading title={title}>{sentence}</AuthHeading> : <p className="text-sm text-bad">{sentence}</p>}
        </div>
      </ClerkFailed>
      {children}
    </>
  );
}
