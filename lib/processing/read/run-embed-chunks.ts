import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { chunks, documents } from '@/db/schema';
import { embeddingModelId } from '@/lib/ai/embed';
import { AppError } from '@/lib/errors';
import { embedChunks } from './read-filing';
import { recordEmbedding } from './record-embedding';
import type { JobRun } from './run-process-documents';

/**
 * Whether a shared filing already has vectors of the current encoder, so that computing them again would be useless.
 */
async function isSharedAndEmbedded(documentId: string): Promise<boolean> {
  const [found] = await database()
    .select({
      missing: sql<number>`(count(*) filter (where ${chunks.embeddingModel} is distinct from \
${embeddingModelId()}))::int`,
    })
    .from(documents)
    .innerJoin(chunks, eq(chunks.documentId, documents.id))
    .where(and(eq(documents.id, documentId), isNull(documents.tenantId)))
    .groupBy(documents.id);
  return found?.missing === 0;
}

/** Computes the vectors of documents' chunks again, one document at a time. */
export async function runEmbedChunks(
  payload: { documentIds: string[]; batchSize: number },
  run: JobRun,
): Promise<{ embedded_chunks: number }> {
  const total = payload.documentIds.length;
  let embeddedChunks = 0;
  for (const [index, documentId] of payload.documentIds.entries()) {
    run.signal.throwIfAborted();
    if (await isSharedAndEmbedded(documentId)) {
      await run.progress(index + 1, total, `${index + 1} of ${total} documents done`);
      continue;
    }
    const rows = await database()
      .select({ id: chunks.id, sectionTitle: chunks.sectionTitle, text: chunks.text })
      .from(chunks)
      .where(eq(chunks.documentId, documentId))
      .orderBy(asc(chunks.ordinal));
    let tokens = 0;
    const vectors = await embedChunks(
      rows,
      (step) => run.progress(index, total, `${index + 1} of ${total} documents, ${step}`),
      run.signal,
      { batchSize: payload.batchSize, onTokens: (used) => (tokens += used) },
    );
    if (!vectors)
      throw new AppError('unavailable', 'The embeddings could not be created. Searching by words still works.');
    await database().transaction(async (tx) => {
      for (const [at, row] of rows.entries())
        await tx
          .update(chunks)
          .set({ embedding: vectors[at] ?? null, embeddingModel: embeddingModelId() })
          .where(eq(chunks.id, row.id));
      const [document] = await tx
        .update(documents)
        .set({ revision: sql`${documents.revision} + 1` })
        .where(eq(documents.id, documentId))
        .returning({ id: documents.id, sha256: documents.sha256 });
      if (document && tokens > 0) await recordEmbedding(tx, run.jobId, document, rows.length, tokens);
    });
    embeddedChunks += rows.length;
    await run.progress(index + 1, total, `${index + 1} of ${total} documents done`);
  }
  return { embedded_chunks: embeddedChunks };
}
