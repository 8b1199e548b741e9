import { and, eq, inArray, isNull, notExists } from 'drizzle-orm';
import { database } from '@/db/client';
import {
  documents,
  reportQueue,
  subscriptionGroups,
  subscriptions,
  templates,
  tenantCompanies,
  votingPolicies,
} from '@/db/schema';
import type { Context } from '@/lib/context';
import { createSubscription } from '@/lib/subscriptions/create-subscription';
import { createGroup } from '@/lib/subscriptions/groups/create-group';
import { createGroupInput } from '@/lib/subscriptions/groups/schema';
import { updateGroup } from '@/lib/subscriptions/groups/update-group';
import { drainQueue } from '@/lib/subscriptions/queue/drain-queue';
import { matchDocument } from '@/lib/subscriptions/queue/match-document';
import { createSubscriptionInput, type SubscriptionStatus } from '@/lib/subscriptions/schema';
import { setSubscriptionStatus } from '@/lib/subscriptions/set-subscription-status';
import { createTemplate } from '@/lib/templates/create-template';
import { QUERY_LIBRARY } from '@/lib/templates/query-library';
import { createTemplateInput } from '@/lib/templates/schema';
import { updateTemplate } from '@/lib/templates/update-template';
import { DEMO_GROUP, DEMO_SUBSCRIPTIONS, RETIRED_QUERIES, RETIRED_TEMPLATE, type DemoSubscription } from './demo-texts';

const QUIET = { email: false, in_app: true };

/**
 * Creates the sample's group and subscriptions and matches its filings to them, so that the queue has reports that were
 * generated, one that cannot be generated, one that was cancelled and one that waits until its subscription is resumed.
 * Two subscriptions are left for `startDemoQueue`, because their waiting times end. Safe to repeat.
 */
export async function prepareDemoSubscriptions(ctx: Context, templateId: string, signal: AbortSignal): Promise<void> {
  const last = DEMO_SUBSCRIPTIONS.at(-1);
  if (!last || (await findSubscription(ctx, last.name))) return;
  const held = await companiesByTicker(ctx);
  if (!(await hasGroup(ctx)))
    await createGroup(
      ctx,
      createGroupInput.parse({
        ...DEMO_GROUP,
        template_id: templateId,
        company_ids: [...held.values()],
        notification_config: QUIET,
      }),
    );
  const retiredId = (await findTemplate(ctx, RETIRED_TEMPLATE.name)) ?? (await makeRetiredTemplate(ctx));
  const early = DEMO_SUBSCRIPTIONS.filter(({ isForVisitor }) => !isForVisitor);
  for (const each of early) await makeSubscription(ctx, each, held, each.isRetired ? retiredId : templateId);
  await updateTemplate(ctx, retiredId, { is_active: false });
  for (const each of early) if (each.status !== 'active') await setStatus(ctx, each.name, 'paused');
  for (const id of await filingsOf(ctx)) await matchDocument(id, { tenantId: ctx.tenantId, signal });
  for (const each of early) if (each.status === 'stopped') await setStatus(ctx, each.name, 'stopped');
  await drainQueue({ tenantId: ctx.tenantId, signal });
  for (const each of DEMO_SUBSCRIPTIONS) await makeSubscription(ctx, each, held, templateId);
}

/** Assigns the house policy to the group, so that ballots of its companies are created under it from now on. */
export async function assignDemoGroupPolicy(ctx: Context): Promise<void> {
  const [group] = await database()
    .select({ id: subscriptionGroups.id, policyId: subscriptionGroups.policyId })
    .from(subscriptionGroups)
    .where(eq(subscriptionGroups.tenantId, ctx.tenantId));
  const [policy] = await database()
    .select({ id: votingPolicies.id })
    .from(votingPolicies)
    .where(eq(votingPolicies.tenantId, ctx.tenantId));
  if (group && policy && group.policyId === null) await updateGroup(ctx, group.id, { policy_id: policy.id });
}

