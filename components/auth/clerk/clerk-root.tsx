'use client';

import dynamic from 'next/dynamic';
import { LoadingScreen } from '@/components/ui/spinner';

/** Clerk's components, loaded when first shown, so that an installation with the embedded sign-in never loads them. */
export const ClerkRoot = dynamic(() => import('./clerk-provider').then((loaded) => loaded.ClerkSessionProvider));

const loading = () => <LoadingScreen label="Loading sign-in..." />;

export const ClerkSignIn = dynamic(() => import('./clerk-screens').then((loaded) => loaded.ClerkSignInScreen), {
  loading,
});
export const ClerkSignUp = dynamic(() => import('./clerk-screens').then((loaded) => loaded.ClerkSignUpScreen), {
  loading,
});
export const ClerkCreateOrganization = dynamic(
  () => import('./clerk-screens').then((loaded) => loaded.ClerkCreateOrganizationScreen),
  { loading },
);
