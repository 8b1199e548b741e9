'use client';

import { createContext, useContext } from 'react';

/** Session actions for the user menu; a hosted sign-in provider replaces them. */
export type AuthActions = {
  /** null means the personal account. */
  setActiveOrganization: (organizationId: string | null) => Promise<void>;
  signOut: () => Promise<void>;
  /** Opens the provider's account screen; null when the product's own is used. */
  openAccount: (() => void) | null;
  /** The organizations according to the provider; null means those that came with the page. */
  organizations: { id: string; name: string }[] | null;
  /** How many further ones the provider has that are not listed. */
  unlistedOrganizations: number;
};

/** Of every signed-in page; the code is loaded when one of them is used. */
const AuthActionsContext = createContext<AuthActions>({
  setActiveOrganization: async (id) => (await import('./auth-client')).setActiveOrganization(id),
  signOut: async () => (await import('./auth-client')).signOut(),
  openAccount: null,
  organizations: null,
  unlistedOrganizations: 0,
});

export const AuthActionsProvider = AuthActionsContext.Provider;

export function useAuthActions(): AuthActions {
  return useContext(AuthActionsContext);
}
