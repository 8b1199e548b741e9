import { createHash } from 'node:crypto';
import { env, type Env } from '@/lib/env';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { plainPage } from '../plain-page';
import { limitRequests } from './limit-requests';

const RETRY_SECONDS = 5;

/**
 * Counts a page as a call of its address and of its session, the value of the session's cookie. Returns the page to
 * show instead when a limit is reached, otherwise null.
 */
export async function limitPages(
  { headers, session }: { headers: Headers; session: string | undefined },
  settings: Env = env(),
): Promise<Response | null> {
  const hashed = session && createHash('sha256').update(session).digest('base64url').slice(0, 22);
  try {
    await limitRequests('requests', { ctx: null, headers, session: hashed }, settings);
    return null;
  } catch (error) {
    if (isAppError(error) && error.code === 'rate_limited')
      return plainPage(429, error.detail, error.retryAfterSeconds ?? RETRY_SECONDS);
    // Without counts the page is still shown: its calls are counted on their own.
    log.warn({ err: error }, 'a page request could not be counted against the rate limits');
    return null;
  }
}
