import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { subscriptionGroups, subscriptions } from '@/db/schema';
import type { Context } from '@/lib/context';

/** A subscription or a group that generates reports from a template. */
export type TemplateUse = {
  kind: 'subscription' | 'group';
  id: string;
  /** Null for a colleague's personal subscription, which is counted without its name. */
  name: string | null;
};

/** Subscriptions and groups that need the template. */
export async function templateUses(
  db: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  templateId: string,
): Promise<TemplateUse[]> {
  const single = await db
    .select({
      id: subscriptions.id,
      name: subscriptions.name,
      isShared: subscriptions.isShared,
      createdBy: subscriptions.createdBy,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, ctx.tenantId), eq(subscriptions.templateId, templateId)));
  const groups = await db
    .select({ id: subscriptionGroups.id, name: subscriptionGroups.name })
    .from(subscriptionGroups)
    .where(and(eq(subscriptionGroups.tenantId, ctx.tenantId), eq(subscriptionGroups.templateId, templateId)));
  return [
    ...single.map(({ id, name, isShared, createdBy }) => ({
      kind: 'subscription' as const,
      id,
      name: isShared || createdBy === ctx.userId ? name : null,
    })),
    ...groups.map(({ id, name }) => ({ kind: 'group' as const, id, name })),
  ];
}

/** The names in quotes, then the number without a name: "A", "B" and a colleague's personal subscription. */
export function namesOfUses(uses: readonly TemplateUse[]): string {
  const named = uses.flatMap(({ name }) => (name === null ? [] : `"${name}"`));
  const unnamed = uses.length - named.length;
  const personal =
    unnamed === 1 ? "a colleague's personal subscription" : `${unnamed} personal subscriptions of colleagues`;
  if (unnamed === 0) return named.join(', ');
  return named.length === 0 ? personal : `${named.join(', ')} and ${personal}`;
}

/** Pauses the given active subscriptions and groups. */
export async function pauseTemplateUses(
  db: Db,
  ctx: Pick<Context, 'tenantId'>,
  uses: readonly TemplateUse[],
): Promise<void> {
  const idsOf = (kind: TemplateUse['kind']) => uses.filter((use) => use.kind === kind).map((use) => use.id);
  await db
    .update(subscriptions)
    .set({ status: 'paused' })
    .where(
      and(
        eq(subscriptions.tenantId, ctx.tenantId),
        eq(subscriptions.status, 'active'),
        inArray(subscriptions.id, idsOf('subscription')),
      ),
    );
  await db
    .update(subscriptionGroups)
    .set({ status: 'paused' })
    .where(and(eq(subscriptionGroups.tenantId, ctx.tenantId), inArray(subscriptionGroups.id, idsOf('group'))));
}
