type HostedSession = { session?: { getToken: (options: { skipCache: boolean }) => Promise<string | null> } | null };

declare global {
  interface Window {
    /** Set by Clerk's script; undefined with the embedded sign-in. */
    Clerk?: HostedSession;
  }
}

/** Makes a hosted sign-in provider store a new token in its cookie; does nothing with the embedded one. */
export async function renewSession(): Promise<void> {
  await window.Clerk?.session?.getToken({ skipCache: true }).catch(() => null);
}
