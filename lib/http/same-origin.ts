import { env, type Env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses (403) a change that a page of somebody else makes a browser ask for with our cookie. Every browser of the
 * last years sends Origin with a change, and newer ones Sec-Fetch-Site, which no page can forge or leave out; who sends
 * neither is a program, which has no foreign page to be misled by. A bearer token is exempt for the same reason.
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
      'This change was asked for from another site, so it was not made. Open Plumbline at its own address and try ' +
        'again.',
    );
}

/** The address people use, and this machine's own names for it; the same that sign-in accepts. */
function ownOrigins({ appUrl, PORT }: Pick<Env, 'appUrl' | 'PORT'>): string[] {
  return [new URL(appUrl).origin, `http://localhost:${PORT}`, `http://127.0.0.1:${PORT}`];
}
