import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown };

/**
 * Answers instead of the sign-in service, by path below /api/auth, for example `/sign-in/email`. Returns what was
 * posted, and the addresses that the browser was sent to.
 */
export function serveSignIn(answers: Record<string, () => Answer | Promise<Answer>>) {
  const posted: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }): Promise<Response> => {
    const path = address.replace(/^\/api\/auth/, '');
    posted.push({ path, body: JSON.parse(body) });
    const { status = 200, body: answered = {} } = (await answers[path]?.()) ?? { status: 404 };
    return new Response(JSON.stringify(answered), { status, headers: { 'content-type': 'application/json' } });
  });
  const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  return { posted, went };
}

/** A refusal as the service words it; screens have sentences of their own for many codes. */
export const refusal = (code: string, message = 'Refused.', status = 400) => ({ status, body: { code, message } });
