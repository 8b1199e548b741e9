import { createHmac, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';

export type TokenOptions = {
  userId: string;
  organization?: { id: string; role: string } | null;
  /** Version 2 has the organization's claims under `o`. */
  version?: 1 | 2;
  azp?: string | null;
  issuedAt?: Date;
  notBefore?: Date;
  lifetimeSeconds?: number;
  extra?: Record<string, unknown>;
  header?: Record<string, unknown>;
};

export type TokenSigner = {
  keyId: string;
  publicPem: string;
  jwk: Record<string, unknown>;
  token(options: TokenOptions): string;
};

/** Signs session tokens like Clerk, with an RSA key generated for the test. */
export function tokenSigner(defaultAzp: string): TokenSigner {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyId = `ins_${randomUUID()}`;
  return {
    keyId,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    jwk: { ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: keyId },
    token({
      userId,
      organization = null,
      version = 2,
      azp = defaultAzp,
      issuedAt = new Date(),
      notBefore = issuedAt,
      lifetimeSeconds = 60,
      extra = {},
      header = {},
    }) {
      const iat = Math.floor(issuedAt.getTime() / 1000);
      const plainRole = organization?.role.replace('org:', '');
      const active = !organization
        ? {}
        : version === 2
          ? { v: 2, o: { id: organization.id, rol: plainRole } }
          : { org_id: organization.id, org_role: organization.role };
      const payload = {
        sub: userId,
        sid: `sess_${randomUUID()}`,
        iss: 'https://clerk.example.test',
        iat,
        nbf: Math.floor(notBefore.getTime() / 1000),
        exp: iat + lifetimeSeconds,
        ...(azp ? { azp } : {}),
        ...active,
        ...extra,
      };
      const body = [{ alg: 'RS256', typ: 'JWT', kid: keyId, ...header }, payload]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
      return `${body}.${
        header.alg === 'none' ? '' : sign('sha256', Buffer.from(body), privateKey).toString('base64url')
      }`;
    },
  };
}

export const WEBHOOK_SECRET = `whsec_${randomBytes(24).toString('base64')}`;

/** A webhook as delivered by Svix. */
export function signedWebhook(
  event: { type: string; data: unknown },
  { at = new Date(), secret = WEBHOOK_SECRET, id = `msg_${randomUUID()}` } = {},
): Request {
  const body = JSON.stringify({ object: 'event', event_attributes: {}, ...event });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return new Request('http://localhost:3000/api/webhooks/clerk', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': `v1,${signature}`,
    },
    body,
  });
}
