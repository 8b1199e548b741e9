import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/db/client';
import { jobs } from '@/db/schema';
import { embeddingDetails } from '@/lib/audit/embedding-details';
import type { HashedDocument } from '@/lib/audit/model-call';
import { recordAudit } from '@/lib/audit/record';

/** Records that a model embedded a document, for the tenant of the job. */
export async function recordEmbedding(
  tx: Db,
  jobId: string,
  document: HashedDocument,
  texts: number,
  tokens: number,
): Promise<void> {
  // Work without a job, such as a benchmark, belongs to no tenant.
  if (!z.uuid().safeParse(jobId).success) return;
  const [job] = await tx
    .select({ tenantId: jobs.tenantId, userId: jobs.createdBy })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (job)
    await recordAudit(tx, job, {
      action: 'document.embedded',
      subjectType: 'document',
      subjectId: document.id,
      details: embeddingDetails([document], texts, tokens),
    });
}
