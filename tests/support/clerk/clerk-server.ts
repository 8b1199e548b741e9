import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ClerkRefusal, ClerkInstance, notFound } from './clerk-instance';

export type ClerkServer = {
  url: string;
  instance: ClerkInstance;
  /** Calls such as "GET /jwks", in order of arrival. */
  calls: string[];
  /** Answers every call with this refusal until it is changed. */
  refuseAll(refusal: ClerkRefusal | null, headers?: Record<string, string>): void;
  stop(): Promise<void>;
};

type Call = { method: string; parts: string[]; query: URLSearchParams; body: Record<string, unknown> };

/** A local server with the parts of Clerk's backend API that the product uses. */
export async function startClerkServer({
  secretKey,
  jwks,
  port = 0,
}: {
  secretKey: string;
  jwks: () => unknown[];
  port?: number;
}): Promise<ClerkServer> {
  const instance = new ClerkInstance();
  const calls: string[] = [];
  let refusal: { error: ClerkRefusal; headers: Record<string, string> } | null = null;

  const server = createServer((request, response) => {
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      // Clerk's client compares the complete value.
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    };
    readCall(request)
      .then((call) => {
        calls.push(`${call.method} /${call.parts.join('/')}`);
        if (refusal) throw refusal.error;
        if (request.headers.authorization !== `Bearer ${secretKey}`)
          throw new ClerkRefusal(
            401,
            'clerk_key_invalid',
            'The provided Clerk Secret Key is invalid. Make sure that your Clerk Secret Key is correct.',
            'The provided Clerk Secret Key is invalid.',
          );
        send(200, call.parts[0] === 'jwks' ? { keys: jwks() } : answer(instance, call));
      })
      .catch((error: unknown) => {
        const known =
          error instanceof ClerkRefusal ? error : new ClerkRefusal(500, 'internal_clerk_error', 'Oops', String(error));
        send(
          known.status,
          {
            errors: [{ code: known.code, message: known.message, long_message: known.longMessage, meta: {} }],
            clerk_trace_id: 'trace',
          },
          refusal?.headers,
        );
      });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    instance,
    calls,
    refuseAll: (error, headers = {}) => void (refusal = error && { error, headers }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://clerk.test');
  let text = '';
  for await (const part of request) text += String(part);
  return {
    method: request.method ?? 'GET',
    parts: pathname.replace(/^\/v1\//, '').split('/'),
    query: searchParams,
    body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

function answer(instance: ClerkInstance, { method, parts, query, body }: Call): unknown {
  const [resource, id = '', sub, subId = '', act] = parts;
  if (resource === 'users') {
    const person = instance.people.get(id);
    if (!person) throw notFound('User');
    if (!sub) return instance.personJson(person);
    if (sub === 'organization_memberships')
      return page(
        instance.memberships.filter((each) => each.userId === id).map((each) => instance.membershipJson(each)),
        query,
      );
  }
  if (resource === 'organization_roles')
    return page(
      [...instance.roles].map((key) => instance.roleJson(key)),
      query,
    );
  const organization = resource === 'organizations' ? instance.organizations.get(id) : undefined;
  if (!organization) throw notFound('Organization');
  const role = String(body.role);
  switch (`${method} ${sub ?? ''}${act ? `/${act}` : ''}`) {
    case 'GET ':
      return instance.organizationJson(organization);
    case 'GET memberships':
      return page(listMemberships(instance, id, query), query);
    case 'PATCH memberships':
      return instance.membershipJson(instance.changeRole(id, subId, role));
    case 'DELETE memberships': {
      const gone = instance.membershipJson(instance.membership(id, subId));
      instance.removeMember(id, subId);
      return gone;
    }
    case 'GET invitations': {
      const wanted = query.getAll('status');
      return page(
        instance.invitations
          .filter((each) => each.organizationId === id && (wanted.length === 0 || wanted.includes(each.status)))
          .map((each) => instance.invitationJson(each)),
        query,
      );
    }
    case 'POST invitations':
      return instance.invitationJson(
        instance.invite(id, String(body.email_address), role, Number(body.expires_in_days ?? 30)),
      );
    case 'POST invitations/revoke':
      return instance.invitationJson(instance.revoke(id, subId));
    default:
      throw notFound();
  }
}

function listMemberships(instance: ClerkInstance, organizationId: string, query: URLSearchParams) {
  const [people, roles] = [query.getAll('user_id'), query.getAll('role')];
  const direction = query.get('order_by') === '+created_at' ? 1 : -1;
  return instance.memberships
    .filter((each) => each.organizationId === organizationId)
    .filter((each) => people.length === 0 || people.includes(each.userId))
    .filter((each) => roles.length === 0 || roles.includes(each.role))
    .sort((one, other) => direction * (one.createdAt - other.createdAt))
    .map((each) => instance.membershipJson(each));
}

function page<T>(items: T[], query: URLSearchParams): { data: T[]; total_count: number } {
  const offset = Number(query.get('offset') ?? 0);
  return { data: items.slice(offset, offset + Number(query.get('limit') ?? 10)), total_count: items.length };
}
