import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getCompany } from './list-companies';
import type { Company, updateCompanyInput } from './schema';

/**
 * Changes the tenant's own values of a company; the catalogue's row is not changed. Throws `not_found` when it is not
 * on the list.
 */
export async function updateCompany(
  ctx: Context,
  companyId: string,
  input: z.output<typeof updateCompanyInput>,
): Promise<Company> {
  await database().transaction(async (tx) => {
    const changed = await tx
      .update(tenantCompanies)
      .set({ ticker: input.ticker, name: input.name, entityType: input.entity_type, isActive: input.is_active })
      .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), eq(tenantCompanies.companyId, companyId)))
      .returning({ companyId: tenantCompanies.companyId });
    if (changed.length === 0) throw new AppError('not_found', 'Company not found');
    await recordAudit(tx, ctx, {
      action: 'company.update',
      subjectType: 'company',
      subjectId: companyId,
      details: input,
    });
  });
  return getCompany(ctx, companyId);
}
