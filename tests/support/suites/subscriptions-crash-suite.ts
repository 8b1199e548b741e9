import { fork, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notifications, reportQueue, reports, reportUsage } from '@/db/schema/index';
import type { Context } from '@/lib/context';
import type { ReadFiling } from '@/lib/processing/read/read-filing';
import { setClock } from '@/lib/subscriptions/clock';
import type { openJobsDatabase } from '../databases/jobs-database';
import {
  addCompany,
  addFiling,
  addTemplate,
  finishProcessing,
  groupOf,
  readTinyFiling,
  someTenant,
  subscribe,
} from '../subscriptions-fixture';
import { testProcess } from '../processes/process-file';

const subscriptionsProcess = testProcess('subscriptions-worker');

const NOW = '2026-04-15T12:00:00Z';
const TENANTS = 4;
const COMPANIES_PER_TENANT = 25;
const GROUPS_PER_TENANT = 5;
const GROUP_COMPANIES = 2;
/** Filings of every company; the last two forms are not monitored. */
const FORMS = ['DEF 14A', '8-K', '8-K', '10-Q', 'S-8'];
const WORKERS = 2;
const FEEDERS = 4;
const KILLS = 3;
const WAIT = { timeout: 500_000, interval: 250 };

type Filing = { id: string; companyId: string; form: string };
/** The limit is one report per company, so one of two current reports must wait. */
type Expectation = { watchId: string; companyId: string; form: string; matched: number; made: number };

/** 500 documents for 200 subscriptions and 20 groups while workers are killed. */
export function describeCrashes(databaseName: string, open: typeof openJobsDatabase): void {
  let fixture: Awaited<ReturnType<typeof open>>;
  const workers = new Set<ChildProcess>();

  beforeAll(async () => {
    fixture = await open();
  }, 120_000);
  afterAll(async () => {
    setClock();
    for (const worker of workers) worker.kill('SIGKILL');
    await fixture.close();
  });

  function startWorker(): void {
    const worker = fork(subscriptionsProcess.file, {
      execArgv: subscriptionsProcess.execArgv,
      env: { ...process.env, DATABASE_URL: fixture.url, TEST_NOW: NOW, LOG_LEVEL: 'silent' },
    });
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
  }
  async function killOne(): Promise<void> {
    const victim = [...workers][randomInt(workers.size)];
    startWorker();
    if (!victim) return;
    const gone = once(victim, 'exit');
    victim.kill('SIGKILL');
    await gone;
  }
  const countCompleted = async () =>
    (await database().select({ value: count() }).from(reportQueue).where(eq(reportQueue.status, 'completed')))[0]
      ?.value ?? 0;

  it(
    `makes exactly the expected reports on ${databaseName}, none twice and none over a limit, while workers are killed`,
    { timeout: 600_000 },
    async () => {
      setClock(() => new Date(NOW));
      const { filings, expected, read } = await buildSubscriptions();
      const wanted = expected.reduce((sum, each) => sum + each.made, 0);
      const killPoints = Array.from({ length: KILLS }, () => randomInt(Math.ceil(wanted * 0.9))).sort((a, b) => a - b);
      for (let each = 0; each < WORKERS; each += 1) startWorker();

      const feeding = feed(filings, read);
      for (const point of killPoints) {
        await expect.poll(countCompleted, WAIT).toBeGreaterThanOrEqual(point);
        await killOne();
      }
      await feeding;
      await expect
        .poll(async () => settledItems(), WAIT)
        .toEqual({ completed: wanted, pending: expected.reduce((sum, each) => sum + each.matched - each.made, 0) });
      await check(filings, expected);
    },
  );
}

async function buildSubscriptions() {
  const tenants = await Promise.all(Array.from({ length: TENANTS }, buildTenant));
  const [first] = tenants;
  if (!first) throw new Error('There is no tenant.');
  const read = await readTinyFiling(first.ctx, first.filings[0]?.companyId ?? '');
  return {
    expected: tenants.flatMap((tenant) => tenant.expected),
    filings: tenants.flatMap((tenant) => tenant.filings),
    read,
  };
}

async function buildTenant() {
  const expected: Expectation[] = [];
  const filings: Filing[] = [];
  const ctx = someTenant();
  const template = await addTemplate(ctx);
  const companies: string[] = [];
  for (let each = 0; each < COMPANIES_PER_TENANT; each += 1) companies.push(await addCompany(ctx));
  for (const [index, companyId] of companies.entries())
    expected.push(...(await subscribeTwice(ctx, companyId, template, index)));
  for (let each = 0; each < GROUPS_PER_TENANT; each += 1)
    expected.push(
      ...(await addGroup(ctx, companies.slice(each * GROUP_COMPANIES, (each + 1) * GROUP_COMPANIES), template)),
    );
  for (const companyId of companies)
    for (const form of FORMS) filings.push({ id: await addFiling(companyId, form), companyId, form });
  return { ctx, expected, filings };
}

