import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notifications, reports, templates } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import type { ReadFiling } from '@/lib/processing/read/read-filing';
import { setClock } from '@/lib/subscriptions/clock';
import { setGroupStatus } from '@/lib/subscriptions/groups/set-group-status';
import { updateGroup } from '@/lib/subscriptions/groups/update-group';
import { groupUsageStats } from '@/lib/subscriptions/groups/usage-stats';
import { cancelItem } from '@/lib/subscriptions/queue/cancel-item';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';
import { matchDocument } from '@/lib/subscriptions/queue/match-document';
import { getQueueItem, listQueue, summarizeQueue } from '@/lib/subscriptions/queue/read-queue';
import { listQueueQuery } from '@/lib/subscriptions/queue/schema';
import { retryItem } from '@/lib/subscriptions/queue/retry-item';
import { finalizeQueueItem } from '@/lib/subscriptions/queue/finalize-queue-item';
import { getSubscription } from '@/lib/subscriptions/read-subscriptions';
import { missingDocuments } from '@/lib/subscriptions/documents/missing-documents';
import { setSubscriptionStatus } from '@/lib/subscriptions/set-subscription-status';
import { updateSubscription } from '@/lib/subscriptions/update-subscription';
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

describe('the report queue', () => {
  let fixture: Awaited<ReturnType<typeof openJobsDatabase>>;
  let read: ReadFiling;
  let ctx: Context;
  let companyId: string;
  let template: string;

  const statuses = async () => (await itemsOf(ctx.tenantId)).map((item) => item.status).sort();
  const pending = async () => (await listQueue(ctx, listQueueQuery.parse({ status: 'pending' }))).items;
  const newsOf = async () =>
    (await database().select().from(notifications).where(eq(notifications.tenantId, ctx.tenantId)))
      .map(({ kind }) => kind)
      .sort();

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

  it('generates one report per document, named from the template, and notifies the subscriber once', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      report_name_template: '{company_ticker} {fiscal_year} {trigger_doc_type} {date}',
      notification_config: { share_with_org: true },
    });
    const documentId = await arrive(companyId, 'DEF 14A', read);
    await matchDocument(documentId);
    expect(await workQueue(ctx.tenantId)).toBe(1);
    await matchDocument(documentId);
    expect(await workQueue(ctx.tenantId)).toBe(0);
    const [report, ...more] = await database().select().from(reports).where(eq(reports.tenantId, ctx.tenantId));
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      status: 'completed',
      visibility: 'organization',
      subscriptionId: id,
      documentIds: [documentId],
      queriesAnswered: 1,
    });
    expect(report?.title).toMatch(/^S\w+ 2025 DEF 14A 2026-04-02$/);
    expect(await newsOf()).toEqual(['report_completed']);
    expect(await getSubscription(ctx, id)).toMatchObject({
      reports_this_month: 1,
      total_runs: 1,
      last_triggered_at: '2026-04-02T10:00:00.000Z',
      documents_seen: { 'DEF 14A': [documentId] },
    });
    expect(await summarizeQueue(ctx)).toMatchObject({ total_items: 1, completed: 1, average_wait_seconds: 0 });
  });

  it('delays reports over the month’s limit until the next month, over the leap day too', async () => {
    await newTenant();
    at('2028-02-28T23:59:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['8-K'],
      max_reports_per_month: 2,
    });
    for (let each = 0; each < 5; each += 1) await arrive(companyId, '8-K', read);
    expect(await workQueue(ctx.tenantId)).toBe(2);
    expect((await pending()).map((item) => item.waiting_reason)).toEqual(
      Array.from({ length: 3 }, () => 'Monthly report limit reached; starts after 2028-03-01 00:00 UTC.'),
    );
    at('2028-02-29T23:59:59.999Z');
    expect(await workQueue(ctx.tenantId)).toBe(0);
    at('2028-03-01T00:00:00Z');
    expect(await workQueue(ctx.tenantId)).toBe(2);
    expect((await getSubscription(ctx, id)).reports_this_month).toBe(2);
    await updateSubscription(ctx, id, { max_reports_per_month: 3 });
    expect(await workQueue(ctx.tenantId)).toBe(1);
    expect(await newsOf()).toEqual([
      ...Array.from({ length: 2 }, () => 'limit_reached'),
      ...Array.from({ length: 5 }, () => 'report_completed'),
    ]);
  });

  it('limits each company of a group by day and by month; an override takes the place of the day’s', async () => {
    await newTenant();
    const other = await addCompany(ctx);
    at('2026-10-25T00:30:00Z');
    const group = await groupOf(ctx, {
      company_ids: [companyId, other],
      template_id: template,
      monitored_document_types: ['8-K'],
      per_company_daily_limit: 1,
      max_reports_per_month: 3,
      rate_limit_overrides: { [other]: 2 },
    });
    for (const company of [companyId, other])
      for (let each = 0; each < 4; each += 1) await arrive(company, '8-K', read);
    expect(await workQueue(ctx.tenantId)).toBe(3);
    expect(
      (await pending()).every(
        (item) => item.waiting_code === 'daily_limit' && item.scheduled_for === '2026-10-26T00:00:00.000Z',
      ),
    ).toBe(true);
    at('2026-10-25T23:59:59Z');
    expect(await workQueue(ctx.tenantId)).toBe(0);
    at('2026-10-26T00:00:00Z');
    expect(await workQueue(ctx.tenantId)).toBe(2);
    expect((await pending()).find((item) => item.company_id === other)).toMatchObject({
      waiting_code: 'monthly_limit',
      scheduled_for: '2026-11-01T00:00:00.000Z',
    });
    await updateGroup(ctx, group.id, { rate_limit_overrides: { [companyId]: 5 } });
    expect(await workQueue(ctx.tenantId)).toBe(1);
    at('2026-11-01T00:00:00Z');
    expect(await workQueue(ctx.tenantId)).toBe(2);
    const stats = await groupUsageStats(ctx, group.id, 8);
    expect(stats).toMatchObject({ reports_generated: 8, used_this_month: 2, by_status: { completed: 8 } });
    expect(stats.by_day.filter((day) => day.reports > 0)).toEqual([
      { date: '2026-10-25', reports: 3 },
      { date: '2026-10-26', reports: 3 },
      { date: '2026-11-01', reports: 2 },
    ]);
  });

  it('waits a week for the other annual documents, and begins the moment they are there', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['10-K', 'DEF 14A', 'DEF 14A/A', '20-F', '8-K'],
    });
    const proxy = await arrive(companyId, 'DEF 14A', read);
    const current = await arrive(companyId, '8-K', read);
    expect(await workQueue(ctx.tenantId)).toBe(1);
    expect(await pending()).toMatchObject([
      {
        document_id: proxy,
        waiting_code: 'missing_documents',
        waiting_reason: 'Waiting for 10-K, 20-F; starts without them by 2026-04-09 10:00 UTC.',
        missing_document_types: ['10-K', '20-F'],
      },
    ]);
    expect(await missingDocuments(ctx, id)).toEqual({ missing_document_types: ['10-K', '20-F'], fiscal_year: 2025 });
    const annual = await arrive(companyId, '10-K', read);
    expect(await workQueue(ctx.tenantId)).toBe(2);
    const made = await database()
      .select({ documentIds: reports.documentIds })
      .from(reports)
      .where(eq(reports.tenantId, ctx.tenantId))
      .orderBy(reports.createdAt);
    expect(made.map((report) => report.documentIds[0]).sort()).toEqual([proxy, current, annual].sort());
    expect(made.at(-1)?.documentIds).toHaveLength(3);
    // Amendments come after the fact and wait for nothing.
    await arrive(companyId, 'DEFA14A', read);
    expect(await workQueue(ctx.tenantId)).toBe(1);
  });

  it('waits for a limited time, and not at all on request', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['10-K', 'DEF 14A'],
    });
    const other = await addCompany(ctx);
    await subscribe(ctx, { company_id: other, template_id: template, monitored_document_types: ['10-K', 'DEF 14A'] });
    await arrive(companyId, 'DEF 14A', read);
    await arrive(other, 'DEF 14A', read);
    const told = (await pending()).find((item) => item.company_id === other);
    await retryItem(ctx, told?.id ?? '');
    expect(await workQueue(ctx.tenantId)).toBe(1);
    at('2026-04-09T09:59:00Z');
    expect(await workQueue(ctx.tenantId)).toBe(0);
    at('2026-04-09T10:00:00Z');
    expect(await workQueue(ctx.tenantId)).toBe(1);
  });

  it('takes filings of the watched year, and of the season it was made for', async () => {
    await newTenant();
    at('2026-03-01T10:00:00Z');
    await subscribe(ctx, { company_id: companyId, template_id: template, fiscal_year: 2026 });
    await arrive(companyId, 'DEF 14A', read, { fiscalYear: 2024, filingDate: '2025-04-01' });
    await arrive(companyId, 'DEF 14A', read, { fiscalYear: 2025, filingDate: '2026-01-05' });
    await arrive(companyId, '10-K', read, { fiscalYear: 2026, filingDate: '2026-04-01' });
    expect(await itemsOf(ctx.tenantId)).toEqual([]);
    await arrive(companyId, 'DEF 14A', read, { fiscalYear: 2025, filingDate: '2026-04-01' });
    await arrive(companyId, 'DEF 14A', read, { fiscalYear: 2026, filingDate: '2027-04-01' });
    expect(await itemsOf(ctx.tenantId)).toHaveLength(2);
  });

  it('puts first what is voted on soon, then proxies, annual reports and the rest', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    await groupOf(ctx, {
      company_ids: [companyId],
      template_id: template,
      monitored_document_types: ['8-K', '10-K', 'DEF 14A'],
      per_company_daily_limit: 1,
    });
    for (const [form, meetingDate] of [
      ['8-K', null],
      ['10-K', null],
      ['DEF 14A', '2026-06-30'],
      ['DEF 14A', '2026-04-20'],
    ] as const)
      await arrive(companyId, form, read, { meetingDate });
    const order: string[] = [];
    for (let day = 2; day < 6; day += 1) {
      at(`2026-04-0${day}T11:00:00Z`);
      await workQueue(ctx.tenantId);
      order.push(
        ...(await itemsOf(ctx.tenantId))
          .filter((item) => item.status === 'completed')
          .map((item) => `${item.triggerDocType} ${item.priority}`)
          .filter((label) => !order.includes(label)),
      );
    }
    expect(order).toEqual(['DEF 14A 1', 'DEF 14A 2', '10-K 3', '8-K 4']);
  });

  it('obeys pause and stop at any time, and continues when activated', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['8-K'],
    });
    const group = await groupOf(ctx, {
      company_ids: [companyId],
      template_id: template,
      monitored_document_types: ['8-K'],
    });
    await arrive(companyId, '8-K', read);
    await setSubscriptionStatus(ctx, id, { status: 'paused' });
    await setGroupStatus(ctx, group.id, { status: 'paused' });
    expect(await workQueue(ctx.tenantId)).toBe(0);
    expect((await pending()).map((item) => item.waiting_code)).toEqual(['paused', 'paused']);
    await setGroupStatus(ctx, group.id, { status: 'active' });
    expect(await workQueue(ctx.tenantId)).toBe(1);
    await setSubscriptionStatus(ctx, id, { status: 'stopped' });
    await setSubscriptionStatus(ctx, id, { status: 'active' });
    expect(await workQueue(ctx.tenantId)).toBe(0);
    expect(await statuses()).toEqual(['cancelled', 'completed']);
  });

  it('tries a failed report again after pauses, gives it up, and counts it against no limit', async () => {
    await newTenant();
    at('2026-04-02T10:00:00Z');
    const { id } = await subscribe(ctx, { company_id: companyId, template_id: template, max_reports_per_month: 1 });
    await arrive(companyId, 'DEF 14A', read);
    for (const instant of ['2026-04-02T10:00:00Z', '2026-04-02T10:15:00Z', '2026-04-02T11:15:00Z']) {
      at(instant);
      await failOnce();
    }
    expect(await itemsOf(ctx.tenantId)).toMatchObject([
      { status: 'failed', attempts: 3, failureReason: 'The model is away.' },
    ]);
    expect((await getSubscription(ctx, id)).reports_this_month).toBe(0);
    expect(await newsOf()).toEqual(['report_failed']);
    const [item] = await itemsOf(ctx.tenantId);
    await retryItem(ctx, item?.id ?? '');
    expect(await workQueue(ctx.tenantId)).toBe(1);
    expect(
      await database().select({ id: reports.id }).from(reports).where(eq(reports.tenantId, ctx.tenantId)),
    ).toHaveLength(1);
  });

  async function failOnce(): Promise<void> {
    expect(await drainQueue({ tenantId: ctx.tenantId })).toEqual({ started: 1 });
    const [failed] = await database()
      .update(reports)
      .set({ status: 'failed', failureReason: 'The model is away.' })
      .where(eq(reports.tenantId, ctx.tenantId))
      .returning({ id: reports.id });
    await finalizeQueueItem(failed?.id ?? '');
  }

  it('fails at once, with the reason, when the template is gone', async () => {
    await newTenant();
    await subscribe(ctx, { company_id: companyId, template_id: template });
    await arrive(companyId, 'DEF 14A', read);
    await database().delete(templates).where(eq(templates.id, template));
    expect(await workQueue(ctx.tenantId)).toBe(0);
    expect(await itemsOf(ctx.tenantId)).toMatchObject([
      {
        status: 'failed',
        failureReason: expect.stringMatching(
          /^The report template of this subscription was deleted .* choose another template first\.$/,
        ),
        countedMonth: null,
      },
    ]);
  });

  it('cancels what waits and what runs, and frees what was counted', async () => {
    await newTenant();
    const { id } = await subscribe(ctx, {
      company_id: companyId,
      template_id: template,
      monitored_document_types: ['8-K'],
    });
    await arrive(companyId, '8-K', read);
    await arrive(companyId, '8-K', read);
    const [first, second] = await itemsOf(ctx.tenantId);
    expect(await cancelItem(ctx, first?.id ?? '')).toMatchObject({ status: 'cancelled', report_id: null });
    await drainQueue({ tenantId: ctx.tenantId });
    expect((await getSubscription(ctx, id)).reports_this_month).toBe(1);
    expect(await getQueueItem(ctx, second?.id ?? '')).toMatchObject({
      status: 'running',
      progress: { done: 0, total: 1 },
      cancelled_by_name: null,
    });
    expect(await cancelItem(ctx, second?.id ?? '')).toMatchObject({
      status: 'cancelled',
      progress: null,
      cancelled_by_name: 'a colleague',
    });
    expect((await getSubscription(ctx, id)).reports_this_month).toBe(0);
    await expect(cancelItem(ctx, second?.id ?? '')).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancelItem(someTenant(), second?.id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows one tenant’s filings to no other', async () => {
    await newTenant();
    const stranger = someTenant();
    await addCompany(stranger);
    await subscribe(ctx, { company_id: companyId, template_id: template });
    await arrive(companyId, 'DEF 14A', read, { tenantId: stranger.tenantId, source: 'upload' });
    expect(await itemsOf(ctx.tenantId)).toEqual([]);
  });
});
