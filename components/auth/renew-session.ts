type HostedSession = { session?: { getToken: (options: { skipCache: boolean }) => Promise<string | null> } | null };

declare global {
  interface Window {
    /** Set by Clerk's own script; absent with the embedded sign-in. */
    Clerk?: HostedSession;
  }
}

/** Has a hosted sign-in put a freshly made token into its cookie; the embedded one has nothing to renew. */
export async function renewSession(): Promise<void> {
  await window.Clerk?.session?.getToken({ skipCache: true }).catch(() => null);
}
