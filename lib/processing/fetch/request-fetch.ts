import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requestJob } from '@/lib/jobs/rows/request-job';
import type { Job } from '@/lib/jobs/rows/schema';
import { fetchFilingsJob } from '../job-inputs';
import type { FetchInput } from '../schema';

const MOST_COMPANIES_OF_VISITOR = 5;

/** Queues fetching the given companies' filings from EDGAR. */
export async function requestFetch(ctx: Context, input: FetchInput): Promise<Job> {
  const companyIds = [...new Set(input.company_ids)];
  if (ctx.isDemo && companyIds.length > MOST_COMPANIES_OF_VISITOR)
    throw new AppError(
      'forbidden',
      `The demo workspace can fetch the filings of ${MOST_COMPANIES_OF_VISITOR} companies at a time. Sign up for an ` +
        'account of your own to fetch more.',
    );
  return database().transaction(async (tx) => {
    const held = await tx
      .select({ id: tenantCompanies.companyId })
      .from(tenantCompanies)
      .where(and(eq(tenantCompanies.tenantId, ctx.tenantId), inArray(tenantCompanies.companyId, companyIds)));
    if (held.length !== companyIds.length) throw new AppError('not_found', 'Company not found');
    const payload = {
      companyIds,
      yearsBack: input.years_back,
      documentTypes: input.document_types,
      process: input.process,
    };
    const job = await requestJob(tx, ctx, fetchFilingsJob, payload, { total: 0, message: 'Waiting to start' });
    await recordAudit(tx, ctx, { action: 'document.fetch', subjectType: 'job', subjectId: job.id, details: payload });
    return job;
  });
}
