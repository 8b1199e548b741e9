'use client';

import { createContext, useContext } from 'react';
import { setActiveOrganization, signOut } from './auth-client';

/** What the user menu can do with the session; a hosted sign-in puts its own in place of these. */
export type AuthActions = {
  /** null is the personal account. */
  setActiveOrganization: (organizationId: string | null) => Promise<void>;
  signOut: () => Promise<void>;
  /** Opens the provider's own account screen; null where ours is used. */
  openAccount: (() => void) | null;
  /** The organizations that the provider knows of this moment; null for those that came with the page. */
  organizations: { id: string; name: string }[] | null;
};

const AuthActionsContext = createContext<AuthActions>({
  setActiveOrganization,
  signOut,
  openAccount: null,
  organizations: null,
});

export const AuthActionsProvider = AuthActionsContext.Provider;

export function useAuthActions(): AuthActions {
  return useContext(AuthActionsContext);
}
