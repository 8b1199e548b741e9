import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { templateFlags } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { StoredFlags } from './merge-flags.rules';

const NO_FLAGS: StoredFlags & { updatedAt: Date | null } = {
  flagConfiguration: '',
  linesFromQueries: [],
  updatedAt: null,
};

/** The stored flag configuration of a template; empty when there is none. */
export async function readStoredFlags(
  db: Db,
  ctx: Pick<Context, 'tenantId'>,
  templateId: string,
): Promise<typeof NO_FLAGS> {
  const [row] = await db
    .select({
      flagConfiguration: templateFlags.flagConfiguration,
      linesFromQueries: templateFlags.linesFromQueries,
      updatedAt: templateFlags.updatedAt,
    })
    .from(templateFlags)
    .where(and(eq(templateFlags.tenantId, ctx.tenantId), eq(templateFlags.templateId, templateId)));
  return row ?? NO_FLAGS;
}

/** Stores the flag configuration of a template in place of the previous one. */
export async function storeFlags(db: Db, ctx: Context, templateId: string, flags: StoredFlags): Promise<void> {
  const values = { ...flags, updatedBy: ctx.userId, updatedAt: new Date() };
  await db
    .insert(templateFlags)
    .values({ tenantId: ctx.tenantId, templateId, ...values })
    .onConflictDoUpdate({ target: [templateFlags.tenantId, templateFlags.templateId], set: values });
}

/** Deletes the stored flag configuration of a template; the template then has none. */
export async function removeFlags(db: Db, ctx: Pick<Context, 'tenantId'>, templateId: string): Promise<void> {
  await db
    .delete(templateFlags)
    .where(and(eq(templateFlags.tenantId, ctx.tenantId), eq(templateFlags.templateId, templateId)));
}
