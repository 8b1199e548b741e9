import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemDatabase } from '@/db/client';
import { notifications, reportQueue, subscriptions } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import { call, openInstallation, type Installation } from '@/tests/support/in-process';
import { prepareSample } from '@/tests/support/sample-workspace';

type Item = { id: string };

/** Lists of screens; the companies and their filings are shared, and a browser test looks at the whole sample. */
const LISTS: readonly (readonly [path: string, list: string])[] = [
  ['/reports', 'reports'],
  ['/reports/templates', 'templates'],
  ['/subscriptions', 'subscriptions'],
  ['/subscription-groups', 'groups'],
  ['/subscriptions/queue', 'items'],
  ['/notifications', 'notifications'],
  ['/grids', 'grids'],
  ['/engagements', 'engagements'],
];

describe('two visitors of the demo', () => {
  let installation: Installation;
  let sample: Context;
  let [first, second] = ['', ''];

  const enter = async () => (await call('POST', '/api/v1/demo/enter', {}, {})).cookie;
  const rows = async (cookie: string, path: string, list: string): Promise<Item[]> => {
    const { body } = await call<Record<string, Item[]>>('GET', `/api/v1${path}`, undefined, { cookie });
    // The template that comes with the product belongs to no tenant.
    return (body[list] ?? []).filter((item) => !('is_default' in item && item.is_default));
  };
  const everything = async (cookie: string) =>
    Promise.all(LISTS.map(async ([path, list]) => [path, await rows(cookie, path, list)] as const));

  beforeAll(async () => {
    installation = await openInstallation({ DEMO: '1' });
    sample = await prepareSample();
    await systemDatabase()
      .update(subscriptions)
      .set({ isShared: true })
      .where(eq(subscriptions.tenantId, sample.tenantId));
    await systemDatabase()
      .update(notifications)
      .set({ isInApp: true, link: '/reports' })
      .where(eq(notifications.tenantId, sample.tenantId));
    [first, second] = [await enter(), await enter()];
  });
  afterAll(() => installation.close());

  it('find rows on every screen, each their own', async () => {
    const [ours, theirs] = [await everything(first), await everything(second)];
    for (const [index, [path, items]] of ours.entries()) {
      const others = theirs[index]?.[1] ?? [];
      expect(items.length, path).toBeGreaterThan(0);
      expect(others, path).toHaveLength(items.length);
      expect(items.filter(({ id }) => others.some((other) => other.id === id))).toEqual([]);
    }
    const companies = await call<Item[]>('GET', '/api/v1/companies', undefined, { cookie: first });
    expect(companies.body.length).toBeGreaterThan(0);
  });

  it('do not see what the other changes, and cannot reach it', async () => {
    const before = await everything(second);
    const kept = await ofSample();
    const idOf = async (path: string, list: string) => (await rows(first, path, list))[0]?.id ?? '';
    const changes: [string, string, unknown?][] = [
      ['PUT', `/subscriptions/${await idOf('/subscriptions', 'subscriptions')}/status`, { status: 'paused' }],
      ['PUT', `/subscription-groups/${await idOf('/subscription-groups', 'groups')}`, { name: 'Renamed' }],
      ['POST', `/subscriptions/queue/${await idOf('/subscriptions/queue', 'items')}/cancel`],
      ['POST', `/notifications/${await idOf('/notifications', 'notifications')}/read`],
      ['DELETE', `/grids/${await idOf('/grids', 'grids')}`],
      ['DELETE', `/reports/${await idOf('/reports', 'reports')}`],
    ];
    for (const [method, path, body] of changes) {
      const refused = await call(method, `/api/v1${path}`, body, { cookie: second });
      expect(refused.status, `${method} ${path}`).toBe(404);
      const done = await call(method, `/api/v1${path}`, body, { cookie: first });
      expect(done.status, `${method} ${path}: ${done.text}`).toBeLessThan(300);
    }
    expect(await everything(second)).toEqual(before);
    expect(await ofSample()).toEqual(kept);
  });

  async function ofSample() {
    const db = systemDatabase();
    return {
      queue: await db.select().from(reportQueue).where(eq(reportQueue.tenantId, sample.tenantId)),
      told: await db.select().from(notifications).where(eq(notifications.tenantId, sample.tenantId)),
      subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.tenantId, sample.tenantId)),
    };
  }
});
