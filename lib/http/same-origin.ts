import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a change that a foreign page makes a browser send with our cookie. All current browsers send Origin
 * with a change, and newer ones Sec-Fetch-Site; a page can neither forge nor omit them. A client that sends neither is
 * a program, which no foreign page can misuse. Requests with a bearer token are exempt for the same reason.
 */
export function requireSameOrigin(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  settings: Pick<Env, 'appUrl' | 'PORT'> = env(),
): void {
  if (SAFE_METHODS.has(method) || headers.has('authorization')) return;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site === null && origin === null) return;
  const isOurs =
    (site === null || site === 'same-origin') &&
    (origin === null ? site !== null : ownOrigins(settings).includes(origin));
  if (!isOurs)
    throw new AppError(
      'forbidden',
      'This change was requested from another site, so it was not made. Open Plumbline at its own address and try ' +
        'again.',
    );
}

/** The public URL and this machine's own names for it; the same origins that sign-in accepts. */
export function ownOrigins({ appUrl, PORT }: Pick<Env, 'appUrl' | 'PORT'>): string[] {
  return [new URL(appUrl).origin, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
}
