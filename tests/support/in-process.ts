import { randomInt, randomUUID } from 'node:crypto';
import path from 'node:path';
import { closeDatabase } from '@/db/client';
import { startEmbeddedDatabase } from '@/db/embedded/server';
import { ADDRESS_HEADER } from '@/lib/http/limits/client-address';
import { openFileDatabase, type FileDatabase } from './databases/file-database';
import { startPreparedDatabase } from './databases/prepared-database';
import { openInFolder } from './temp-folder';

type Handler = (request: Request, segment: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Handlers = Partial<Record<string, Handler>>;

const APP_URL = 'http://127.0.0.1:3000';
export const PASSWORD = 'correct horse battery';

export type Installation = {
  dataDir: string;
  close(): Promise<void>;
};
/** An installation whose database can be stopped and started again at the same URL. */
export type EmbeddedInstallation = Installation & { stopDatabase(): Promise<void>; startDatabase(): Promise<void> };

/**
 * A database for this process and the environment of an installation; call it before anything reads the environment.
 */
export async function openInstallation(environment: Record<string, string> = {}): Promise<Installation> {
  return installationOn(await openInFolder(openFileDatabase, 'attacks-'), environment);
}

export async function openEmbeddedInstallation(
  environment: Record<string, string> = {},
): Promise<EmbeddedInstallation> {
  const made = await openInFolder(startPreparedDatabase, 'attacks-');
  let server = made.opened;
  const { port, password, url } = server;
  const stop = () => server.stop();
  return {
    ...installationOn({ ...made, opened: { url, stop } }, environment),
    stopDatabase: stop,
    async startDatabase() {
      server = await startEmbeddedDatabase({ dataDir: made.folder, port, password });
    },
  };
}

function installationOn(
  { folder: dataDir, opened, remove }: Awaited<ReturnType<typeof openInFolder<FileDatabase>>>,
  environment: Record<string, string>,
): Installation {
  Object.assign(process.env, {
    DATABASE_URL: opened.url,
    DATA_DIR: dataDir,
    AUTH_SECRET: randomUUID() + randomUUID(),
    APP_URL,
    ...environment,
  });
  return {
    dataDir,
    async close() {
      await closeDatabase();
      await opened.stop();
      await remove();
    },
  };
}

export type Caller = { cookie?: string; bearer?: string; address?: string; headers?: Record<string, string> };
export type Answer<T> = {
  status: number;
  body: T;
  text: string;
  headers: Headers;
  /** The cookies as a browser would send them next time. */ cookie: string;
};

/** Calls the product's own handlers as the web server would; each caller has its own address. */
export async function call<T = Record<string, unknown>>(
  method: string,
  target: string,
  body?: unknown,
  { cookie, bearer, address = someAddress(), headers = {} }: Caller = {},
): Promise<Answer<T>> {
  const url = new URL(target, APP_URL);
  const { handlers, params } = await handlersOf(url.pathname);
  const isForm = body instanceof FormData;
  const request = new Request(url, {
    method,
    headers: {
      [ADDRESS_HEADER]: address,
      origin: APP_URL,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const handler = handlers[method];
  if (!handler) throw new Error(`${target} has no ${method}`);
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    text,
    body: (isJson && text ? JSON.parse(text) : text) as T,
    headers: response.headers,
    cookie: response.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
}

export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A new account on an installation without a mail server, with its cookie and bearer token. */
export async function signUp(
  name = 'Test Person',
): Promise<{ userId: string; email: string; cookie: string; bearer: string }> {
  const email = `${randomUUID()}@example.test`;
  const made = await call<{ user: { id: string } }>('POST', '/api/auth/sign-up/email', {
    name,
    email,
    password: PASSWORD,
  });
  if (made.status !== 200) throw new Error(`sign-up answered ${made.status}: ${made.text}`);
  return { userId: made.body.user.id, email, cookie: made.cookie, bearer: made.headers.get('set-auth-token') ?? '' };
}

async function handlersOf(pathname: string): Promise<{ handlers: Handlers; params: Record<string, string> }> {
  const named = pathname.replace(/\/$/, '');
  if (named.startsWith('/api/auth/')) {
    const file = OWN_AUTH_ROUTES.includes(named) ? `app${named}/route.ts` : 'app/api/auth/[...all]/route.ts';
    return { handlers: (await import(path.resolve(file))) as Handlers, params: {} };
  }
  const { operations } = await import('@/app/api/v1/operations');
  const found = operations
    .filter(({ path: pattern }) => patternOf(pattern).test(named))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);
  const [first] = found;
  if (!first) throw new Error(`no operation at ${named}`);
  return { handlers: first.handlers as Handlers, params: { ...patternOf(first.path).exec(named)?.groups } };
}

function patternOf(operationPath: string): RegExp {
  return new RegExp(`^/api/v1${operationPath.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const OWN_AUTH_ROUTES = [
  'confirm-address',
  'send-confirmation',
  'organization/create',
  'organization/invite-member',
  'organization/accept-invitation',
  'organization/leave',
  'organization/remove-member',
  'organization/update-member-role',
].map((each) => `/api/auth/${each}`);
