import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** How long one change is retried before its outcome counts as unknown. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = 400;

export type Outcome<T> = { kind: 'done'; body: T } | { kind: 'unknown'; reason: string };

/** A caller that tries again what was not answered, each change with an Idempotency-Key of its own. */
export type Client = {
  read<T>(path: string): Promise<T>;
  change<T>(path: string, body: unknown): Promise<Outcome<T>>;
};

/** Signs up a new person with an organization. */
export async function signUp(baseUrl: string): Promise<Client> {
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { origin: baseUrl, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedUp = await post('/api/auth/sign-up/email', {
    name: 'Crash Test',
    email: `${randomUUID()}@example.test`,
    password: 'correct horse battery',
  });
  const token = signedUp.headers.get('set-auth-token');
  if (!token) throw new Error(`Signing up answered ${signedUp.status}.`);
  const authorization = { authorization: `Bearer ${token}` };
  const made = await post('/api/auth/organization/create', { name: 'Crash Fund', slug: randomUUID() }, authorization);
  const { id } = (await made.json()) as { id: string };
  await post('/api/auth/organization/set-active', { organizationId: id }, authorization);
  return clientFor(`${baseUrl}/api/v1`, authorization.authorization);
}

function clientFor(base: string, authorization: string): Client {
  return {
    async read<T>(path: string) {
      return retryUntilAnswered<T>(() => fetch(`${base}${path}`, { headers: { authorization } }));
    },
    async change<T>(path: string, body: unknown): Promise<Outcome<T>> {
      const isForm = body instanceof FormData;
      const headers = {
        authorization,
        'idempotency-key': randomUUID(),
        ...(isForm ? {} : { 'content-type': 'application/json', prefer: 'respond-async' }),
      };
      try {
        const answer = await retryUntilAnswered<T>(() =>
          fetch(`${base}${path}`, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) }),
        );
        return { kind: 'done', body: answer };
      } catch (error) {
        return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** Asks until there is an answer below 300; throws what the server said last when its patience ends. */
async function retryUntilAnswered<T>(ask: () => Promise<Response>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    let said: string;
    try {
      const response = await ask();
      if (response.ok) return (await response.json()) as T;
      said = `${response.status} ${await response.text()}`;
      // Another try cannot change these: what was asked for is wrong, or was broken off with its outcome unknown.
      if (
        [400, 401, 403, 404, 413, 422].includes(response.status) ||
        /was interrupted before it was answered/.test(said)
      )
        throw new Refused(said);
    } catch (error) {
      if (error instanceof Refused) throw error;
      said = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > deadline) throw new Error(said);
    await delay(PAUSE_MS);
  }
}

class Refused extends Error {}
