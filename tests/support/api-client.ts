import { randomInt, randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inject, vi } from 'vitest';

export type Answer<T = Record<string, unknown>> = { status: number; body: T; headers: Headers };

/** A signed-in caller of the HTTP API. */
export type ApiClient = {
  userId: string;
  token: string;
  email: string;
  organizationId: string | null;
  request<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
  upload<T = Record<string, unknown>>(
    path: string,
    fields: Record<string, string | File>,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>;
};

/** Every test has its own client address, so that sign-in limits of one do not affect another. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export function baseUrl(): string {
  return inject('baseUrl');
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  if (response.headers.has('x-plumbline-unaudited'))
    throw new Error(`${response.url} made a change without an audit record.`);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as T, headers: response.headers };
}

/** A call without a session. */
export async function anonymous<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(`${baseUrl()}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': someAddress(),
      origin: baseUrl(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return answerOf<T>(response);
}

function clientFor(token: string, user: { id: string; email: string }, organizationId: string | null): ApiClient {
  const auth = { authorization: `Bearer ${token}` };
  return {
    userId: user.id,
    email: user.email,
    token,
    organizationId,
    request: (method, path, body, headers) =>
      anonymous(method, path.startsWith('/api/') ? path : `/api/v1${path}`, body, { ...auth, ...headers }),
    async upload(path, fields, headers = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      // Making a file may take longer than the server keeps a connection open; a closed one is noticed in the next
      // event-loop turn.
      for (let turn = 0; turn < 2; turn += 1) await nextTurn();
      return answerOf(
        await fetch(`${baseUrl()}/api/v1${path}`, { method: 'POST', body: form, headers: { ...auth, ...headers } }),
      );
    },
  };
}

/** A new person, as admin of a new organization unless `isPersonal`. */
export async function newUser({ isPersonal = false, name = 'Test Person' } = {}): Promise<ApiClient> {
  const email = `${randomUUID()}@example.test`;
  const signedUp = await anonymous<{ user: { id: string } }>('POST', '/api/auth/sign-up/email', {
    name,
    email,
    password: 'correct horse battery',
  });
  const token = signedUp.headers.get('set-auth-token');
  if (signedUp.status !== 200 || !token)
    throw new Error(`sign-up answered ${signedUp.status}: ${JSON.stringify(signedUp.body)}`);
  const user = { id: signedUp.body.user.id, email };
  const personal = clientFor(token, user, null);
  if (isPersonal) return personal;
  const organization = await personal.request<{ id: string }>('POST', '/api/auth/organization/create', {
    name: 'Test Fund',
    slug: randomUUID(),
  });
  await personal.request('POST', '/api/auth/organization/set-active', { organizationId: organization.body.id });
  return clientFor(token, user, organization.body.id);
}

/** A new person who joined the organization of `admin` by invitation, with a role. */
export async function newMember(admin: ApiClient, role: 'admin' | 'member' | 'viewer'): Promise<ApiClient> {
  const joining = await newUser({ isPersonal: true });
  const invited = await admin.request<{ id: string }>('POST', '/api/auth/organization/invite-member', {
    email: joining.email,
    role,
    organizationId: admin.organizationId,
  });
  if (invited.status !== 200) throw new Error(`invitation answered ${invited.status}: ${JSON.stringify(invited.body)}`);
  const accepted = await joining.request('POST', '/api/auth/organization/accept-invitation', {
    invitationId: invited.body.id,
  });
  if (accepted.status !== 200)
    throw new Error(`accepting answered ${accepted.status}: ${JSON.stringify(accepted.body)}`);
  await joining.request('POST', '/api/auth/organization/set-active', { organizationId: admin.organizationId });
  return { ...joining, organizationId: admin.organizationId };
}

const FIRST_CIK = 7_000_000_000;

/** A company that no other test uses. */
export function someCompany(overrides: Record<string, unknown> = {}) {
  const number = randomInt(1_000_000_000);
  return {
    ticker: `T${number.toString(36).toUpperCase()}`.slice(0, 9),
    name: `Test Company ${number}`,
    cik: String(FIRST_CIK + number),
    entity_type: 'CORPORATION',
    ...overrides,
  };
}

/** Polls until the job has ended; fails the test when it takes longer than `limitMs`. */
export async function untilJobEnds(client: ApiClient, jobId: string, limitMs = 50_000) {
  return vi.waitFor(
    async () => {
      const { body } = await client.request<{
        status: string;
        error: string | null;
        result: unknown;
        progress: { done: number; total: number; message: string };
      }>('GET', `/processing/jobs/${jobId}`);
      if (['pending', 'running'].includes(body.status))
        throw new Error(`job still ${body.status}: ${body.progress.message}`);
      return body;
    },
    { timeout: limitMs, interval: 200 },
  );
}
