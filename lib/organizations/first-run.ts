import { and, count, desc, eq, isNull, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, queries, tenantCompanies, tenantSettings } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import type { FirstRun } from './schema';

/** How far a new organization has come: companies, a filing that is Ready, the first question. */
export async function readFirstRun(ctx: Context): Promise<FirstRun> {
  const db = database();
  const [settings] = await db
    .select({ endedAt: tenantSettings.firstRunEndedAt })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId));
  const [held] = await db
    .select({ value: count() })
    .from(tenantCompanies)
    .where(eq(tenantCompanies.tenantId, ctx.tenantId));
  const [asked] = await db.select({ id: queries.id }).from(queries).where(eq(queries.tenantId, ctx.tenantId)).limit(1);
  const [ready] = await db
    .select({ id: documents.id, companyId: documents.companyId })
    .from(documents)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, documents.companyId), eq(tenantCompanies.tenantId, ctx.tenantId)),
    )
    .where(
      and(
        eq(documents.processingStatus, 'processed'),
        or(isNull(documents.tenantId), eq(documents.tenantId, ctx.tenantId)),
      ),
    )
    .orderBy(desc(documents.processedAt))
    .limit(1);
  return {
    is_over: Boolean(settings?.endedAt) || asked !== undefined || ctx.isDemo === true,
    companies: held?.value ?? 0,
    ready: ready ? { document_id: ready.id, company_id: ready.companyId } : null,
    has_asked: asked !== undefined,
    has_demo: env().isDemoOn && env().authProvider === 'embedded',
  };
}

/** Hides the steps for everybody in the organization, for good. */
export async function endFirstRun(ctx: Context): Promise<FirstRun> {
  await database().transaction(async (tx) => {
    const values = { firstRunEndedAt: new Date(), updatedBy: ctx.userId, updatedAt: new Date() };
    await tx
      .insert(tenantSettings)
      .values({ tenantId: ctx.tenantId, ...values })
      .onConflictDoUpdate({ target: tenantSettings.tenantId, set: values });
    await recordAudit(tx, ctx, {
      action: 'organization.first_run_end',
      subjectType: 'organization',
      subjectId: ctx.tenantId,
    });
  });
  return readFirstRun(ctx);
}