/**
 * Every third company's proxy statements and every second one's current reports; the other subscriptions monitor forms
 * that never arrive.
 */
async function subscribeTwice(
  ctx: Context,
  companyId: string,
  template: string,
  index: number,
): Promise<Expectation[]> {
  const quiet = { notification_config: { email: false } };
  const [hasProxies, hasCurrent] = [index % 3 === 0, index % 2 === 0];
  const proxies = await subscribe(ctx, {
    company_id: companyId,
    template_id: template,
    monitored_document_types: [hasProxies ? 'DEF 14A' : 'DEFM14A'],
    ...quiet,
  });
  const current = await subscribe(ctx, {
    company_id: companyId,
    template_id: template,
    monitored_document_types: [hasCurrent ? '8-K' : '8-K/A'],
    max_reports_per_month: 1,
    ...quiet,
  });
  return [
    { watchId: proxies.id, companyId, form: 'DEF 14A', matched: hasProxies ? 1 : 0, made: hasProxies ? 1 : 0 },
    { watchId: current.id, companyId, form: '8-K', matched: hasCurrent ? 2 : 0, made: hasCurrent ? 1 : 0 },
  ];
}

async function addGroup(ctx: Context, companyIds: string[], template: string): Promise<Expectation[]> {
  const group = await groupOf(ctx, {
    company_ids: companyIds,
    template_id: template,
    monitored_document_types: ['8-K'],
    per_company_daily_limit: 1,
    notification_config: { email: false },
  });
  return companyIds.map((companyId) => ({ watchId: group.id, companyId, form: '8-K', matched: 2, made: 1 }));
}

/**
 * Every filing once, and one in five a second time, like a forced run or repeated fetch; several in parallel, like
 * workers.
 */
async function feed(filings: readonly Filing[], read: ReadFiling): Promise<void> {
  const left = [...filings];
  const feedOneByOne = async () => {
    for (let filing = left.shift(); filing; filing = left.shift()) {
      await finishProcessing(filing.id, read);
      if (randomInt(5) === 0) await finishProcessing(filing.id, read);
    }
  };
  await Promise.all(Array.from({ length: FEEDERS }, feedOneByOne));
}

async function settledItems(): Promise<Record<string, number>> {
  const rows = await database()
    .select({ status: reportQueue.status, value: count() })
    .from(reportQueue)
    .groupBy(reportQueue.status);
  return Object.fromEntries(rows.map(({ status, value }) => [status, value]));
}

async function check(filings: readonly Filing[], expected: readonly Expectation[]): Promise<void> {
  const formOf = new Map(filings.map((filing) => [filing.id, filing.form]));
  const items = await database().select().from(reportQueue);
  const made = await database()
    .select()
    .from(reports)
    .where(inArray(reports.status, ['processing', 'failed', 'completed']));
  const completed = items.filter((item) => item.status === 'completed');

  // Every report belongs to one completed item and includes its triggering document.
  expect(made.map((report) => report.status)).toEqual(made.map(() => 'completed'));
  expect(made.map((report) => report.id).sort()).toEqual(completed.map((item) => item.reportId).sort());
  const askedBy = new Map(completed.map((item) => [item.reportId, item.documentId]));
  expect(made.every((report) => report.documentIds[0] === askedBy.get(report.id))).toBe(true);

  for (const each of expected) {
    const own = items.filter(
      (item) => (item.subscriptionId ?? item.groupId) === each.watchId && item.companyId === each.companyId,
    );
    expect(own.every((item) => formOf.get(item.documentId) === each.form)).toBe(true);
    expect({ matched: own.length, made: own.filter((item) => item.status === 'completed').length }).toEqual({
      matched: each.matched,
      made: each.made,
    });
  }
  expect(items).toHaveLength(expected.reduce((sum, each) => sum + each.matched, 0));

  const usage = await database().select().from(reportUsage);
  expect(Math.max(...usage.map((row) => row.used))).toBe(1);
  const told = await database()
    .select({ reportId: notifications.reportId })
    .from(notifications)
    .where(eq(notifications.kind, 'report_completed'));
  expect(told.map((row) => row.reportId).sort()).toEqual(made.map((report) => report.id).sort());
}
