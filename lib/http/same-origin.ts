import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a change that a page of somebody else makes a browser ask for with our cookie. A browser says where
 * a change comes from by Origin, and newer ones by Sec-Fetch-Site, which no page can forge; who says neither, with a
 * cookie, is refused too. A bearer token is exempt: no foreign page can make a browser send one.
 */
export function requireSameOrigin(request: Request, settings: Pick<Env, 'appUrl' | 'PORT'> = env()): void {
  if (SAFE_METHODS.has(request.method) || request.headers.has('authorization')) return;
  const isCookieSent = request.headers.has('cookie');
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  if (site === null && origin === null && !isCookieSent) return;
  const isOurs = (site === null || site === 'same-origin') && (origin === null ? site !== null : ownOrigins(settings).includes(origin));
  if (!isOurs) throw new AppError('forbidden', 'This change was asked for from another site, so it was not made. Open Plumbline at its own address and try again.');
}

/** The address people use, and this machine's own names for it; the same that sign-in accepts. */
export function ownOrigins({ appUrl, PORT }: Pick<Env, 'appUrl' | 'PORT'>): string[] {
  return [new URL(appUrl).origin, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
}
