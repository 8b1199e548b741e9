import { and, eq, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';

/**
 * Queues filings that all share to be read again, for whoever runs the installation: those of the named accession
 * numbers, or all that are Ready. Their old pages answer until the new ones are in.
 */
export async function rereadShared(which: 'all' | readonly string[]): Promise<number> {
  return database().transaction(async (tx) => {
    const named = which === 'all' ? undefined : inArray(documents.accessionNumber, [...which]);
    const found = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(isNull(documents.tenantId), eq(documents.processingStatus, 'processed'), named));
    for (const { id } of found) await enqueue(tx, 'process-document', { documentId: id, force: true });
    return found.length;
  });
}
