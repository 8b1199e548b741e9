import { createHmac, randomInt } from 'node:crypto';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';

const CODES = 10;
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HASHED = 'hmac:';

/**
 * Codes of an authenticator app as second factor, with recovery codes. The secret is stored encrypted with AUTH_SECRET,
 * recovery codes as keyed hashes: the service compares what a person entered in the same form (hashOfRecoveryCode).
 */
export function secondFactor(secret: string) {
  return twoFactor({
    issuer: 'Plumbline',
    twoFactorCookieMaxAge: 10 * 60,
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 15 * 60 },
    backupCodeOptions: {
      customBackupCodesGenerate: () => Array.from({ length: CODES }, recoveryCode),
      storeBackupCodes: {
        encrypt: async (codes) => JSON.stringify(codesIn(codes).map((code) => storedForm(code, secret))),
        decrypt: async (stored) => stored,
      },
    },
  });
}

/** The form in which an entered recovery code is compared. A stored hash that is entered is hashed like any text. */
export function hashOfRecoveryCode(code: string, secret: string): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return HASHED + createHmac('sha256', secret).update(`recovery code ${typed}`).digest('base64url');
}

/** The service stores the codes that are left after one was used, which are hashes already. */
function storedForm(code: string, secret: string): string {
  return code.startsWith(HASHED) ? code : hashOfRecoveryCode(code, secret);
}

/** How many recovery codes are left in the stored form. */
export function countCodes(stored: string): number {
  return codesIn(stored).length;
}

function codesIn(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}

/** Five letters, a hyphen, five letters: 49 bits. */
function recoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
