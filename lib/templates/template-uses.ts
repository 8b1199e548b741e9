import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { subscriptionGroups, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';

/** A subscription or a group that generates reports from a template. */
export type TemplateUse = { kind: 'subscription' | 'group'; id: string; name: string };

/** A colleague's personal subscription counts, but its name is the colleague's own. */
const PERSONAL = "a colleague's personal subscription";

/** What would stop working without the template. */
export async function templateUses(db: Db, ctx: Pick<Context, 'tenantId' | 'userId'>, templateId: string): Promise<TemplateUse[]> {
  const single = await db
    .select({ id: subscriptions.id, name: subscriptions.name, isShared: subscriptions.isShared, createdBy: subscriptions.createdBy })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenantId), eq(subscriptions.templateId, templateId)));
  const groups = await db
    .select({ id: subscriptionGroups.id, name: subscriptionGroups.name })
    .from(subscriptionGroups)
    .where(and(eq(subscriptionGroups.tenantId, ctx.tenantId), eq(subscriptionGroups.templateId, templateId)));
  return [
    ...single.map(({ id, name, isShared, createdBy }) => ({ kind: 'subscription' as const, id, name: isShared || createdBy === ctx.userId ? name : PERSONAL })),
    ...groups.map(({ id, name }) => ({ kind: 'group' as const, id, name })),
  ];
}

export async function pauseTemplateUses(db: Db, ctx: Pick<Context, 'tenantId'>, uses: readonly TemplateUse[]): Promise<void> {
  const idsOf = (kind: TemplateUse['kind']) => uses.filter((use) => use.kind === kind).map((use) => use.id);
  await db.update(subscriptions).set({ status: 'paused' }).where(and(eq(subscriptions.tenantId, ctx.tenantId), eq(subscriptions.status, 'active'), inArray(subscriptions.id, idsOf('subscription'))));
  await db.update(subscriptionGroups).set({ status: 'paused' }).where(and(eq(subscriptionGroups.tenantId, ctx.tenantId), inArray(subscriptionGroups.id, idsOf('group'))));
}
