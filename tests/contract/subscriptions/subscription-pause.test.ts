import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/context';
import type { ReadFiling } from '@/lib/processing/read/read-filing';
import { setClock } from '@/lib/subscriptions/clock';
import { deleteGroup } from '@/lib/subscriptions/groups/delete-group';
import { getGroup } from '@/lib/subscriptions/groups/read-groups';
import { setGroupStatus } from '@/lib/subscriptions/groups/set-group-status';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';
import { SKIPPED } from '@/lib/subscriptions/queue/held-items';
import { matchDocument } from '@/lib/subscriptions/queue/match-document';
import { listQueue } from '@/lib/subscriptions/queue/read-queue';
import { retryItem } from '@/lib/subscriptions/queue/retry-item';
import { listQueueQuery } from '@/lib/subscriptions/queue/schema';
import { getSubscription } from '@/lib/subscriptions/read-subscriptions';
import { setSubscriptionStatus } from '@/lib/subscriptions/set-subscription-status';
import { heldFilingsOr } from '@/lib/subscriptions/held-filings-before-activation';
import { updateSubscription } from '@/lib/subscriptions/update-subscription';
import { listReports } from '@/lib/reports/read/read-reports';
import { reportFilters } from '@/lib/reports/schema';
import { openJobsDatabase } from '@/tests/support/databases/jobs-database';
import {
  addCompany,
  addTemplate,
  arrive,
  groupOf,
  itemsOf,
  readTinyFiling,
  someTenant,
  subscribe,
  workQueue,
} from '@/tests/support/subscriptions-fixture';

const at = (instant: string) => setClock(() => new Date(instant));

describe('a pause, and the end of a group', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let read: ReadFiling;
  let ctx: Context;
  let companyId: string;
  let template: string;

  const statuses = async () => (await itemsOf(ctx.tenantId)).map((item) => item.status).sort();
  const pending = async () => (await listQueue(ctx, listQueueQuery.parse({ status: 'pending' }))).items;

  beforeAll(async () => {
    fixture = await openJobsDatabase();
    const reader = someTenant();
    read = await readTinyFiling(reader, await addCompany(reader));
  });
  afterEach(() => setClock());
  afterAll(() => fixture.close());

  async function newTenant(): Promise<void> {
    ctx = someTenant();
    companyId = await addCompany(ctx);
    template = await addTemplate(ctx);
  }

  it('holds filings that arrive during a pause until a user decides', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const watch = { template_id: template, monitored_document_types: ['8-K' as const] };
    const { id } = await subscribe(ctx, { ...watch, company_id: companyId });
    const group = await groupOf(ctx, { ...watch, company_ids: [companyId] });
    await setSubscriptionStatus(ctx, id, { status: 'paused' });
    await setGroupStatus(ctx, group.id, { status: 'paused' });
    const documentId = await arrive(companyId, '8-K', read);
    expect(await getSubscription(ctx, id)).toMatchObject({ held_documents: 1, last_triggered_at: null });
    expect((await pending()).map((item) => item.waiting_code)).toEqual([
      'arrived_while_paused',
      'arrived_while_paused',
    ]);

    // A screen that activates without a word is asked, and changes nothing.
    const active = { status: 'active' as const };
    const readGroup = () => getGroup(ctx, group.id);
    const asked = await heldFilingsOr(active, readGroup, () => setGroupStatus(ctx, group.id, active));
    expect(asked).toEqual({ name: group.name, held: 1 });
    expect(await getGroup(ctx, group.id)).toMatchObject({ status: 'paused' });

    // Activated without a word, nothing is begun and nothing is lost, whatever wakes the queue.
    expect(await setSubscriptionStatus(ctx, id, { status: 'active' })).toMatchObject({ held_documents: 1 });
    await updateSubscription(ctx, id, { max_reports_per_month: 40 });
    await matchDocument(documentId);
    expect(await workQueue(ctx.tenantId)).toBe(0);

    expect(await setSubscriptionStatus(ctx, id, { status: 'active', missed: 'process' })).toMatchObject({
      held_documents: 0,
    });
    expect(await workQueue(ctx.tenantId)).toBe(1);
    expect(await setGroupStatus(ctx, group.id, { status: 'active', missed: 'skip' })).toMatchObject({
      held_documents: 0,
    });
    expect(await workQueue(ctx.tenantId)).toBe(0);
    const dropped = (await listQueue(ctx, listQueueQuery.parse({ status: 'cancelled' }))).items;
    expect(dropped).toMatchObject([{ group_id: group.id, failure_reason: SKIPPED }]);
    expect(await statuses()).toEqual(['cancelled', 'completed']);
  });

  it('still waits for the other annual documents of a held filing that is taken in', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['DEF 14A', '10-K'],
    });
    await setSubscriptionStatus(ctx, id, { status: 'paused' });
    await arrive(companyId, 'DEF 14A', read);
    await setSubscriptionStatus(ctx, id, { status: 'active', missed: 'process' });
    expect(await workQueue(ctx.tenantId)).toBe(0);
    expect((await pending()).map((item) => item.waiting_code)).toEqual(['missing_documents']);
  });

  it('starts a held filing that a user retries, and cancels it when the subscription is stopped', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['8-K'],
    });
    await setSubscriptionStatus(ctx, id, { status: 'paused' });
    await arrive(companyId, '8-K', read);
    await arrive(companyId, '8-K', read);
    await setSubscriptionStatus(ctx, id, { status: 'active' });
    const [item] = await itemsOf(ctx.tenantId);
    await retryItem(ctx, item?.id ?? '');
    expect(await workQueue(ctx.tenantId)).toBe(1);
    await setSubscriptionStatus(ctx, id, { status: 'stopped' });
    expect(await statuses()).toEqual(['cancelled', 'completed']);
  });

  it('removes waiting items of a deleted group, and keeps running and completed reports', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const group = await groupOf(ctx, {
      company_ids: [companyId],
      template_id: template,
      monitored_document_types: ['8-K'],
      per_company_daily_limit: 1,
    });
    await arrive(companyId, '8-K', read);
    await arrive(companyId, '8-K', read);
    expect(await drainQueue({ tenantId: ctx.tenantId })).toEqual({ started: 1 });
    expect(await statuses()).toEqual(['pending', 'running']);
    await deleteGroup(ctx, group.id);
    expect(await statuses()).toEqual([]);
    expect((await listReports(ctx, reportFilters.parse({}))).reports.map(({ status }) => status)).toEqual([
      'processing',
    ]);
  });
});
