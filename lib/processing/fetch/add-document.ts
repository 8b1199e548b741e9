import { database } from '@/db/client';
import type { Context } from '@/lib/context';
import type { Document, UploadDocumentForm } from '@/lib/documents/schema';
import { toDocument } from '@/lib/documents/to-document';
import { uploadDocument } from '@/lib/documents/upload-document';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { processDocumentsJob } from '../job-inputs';

/** Stores an upload and, unless told not to, queues its processing. */
export async function addDocument(ctx: Context, form: UploadDocumentForm): Promise<Document> {
  const row = await uploadDocument(ctx, form);
  if (form.process)
    await requestJob(
      database(),
      ctx,
      processDocumentsJob,
      { documentIds: [row.id], force: false },
      { total: 1, message: 'Waiting to start' },
    );
  return toDocument(row);
}
