import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'plb_';
const SHOWN = 8;

/** A new token of 256 random bits, with what is stored of it: its hash, and the beginning that a person recognizes. */
export function newTokenText(): { token: string; hash: string; prefix: string } {
  const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashOf(token), prefix: token.slice(0, SHOWN) };
}

/** A fast hash is enough: a random token of this length cannot be guessed from its hash. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function isApiToken(text: string): boolean {
  return text.startsWith(PREFIX);
}
