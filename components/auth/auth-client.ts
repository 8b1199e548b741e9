const TIMEOUT_MS = 30_000;

/** Messages for refusals whose original wording would not help a user. */
const SENTENCES: Partial<Record<string, string>> = {
  INVALID_EMAIL_OR_PASSWORD: 'The email or password is incorrect.',
  USER_ALREADY_EXISTS: 'An account with this email already exists. Sign in instead.',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'An account with this email already exists. Sign in instead.',
  INVALID_PASSWORD: 'The current password is incorrect.',
  PASSWORD_TOO_SHORT: 'The password needs at least 12 characters.',
  PASSWORD_TOO_LONG: 'The password may have at most 128 characters.',
  INVALID_CODE: 'The code is incorrect. Enter the one the app shows now.',
  INVALID_BACKUP_CODE: 'This is not one of your unused recovery codes.',
  INVALID_TWO_FACTOR_COOKIE: 'The sign-in took too long. Reload the page and enter your password again.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Reload the page and enter your password again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Try again in 15 minutes.',
  TOTP_ALREADY_ENABLED: 'The second factor is already on. Reload the page.',
  INVALID_EMAIL: 'This is not an email address.',
  YOU_HAVE_REACHED_THE_MAXIMUM_NUMBER_OF_ORGANIZATIONS:
    'You have reached the number of organizations one account can create.',
};

/** An error of the sign-in service; the message is a sentence for the user. */
export class AuthError extends Error {
  readonly code: string | null;

  constructor(message: string, options: { code?: string | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AuthError';
    this.code = options.code ?? null;
  }
}

/** The message to show for an error of any kind; a general one for errors that are not of the sign-in service. */
export function authErrorMessage(error: unknown): string {
  return error instanceof AuthError ? error.message : 'Something unexpected happened. Try again.';
}

/** With a second factor, the session begins when its code was entered too. */
export async function signIn(input: { email: string; password: string }): Promise<{ isCodeAsked: boolean }> {
  const answer = await post('/api/auth/sign-in/email', input);
  return { isCodeAsked: answer.twoFactorRedirect === true };
}

/** When addresses must be confirmed, the account is created later, by the mailed link. */
export async function signUp(input: {
  name: string;
  email: string;
  password: string;
  redirectTo: string;
}): Promise<{ isConfirmationSent: boolean }> {
  const answer = await post('/api/auth/sign-up/email', input);
  return { isConfirmationSent: answer.is_confirmation_sent === true };
}

/** Returns the path to continue to, as given at sign-up. */
export async function confirmAddress(input: { token: string; password: string }): Promise<string | null> {
  return textOf((await post('/api/auth/confirm-address', input)).redirect_to);
}

/** Sends the confirmation link for the user's address. */
export async function sendConfirmation(): Promise<void> {
  await post('/api/auth/send-confirmation', {});
}

export async function signOut(): Promise<void> {
  await post('/api/auth/sign-out', {});
}

/** The new organization becomes the active one. */
export async function createOrganization(input: { name: string; slug: string }): Promise<void> {
  await post('/api/auth/organization/create', input);
}

/** null means the personal account. */
export async function setActiveOrganization(organizationId: string | null): Promise<void> {
  await post('/api/auth/organization/set-active', { organizationId });
}

export async function renameUser(name: string): Promise<void> {
  await post('/api/auth/update-user', { name });
}

/** Signs out every other session of the account. */
export async function changePassword(input: { currentPassword: string; newPassword: string }): Promise<void> {
  await post('/api/auth/change-password', { ...input, revokeOtherSessions: true });
}

/**
 * Calls the sign-in service; throws an `AuthError` with a message for the user when it refuses or cannot be reached.
 */
export async function post(path: string, body: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new AuthError(
      isTimeout
        ? 'The server did not respond within 30 seconds. Try again.'
        : 'The server could not be reached. Check the connection and try again.',
      { cause },
    );
  }
  if (!response.ok) throw await refusal(response);
  return readAnswer(response);
}

async function refusal(response: Response): Promise<AuthError> {
  const answer = await readAnswer(response);
  const code = textOf(answer.code);
  if (response.status === 429)
    return new AuthError(textOf(answer.detail) ?? 'Too many attempts. Wait a minute and try again.', {
      code: code ?? 'rate_limited',
    });
  const sentence = (code ? SENTENCES[code] : undefined) ?? textOf(answer.detail) ?? textOf(answer.message);
  return new AuthError(sentence ?? `The server answered with an error (HTTP ${response.status}).`, { code });
}

type Answer = Record<string, unknown>;

/** An empty object for an answer that is not a JSON object. */
async function readAnswer(response: Response): Promise<Answer> {
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
