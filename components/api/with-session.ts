import { ApiError } from './api-error';
import { renewSession } from './renew-session';
import { signInPath } from './safe-redirect';

export type SessionOptions = {
  unauthorizedRetries: number;
  unauthorizedDelayMs: number;
  /** Called before each retry of an unauthorized call. */
  renewSession?: () => Promise<void>;
  /** Called when the retries are used up. */
  onUnauthorized: () => void;
};

/** In the browser: two retries, then sign-in, which returns to the page that is shown. */
export const BROWSER_SESSION: SessionOptions = {
  unauthorizedRetries: 2,
  unauthorizedDelayMs: 100,
  renewSession,
  onUnauthorized: () => window.location.assign(signInPath(`${window.location.pathname}${window.location.search}`)),
};

/** The result of a call to the server, which is sent again, after the session was renewed, while it is unauthorized. */
export async function withSession<T>(options: SessionOptions, call: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (attempt >= options.unauthorizedRetries) {
        options.onUnauthorized();
        throw error;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, options.unauthorizedDelayMs));
    await options.renewSession?.();
  }
}
