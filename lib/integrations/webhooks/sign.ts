import { createHmac } from 'node:crypto';

const PREFIX = 'whsec_';

type Signed = { id: string; timestamp: number; body: string };

/**
 * The signature header of Standard Webhooks: HMAC-SHA256 over `{id}.{timestamp}.{body}` with the bytes of the secret
 * after `whsec_` (base64), as `v1,<base64>`. `timestamp` is in seconds since 1970.
 */
export function signatureOf(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** A secret in the form that libraries for Standard Webhooks take, from 32 random bytes. */
export function secretText(bytes: Buffer): string {
  return `${PREFIX}${bytes.toString('base64')}`;
}
