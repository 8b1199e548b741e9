import { AuthError } from '@/components/auth/auth-client';

export const NOT_LOADED = 'The sign-in service is not responding. Check the connection and load this page again.';

/**
 * Calls Clerk's browser client. Throws while its script is not loaded, because the call would never end; errors become
 * sentences.
 */
export async function callClerkClient(clerk: { loaded: boolean }, act: () => Promise<void>): Promise<void> {
  if (!clerk.loaded) throw new AuthError(NOT_LOADED);
  try {
    await act();
  } catch (cause) {
    throw new AuthError(sentenceOf(cause), { cause });
  }
}

function sentenceOf(error: unknown): string {
  const first: unknown =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : undefined;
  if (typeof first === 'object' && first !== null) {
    if ('longMessage' in first && typeof first.longMessage === 'string' && first.longMessage) return first.longMessage;
    if ('message' in first && typeof first.message === 'string' && first.message) return first.message;
  }
  return NOT_LOADED;
}
