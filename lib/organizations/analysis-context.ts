import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { tenantSettings } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import type { AnalysisContext } from './schema';

/** The organization's saved instructions for answers and reports; empty when there are none. */
export async function readAnalysisContext(
  ctx: Pick<Context, 'tenantId'>,
  db: Db = database(),
): Promise<AnalysisContext> {
  const [row] = await db
    .select({ text: tenantSettings.analysisContext })
    .from(tenantSettings)
    .where(eq(tenantSettings.tenantId, ctx.tenantId));
  return { analysis_context: row?.text ?? '' };
}

export async function saveAnalysisContext(ctx: Context, input: AnalysisContext): Promise<AnalysisContext> {
  await database().transaction(async (tx) => {
    const values = { analysisContext: input.analysis_context, updatedBy: ctx.userId, updatedAt: new Date() };
    await tx
      .insert(tenantSettings)
      .values({ tenantId: ctx.tenantId, ...values })
      .onConflictDoUpdate({ target: tenantSettings.tenantId, set: values });
    await recordAudit(tx, ctx, {
      action: 'organization.analysis_context',
      subjectType: 'organization',
      subjectId: ctx.tenantId,
      details: { characters: input.analysis_context.length },
    });
  });
  return input;
}
