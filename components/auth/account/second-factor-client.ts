import { post, textOf } from '../auth-client';

/** Calls of the sign-in service for the second factor of one's own account. */
export type Enrolment = { uri: string; secret: string; recoveryCodes: string[] };

/** Begins to turn on the second factor; it is on once a code of the app was confirmed. */
export async function beginSecondFactor(password: string): Promise<Enrolment> {
  const answer = await post('/api/auth/two-factor/enable', { password });
  const uri = textOf(answer.totpURI) ?? '';
  const secret = URL.canParse(uri) ? (new URL(uri).searchParams.get('secret') ?? '') : '';
  return { uri, secret, recoveryCodes: textsOf(answer.backupCodes) };
}

/** Confirms a code of the app: ends enrolment, or the sign-in that waits for it. */
export async function confirmCode(code: string): Promise<void> {
  await post('/api/auth/two-factor/verify-totp', { code: code.replace(/\s/g, '') });
}

/** Ends a sign-in that waits for the second factor with one of the recovery codes, which is then used up. */
export async function enterRecoveryCode(code: string): Promise<void> {
  await post('/api/auth/two-factor/verify-backup-code', { code });
}

/** Turns the second factor off; throws an `AuthError` when the password is wrong. */
export async function turnOffSecondFactor(password: string): Promise<void> {
  await post('/api/auth/two-factor/disable', { password });
}

/** New recovery codes; the earlier ones stop working. */
export async function newRecoveryCodes(password: string): Promise<string[]> {
  return textsOf((await post('/api/auth/two-factor/generate-backup-codes', { password })).backupCodes);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
