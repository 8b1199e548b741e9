import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '@/tests/support/api-client';
import { builtActions } from '@/tests/support/server-actions';
import {
  ACCESS_FILE,
  accessDocument,
  COMMAND,
  pagesOutsideTheTenant,
  SYSTEM_USES,
  systemUses,
} from './access-document';
import { openFixture, type Fixture } from './access-fixture';
import { ACTORS, expectedStatus, OTHER_ROUTES, READS_BY_POST, type Actor, type Ids, type Spec } from './access-table';
import {
  actionNames,
  call,
  clientOf,
  onEach,
  otherRouteFiles,
  readActions,
  readOperations,
  rowNames,
  type Operation,
} from './access-walk';

const OUTSIDERS = ['personal account', 'another organization', 'removed member'] as const;

describe('who may do what', () => {
  let fixture: Fixture;
  let operations: Operation[];
  let actions: Operation[];
  /** Both: what holds for one way to make a change holds for the other. */
  let all: Operation[];
  const idsFor = (actor: Actor): Ids => (actor === 'colleague' ? fixture.personal : fixture.shared);
  const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

  beforeAll(async () => {
    [operations, actions, fixture] = await Promise.all([readOperations(), readActions(), openFixture()]);
    all = [...operations, ...actions];
  });

  it('is said for every operation, every other route and every server action', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(rowNames.operations);
    expect(otherRouteFiles()).toEqual(Object.keys(OTHER_ROUTES).sort());
    expect(actionNames().sort()).toEqual(rowNames.actions);
    expect(actions.map(({ action }) => action?.spec.name).sort()).toEqual(rowNames.actions);
    expect(
      builtActions()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(rowNames.actions);
  });

  it('is the same for a server action as for the operation that makes its change', () => {
    const rulesOf = ({ role, limit, quota, params }: Partial<Spec>) => ({ role, limit, quota, params });
    for (const { name, spec, action } of actions) {
      expect(rulesOf(action?.spec ?? {}), name).toEqual(rulesOf(spec));
      // What a call without a body says in its address, an action says in its body.
      expect(action?.spec.body, name).toBe(spec.body ?? spec.query);
    }
  });

  it('is printed in docs/access.md, with every place that leaves the tenant', async () => {
    expect(systemUses()).toEqual(Object.keys(SYSTEM_USES).sort());
    expect(pagesOutsideTheTenant()).toEqual([]);
    expect(readFileSync(ACCESS_FILE, 'utf8'), `write it anew: ${COMMAND}`).toBe(await accessDocument());
  });

  it('lets viewers change nothing but what is their own', () => {
    expect(
      operations
        .filter(({ method, spec }) => method !== 'GET' && spec.role === 'org:viewer')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(READS_BY_POST.toSorted());
  });

  it.each(ACTORS)('%s: every operation answers as its row says', { timeout: 120_000 }, async (actor) => {
    const client = clientOf(actor, fixture.clients, fixture.tokens);
    const answers = await onEach(all, async (operation) => {
      const expected = expectedStatus(actor, operation.spec, operation.row, operation.method);
      if (expected === null) return [];
      const answer = await call(client, operation, idsFor(actor));
      return answer.status === expected || answer.status === operation.row.orOff
        ? []
        : [`${operation.name}: ${answer.status}, not ${expected}: ${textOf(answer.body).slice(0, 200)}`];
    });
    expect(answers.flat()).toEqual([]);
  });

  it.each([...OUTSIDERS, 'colleague'] as const)(
    '%s: what is not theirs answers as what does not exist',
    { timeout: 120_000 },
    async (actor) => {
      const client = clientOf(actor, fixture.clients, fixture.tokens);
      const concerned = all.filter(
        ({ spec, row, method }) =>
          (row.subject ?? row.names) &&
          row.expect?.[actor] !== 403 &&
          expectedStatus(actor, spec, row, method) !== null,
      );
      const masked = (text: string): string =>
        [fixture.shared, fixture.personal, fixture.missing]
          .flatMap((ids) => Object.entries(ids))
          .reduce((sum, [kind, id]) => sum.replaceAll(id, `<${kind}>`), text);
      const different = await onEach(concerned, async (operation) => {
        const { subject, names } = operation.row;
        const missing = subject ?? names ?? 'organization';
        // Of their own organization colleagues see all the rest.
        const nothing =
          actor === 'colleague' ? { ...fixture.shared, [missing]: fixture.missing[missing] } : fixture.missing;
        const [there, nowhere] = [await call(client, operation, idsFor(actor)), await call(client, operation, nothing)];
        const isSame =
          there.status === nowhere.status &&
          masked(textOf(there.body)) === masked(textOf(nowhere.body)) &&
          there.headers.get('content-type') === nowhere.headers.get('content-type');
        return isSame
          ? []
          : [
              `${operation.name}: ${there.status} ${textOf(there.body).slice(0, 160)} | ${nowhere.status} ` +
                `${textOf(nowhere.body).slice(0, 160)}`,
            ];
      });
      expect(different.flat()).toEqual([]);
    },
  );

  it.each(OUTSIDERS)(
    '%s: no list, count or document holds anything of the organization',
    { timeout: 120_000 },
    async (actor) => {
      const client = clientOf(actor, fixture.clients, fixture.tokens);
      const secrets = [
        fixture.marker,
        fixture.clients.creator.email,
        ...Object.values(fixture.shared),
        ...Object.values(fixture.personal),
      ];
      const lists = all.filter(({ method, spec, row }) => method === 'GET' && !row.subject && spec.role !== 'public');
      const leaks = await onEach(lists, async (operation) => {
        const [answer, strangers] = [
          await call(client, operation, fixture.shared),
          await call(fixture.clients.stranger, operation, fixture.missing),
        ];
        const found = secrets.filter((secret) => textOf(answer.body).includes(secret));
        const isCounted =
          actor === 'another organization' ||
          OWN_COUNTS.includes(operation.name) ||
          countsOf(answer.body) === countsOf(strangers.body);
        return found.length === 0 && isCounted
          ? []
          : [`${operation.name}: ${found.join(', ')} ${countsOf(answer.body)} ${countsOf(strangers.body)}`];
      });
      expect(leaks.flat()).toEqual([]);
    },
  );

  it('hides what is personal from the lists of colleagues, admins included', { timeout: 120_000 }, async () => {
    const { personal, shared, clients } = fixture;
    const hidden = Object.entries(personal)
      .filter(([kind, id]) => shared[kind as keyof Ids] !== id)
      .map(([, id]) => id);
    // The audit log is the admins' record of everything that was done; it names ids.
    const lists = all.filter(({ name, method, row }) => method === 'GET' && !row.subject && !name.includes('/audit'));
    const leaks = await onEach(
      [clients.member, clients.admin, clients.viewer].flatMap((client) =>
        lists.map((operation) => ({ client, operation })),
      ),
      async ({ client, operation }) => {
        const text = textOf((await call(client, operation, shared)).body);
        return hidden.filter((id) => text.includes(id)).map((id) => `${operation.name}: ${id}`);
      },
    );
    expect(leaks.flat()).toEqual([]);
  });

  it('gives ids that cannot be guessed, and an API document without data', async () => {
    for (const ids of [fixture.shared, fixture.personal]) {
      for (const id of Object.values(ids))
        expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    }
    const text = textOf((await anonymous('GET', '/api/v1/openapi.json')).body);
    for (const secret of [
      fixture.marker,
      ...Object.values(fixture.shared),
      ...Object.values(fixture.clients).flatMap(({ email, userId }) => [email, userId]),
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/"examples?":/);
  });

  it('answers everybody on the other routes as their entries say', { timeout: 120_000 }, async () => {
    const calls = Object.values(OTHER_ROUTES).flatMap((route) =>
      route.calls.flatMap((each) =>
        Object.entries(each.expect).map(([actor, status]) => ({ ...each, actor: actor as Actor, status })),
      ),
    );
    const wrong = await onEach(calls, async ({ method, path, body, actor, status }) => {
      const client = clientOf(actor, fixture.clients, fixture.tokens);
      const answer = await anonymous(method, path, body, client ? { authorization: `Bearer ${client.token}` } : {});
      const leaks = textOf(answer.body).includes(fixture.marker);
      return answer.status === status && !leaks ? [] : [`${actor}: ${method} ${path}: ${answer.status}, not ${status}`];
    });
    expect(wrong.flat()).toEqual([]);
  });

  it('leaves everything where it was: its people still read all of it', { timeout: 120_000 }, async () => {
    const { clients, shared, personal } = fixture;
    const reads = all.filter(({ method, row }) => method === 'GET' && row.subject);
    const gone = await onEach(
      reads.flatMap((operation) => [shared, personal].map((ids) => ({ operation, ids }))),
      async ({ operation, ids }) => {
        const client = operation.spec.role === 'org:admin' ? clients.admin : clients.creator;
        const { status } = await call(client, operation, ids);
        const expected = operation.row.ofMakers ?? operation.spec.status ?? 200;
        return status === expected ? [] : [`${operation.name}: ${status}`];
      },
    );
    expect(gone.flat()).toEqual([]);
  });
});

/** Lists that count what is everybody's own: themselves, and what they did. */
const OWN_COUNTS = [
  'GET /organizations/current/audit',
  'GET /organizations/current/audit/chain',
  'GET /organizations/current/audit/choices',
  'GET /organizations/current/audit/export',
  'GET /organizations/current/status',
  'GET /organizations/current/usage',
  'GET /organizations/current/first-run',
  'GET /organizations/current/tokens',
  'GET /organizations/current/webhooks',
  'GET /organizations/current/edgar-contact',
  'GET /companies/all/browse',
  'GET /companies',
  'GET /grids',
  'GET /reports/templates',
  'GET /search',
  'GET /voting/policies',
];

/** The totals and the lengths of lists in an answer. */
function countsOf(body: unknown): string {
  if (Array.isArray(body)) return `[${body.length}]`;
  if (!body || typeof body !== 'object') return '';
  return Object.entries(body)
    .flatMap(([key, value]) =>
      typeof value === 'number' ? [`${key} ${value}`] : Array.isArray(value) ? [`${key} [${value.length}]`] : [],
    )
    .join(', ');
}
