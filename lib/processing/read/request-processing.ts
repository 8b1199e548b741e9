import type { z } from 'zod';
import { database, type Db } from '@/db/client';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireDocuments } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { requestJob, type RequestedKind } from '@/lib/jobs/rows/request-job';
import type { Job } from '@/lib/jobs/rows/schema';
import type { embedInput, processInput } from '../schema';

/** Queues processing of the given documents; with `force` also of Ready ones. */
export async function requestProcessing(ctx: Context, input: z.output<typeof processInput>): Promise<Job> {
  return database().transaction(async (tx) => {
    const documentIds = (await requireDocuments(ctx, input.document_ids, tx)).map((row) => row.id);
    const { force } = input;
    return requestAudited(tx, ctx, 'process-documents', { documentIds, force }, 'document.process', { force });
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
    return requestAudited(tx, ctx, 'embed-chunks', { documentIds, batchSize: input.batch_size }, 'document.embed');
  });
}

/** Queues a job over documents and records who asked for it. */
async function requestAudited(
  tx: Db,
  ctx: Context,
  kind: RequestedKind,
  payload: { documentIds: string[] } & Record<string, unknown>,
  action: string,
  details: Record<string, unknown> = {},
): Promise<Job> {
  const { documentIds } = payload;
  const progress = { total: documentIds.length, message: 'Waiting to start' };
  const job = await requestJob(tx, ctx, kind, payload, progress);
  const about = { document_ids: documentIds, ...details };
  await recordAudit(tx, ctx, { action, subjectType: 'job', subjectId: job.id, details: about });
  return job;
}