/**
 * Matches filings to a new visitor's subscriptions: one report is generated during the visit, another waits for the end
 * of the month, a third for a filing.
 */
export async function startDemoQueue(visitor: Pick<Context, 'tenantId'>): Promise<void> {
  for (const id of await unqueuedFilings(visitor)) await matchDocument(id, visitor);
}

const isAnnualFiling = and(
  isNull(documents.tenantId),
  eq(documents.processingStatus, 'processed'),
  inArray(documents.formType, ['DEF 14A', '10-K']),
);

/** Annual filings of the workspace's companies. */
async function filingsOf({ tenantId }: Pick<Context, 'tenantId'>): Promise<string[]> {
  const rows = await database()
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(tenantCompanies, eq(tenantCompanies.companyId, documents.companyId))
    .where(and(eq(tenantCompanies.tenantId, tenantId), isAnnualFiling));
  return rows.map(({ id }) => id);
}

/** Annual filings of the companies whose subscriptions have had none. */
async function unqueuedFilings({ tenantId }: Pick<Context, 'tenantId'>): Promise<string[]> {
  const hadSome = database()
    .select({ id: reportQueue.id })
    .from(reportQueue)
    .where(and(eq(reportQueue.tenantId, tenantId), eq(reportQueue.subscriptionId, subscriptions.id)));
  const rows = await database()
    .selectDistinct({ id: documents.id })
    .from(subscriptions)
    .innerJoin(documents, eq(documents.companyId, subscriptions.companyId))
    .where(and(eq(subscriptions.tenantId, tenantId), notExists(hadSome), isAnnualFiling));
  return rows.map(({ id }) => id);
}

async function makeSubscription(
  ctx: Context,
  { ticker, isRetired: _isRetired, isForVisitor: _isForVisitor, status: _status, ...form }: DemoSubscription,
  held: ReadonlyMap<string, string>,
  templateId: string,
): Promise<void> {
  const companyId = held.get(ticker);
  if (!companyId || (await findSubscription(ctx, form.name))) return;
  const input = createSubscriptionInput.parse({
    ...form,
    company_id: companyId,
    template_id: templateId,
    notification_config: { ...QUIET, share_with_org: true },
  });
  await createSubscription(ctx, input);
}

async function setStatus(ctx: Context, name: string, status: SubscriptionStatus): Promise<void> {
  const found = await findSubscription(ctx, name);
  if (found && found.status !== status && found.status !== 'stopped')
    await setSubscriptionStatus(ctx, found.id, { status });
}

async function findSubscription(ctx: Context, name: string) {
  const [found] = await database()
    .select({ id: subscriptions.id, status: subscriptions.status })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenantId), eq(subscriptions.name, name)));
  return found;
}

async function hasGroup(ctx: Context): Promise<boolean> {
  const found = await database()
    .select({ id: subscriptionGroups.id })
    .from(subscriptionGroups)
    .where(eq(subscriptionGroups.tenantId, ctx.tenantId));
  return found.length > 0;
}

async function companiesByTicker(ctx: Context): Promise<Map<string, string>> {
  const rows = await database()
    .select({ id: tenantCompanies.companyId, ticker: tenantCompanies.ticker })
    .from(tenantCompanies)
    .where(eq(tenantCompanies.tenantId, ctx.tenantId));
  return new Map(rows.map(({ id, ticker }) => [ticker, id]));
}

async function findTemplate(ctx: Context, name: string): Promise<string | undefined> {
  const [found] = await database()
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.tenantId, ctx.tenantId), eq(templates.name, name)));
  return found?.id;
}

async function makeRetiredTemplate(ctx: Context): Promise<string> {
  const queries = QUERY_LIBRARY.filter(({ id }) => RETIRED_QUERIES.includes(id)).map((query) => ({
    ...query,
    flags: [],
  }));
  const input = createTemplateInput.parse({ ...RETIRED_TEMPLATE, queries, visibility: 'organization' });
  return (await createTemplate(ctx, input)).id;
}
