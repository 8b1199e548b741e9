import type { z } from 'zod';
import { database, type Db } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import type { TrackedContract } from '@/lib/jobs/contracts';
import { requestJob } from '@/lib/jobs/rows/request-job';
import type { Job } from '@/lib/jobs/rows/schema';
import { embedChunksJob, processDocumentsJob } from '../job-inputs';
import type { embedInput, processInput } from '../schema';

/** Queues processing of the given documents; with `force` also of Ready ones. */
export async function requestProcessing(ctx: Context, input: z.output<typeof processInput>): Promise<Job> {
  return database().transaction(async (tx) => {
    const documentIds = (await requireDocuments(ctx, input.document_ids, tx)).map((row) => row.id);
    const { force } = input;
    return requestAudited(tx, ctx, processDocumentsJob, { documentIds, force }, 'document.process', { force });
  });
}

/** Queues new embeddings for the chunks of Ready documents. */
export async function requestEmbedding(ctx: Context, input: z.output<typeof embedInput>): Promise<Job> {
  return database().transaction(async (tx) => {
    const rows = await requireDocuments(ctx, input.document_ids, tx);
    const unready = rows.find((row) => row.processingStatus !== 'processed');
    if (unready) {
      const name = [unready.formType, unready.fiscalYear].filter(Boolean).join(' ');
      throw new AppError('conflict', `${name} is not processed yet, so it has no chunks to embed.`);
    }
    const documentIds = rows.map((row) => row.id);
    return requestAudited(tx, ctx, embedChunksJob, { documentIds, batchSize: input.batch_size }, 'document.embed');
  });
}

/** Queues a job over documents and records who asked for it. */
async function requestAudited<Input extends z.ZodType<unknown, { documentIds: string[] }>>(
  tx: Db,
  ctx: Context,
  contract: TrackedContract<Input>,
  input: z.input<Input>,
  action: string,
  details: Record<string, unknown> = {},
): Promise<Job> {
  const { documentIds } = input;
  const progress = { total: documentIds.length, message: 'Waiting to start' };
  const job = await requestJob(tx, ctx, contract, input, progress);
  const about = { document_ids: documentIds, ...details };
  await recordAudit(tx, ctx, { action, subjectType: 'job', subjectId: job.id, details: about });
  return job;
}
