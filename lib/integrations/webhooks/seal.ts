import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const VERSION = 'v1';

/**
 * Encrypts a secret that must be read again, such as one that signs, with a key made from AUTH_SECRET (AES-256-GCM).
 * `about` is bound to it: sealed for one row, it does not open in another.
 */
export function seal(secret: string, about: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(), iv).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Throws when it was sealed with another AUTH_SECRET, for another row, or was changed. */
export function unseal(text: string, about: string): string {
  const [version, iv = '', tag = '', sealed = ''] = text.split('.');
  try {
    if (version !== VERSION) throw new Error(`unknown version ${version}`);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(), Buffer.from(iv, 'base64url'))
      .setAAD(Buffer.from(about))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new AppError(
      'conflict',
      'The signing secret cannot be read: this installation has another AUTH_SECRET than when the webhook was added. ' +
        'Delete the webhook and add it again.',
      { cause },
    );
  }
}

function keyOf(): Buffer {
  const { AUTH_SECRET } = env();
  if (!AUTH_SECRET) throw new AppError('unavailable', 'Webhooks need AUTH_SECRET, which signs and encrypts.');
  return Buffer.from(hkdfSync('sha256', AUTH_SECRET, 'plumbline', 'webhook secrets', 32));
}
