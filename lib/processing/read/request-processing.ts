import type { z } from 'zod';
import { database } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { requestJob } from '../jobs/request-job';
import type { embedInput, Job, processInput } from '../jobs/schema';

/** Queues processing of the given documents; with `force` also of Ready ones. */
export async function requestProcessing(ctx: Context, input: z.output<typeof processInput>): Promise<Job> {
  return database().transaction(async (tx) => {
    const rows = await requireDocuments(ctx, input.document_ids, tx);
    const documentIds = rows.map((row) => row.id);
    const job = await requestJob(
      tx,
      ctx,
      'process-documents',
      { documentIds, force: input.force },
      { total: documentIds.length, message: 'Waiting to start' },
    );
    await recordAudit(tx, ctx, {
      action: 'document.process',
      subjectType: 'job',
      subjectId: job.id,
      details: { document_ids: documentIds, force: input.force },
    });
    return job;
  });
}

/** Queues new embeddings for the chunks of Ready documents. */
export async function requestEmbedding(ctx: Context, input: z.output<typeof embedInput>): Promise<Job> {
  return database().transaction(async (tx) => {
    const rows = await requireDocuments(ctx, input.document_ids, tx);
    const unready = rows.find((row) => row.processingStatus !== 'processed');
    if (unready)
      throw new AppError(
        'conflict',
        `${unready.formType} ${unready.fiscalYear ?? ''} is not processed yet, so it has no chunks to embed.`.replace(
          '  ',
          ' ',
        ),
      );
    const documentIds = rows.map((row) => row.id);
    const job = await requestJob(
      tx,
      ctx,
      'embed-chunks',
      { documentIds, batchSize: input.batch_size },
      { total: documentIds.length, message: 'Waiting to start' },
    );
    await recordAudit(tx, ctx, {
      action: 'document.embed',
      subjectType: 'job',
      subjectId: job.id,
      details: { document_ids: documentIds },
    });
    return job;
  });
}
