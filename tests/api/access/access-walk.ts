import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operations } from '@/app/api/v1/operations';
import type { ActionSpec } from '@/lib/http/action';
import { anonymous, baseUrl, type Answer, type ApiClient } from '@/tests/support/api-client';
import { callAction } from '@/tests/support/call-action';
import { AUTH_ROWS, OPERATION_ROWS, type Actor, type Ids, type Row, type Spec } from './access-table';
import type { Clients, Tokens } from './access-fixture';
import { ACTION_ROWS } from './action-rows';

export type Operation = {
  name: string;
  method: string;
  path: string;
  spec: Spec;
  row: Row;
  /** A server action, and the operation that makes the same change. */
  action?: { spec: ActionSpec; as: string };
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const AT_ONCE = 8;

type Handlers = Partial<Record<string, { spec: Spec }>>;

/** Every operation of the API, and every route of ours among the provider's calls, with its row. */
export async function readOperations(): Promise<Operation[]> {
  const ofAuth = await Promise.all(
    globSync('app/api/auth/organization/*/route.ts')
      .sort()
      .map(async (file) => ({
        path: `/${path.dirname(file).replace(/^app\//, '')}`,
        handlers: (await import(path.resolve(file))) as Handlers,
      })),
  );
  const all: { path: string; handlers: Handlers }[] = [...operations, ...ofAuth];
  return all.flatMap((each) =>
    METHODS.flatMap((method) => {
      const spec = each.handlers[method]?.spec;
      const name = `${method} ${each.path}`;
      return spec ? [{ name, method, path: each.path, spec, row: OPERATION_ROWS[name] ?? AUTH_ROWS[name] ?? {} }] : [];
    }),
  );
}

/** Every server action, with the row of the operation that makes the same change. */
export async function readActions(): Promise<Operation[]> {
  const all = await readOperations();
  const modules = await Promise.all(
    actionFiles().map(async (file) => (await import(path.resolve(file))) as Record<string, { spec: ActionSpec }>),
  );
  const specs = modules.flatMap((module) => Object.values(module).map(({ spec }) => spec));
  return specs
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((spec) => {
      const same = operationOf(spec.name, all);
      const name = `action ${spec.name}`;
      return { ...same, name, method: 'ACTION', spec: { ...same.spec, status: 200 }, action: { spec, as: same.name } };
    });
}

function operationOf(action: string, all: readonly Operation[]): Operation {
  const row = ACTION_ROWS[action];
  if (!row) throw new Error(`The action ${action} has no row in ACTION_ROWS (tests/api/access/action-rows.ts).`);
  const same = all.find(({ name }) => name === row);
  if (!same) throw new Error(`"${row}", the operation of the action ${action}, is not in app/api/v1/operations.ts.`);
  return same;
}

/** Route files that are no operation, by their path under app. */
export function otherRouteFiles(): string[] {
  const known = new Set(operations.map((each) => `api/v1${each.path.replace(/\{(\w+)\}/g, '[$1]')}`));
  return globSync('app/**/route.ts')
    .map((file) => path.dirname(file).replace(/^app\//, ''))
    .filter((folder) => !known.has(folder) && !folder.startsWith('api/auth/organization/'))
    .sort();
}

function actionFiles(): string[] {
  return globSync('app/**/actions.ts').sort();
}

/** Names of server actions anywhere in the tree. */
export function actionNames(): string[] {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(
    (file) => file !== 'lib/http/action.ts' && !/\.test\./.test(file),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  // A function behind 'use server' that is not made by action() has no name, and so can have no row.
  const unnamed = files.filter(
    (_file, at) => /^\s*['"]use server['"]/m.test(texts[at] ?? '') && !/\baction\(/.test(texts[at] ?? ''),
  );
  return [
    ...texts.flatMap((text) =>
      [...text.matchAll(/\baction\(\s*\{\s*name:\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
    ),
    ...unnamed,
  ];
}

export const rowNames = {
  operations: [...Object.keys(OPERATION_ROWS), ...Object.keys(AUTH_ROWS)].sort(),
  actions: Object.keys(ACTION_ROWS).sort(),
};

/** Makes the call as the client would; without one, without a session. */
export function call(
  client: Pick<ApiClient, 'token'> | null,
  operation: Operation,
  ids: Ids,
): Promise<Answer<unknown>> {
  const { method, path: route, row } = operation;
  if (operation.action) return sendAction(client, operation.action.spec, operation, ids);
  const filled = route
    .replace('{id}', row.subject ? ids[row.subject] : '')
    .replace('{objective_id}', ids.objective)
    .replace('{line_id}', ids.ballotLine)
    .replace('{delivery_id}', ids.delivery)
    .replace('{user_id}', ids.member);
  const query = row.query ? `?${row.query(ids)}` : '';
  const address = `${route.startsWith('/api/') ? '' : '/api/v1'}${filled}${query}`;
  const headers = client ? { authorization: `Bearer ${client.token}` } : undefined;
  return row.form
    ? sendForm(method, address, row.form(ids), headers)
    : anonymous<unknown>(method, address, row.body?.(ids), headers);
}

/** Over HTTP to the production build, as the browser sends it; the parameters are those of the operation's address. */
async function sendAction(
  client: Pick<ApiClient, 'token'> | null,
  spec: ActionSpec,
  { row }: Operation,
  ids: Ids,
): Promise<Answer<unknown>> {
  const params = {
    id: row.subject ? ids[row.subject] : '',
    objective_id: ids.objective,
    line_id: ids.ballotLine,
    delivery_id: ids.delivery,
    user_id: ids.member,
  };
  return callAction(
    spec.name,
    { ...(spec.params ? { params } : {}), ...(spec.body ? { body: row.body?.(ids) ?? {} } : {}) },
    client ? { authorization: `Bearer ${client.token}` } : {},
  );
}

async function sendForm(
  method: string,
  address: string,
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
): Promise<Answer<unknown>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(`${baseUrl()}${address}`, { method, body, headers: { origin: baseUrl(), ...headers } });
  const text = await response.text();
  return {
    status: response.status,
    body: text && response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    headers: response.headers,
  };
}

/** The client of an actor; the forged token has the right session with another signature. */
export function clientOf(
  actor: Actor,
  { ended, personal, elsewhere, removed, viewer, member, admin }: Clients,
  tokens: Tokens,
): Pick<ApiClient, 'token'> | null {
  const clients = {
    'no session': null,
    'ended session': ended,
    'forged token': { token: forge(admin.token, viewer.token) },
    'personal account': personal,
    'another organization': elsewhere,
    'removed member': removed,
    viewer,
    colleague: member,
    ...tokens,
  };
  return clients[actor];
}

function forge(token: string, other: string): string {
  return `${token.split('.')[0]}.${other.split('.')[1] ?? 'c2lnbmF0dXJl'}`;
}

/** Runs `act` on each, some at once; answers come in order. */
export async function onEach<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await act(items[at] as T);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}
