import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Removes the company from the tenant's list; the catalogue and the filings stay. Throws `not_found` when it is not on
 * the list.
 */
export async function deleteCompany(ctx: Context, companyId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const removed = await tx
      .delete(tenantCompanies)
      .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), eq(tenantCompanies.companyId, companyId)))
      .returning({ name: tenantCompanies.name });
    if (removed.length === 0) throw new AppError('not_found', 'Company not found');
    await recordAudit(tx, ctx, {
      action: 'company.delete',
      subjectType: 'company',
      subjectId: companyId,
      details: { name: removed[0]?.name },
    });
  });
}
