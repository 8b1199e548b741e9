import { AppError, detailOf } from '@/lib/errors';
import { processDocument } from './process-document';

export type JobRun = {
  jobId: string;
  /** Tenant for fair scheduling. */
  tenantId?: string;
  signal: AbortSignal;
  /** Stores the progress (done of total) and a sentence for the users who watch. */
  progress: (done: number, total: number, message: string) => Promise<void>;
};

export type ProcessResult = {
  processed: number;
  already_there: number;
  failed: { document_id: string; message: string }[];
};

/** Processes the documents of a 'process-documents' job; one that fails does not stop the others. */
export async function runProcessDocuments(
  payload: { documentIds: string[]; force: boolean },
  run: JobRun,
): Promise<ProcessResult> {
  const result: ProcessResult = { processed: 0, already_there: 0, failed: [] };
  const total = payload.documentIds.length;
  for (const [index, documentId] of payload.documentIds.entries()) {
    run.signal.throwIfAborted();
    const place = total > 1 ? `${index + 1} of ${total} documents, ` : '';
    const report = (step: string) => run.progress(index, total, `${place}${step}`);
    try {
      const outcome = await processDocument(documentId, {
        claimant: run.jobId,
        isForced: payload.force,
        tenantId: run.tenantId,
        signal: run.signal,
        report,
      });
      if (outcome === 'processed') result.processed += 1;
      else result.already_there += 1;
    } catch (error) {
      if (run.signal.aborted) throw error;
      result.failed.push({ document_id: documentId, message: detailOf(error, 'Processing failed.') });
    }
    await run.progress(index + 1, total, `${index + 1} of ${total} documents done`);
  }
  const [first] = result.failed;
  if (first && result.failed.length === total)
    throw new AppError(
      'invalid',
      total === 1 ? first.message : `None of the ${total} documents could be processed. ${first.message}`,
    );
  return result;
}
