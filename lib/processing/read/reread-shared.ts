import { and, eq, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { enqueue } from '@/lib/jobs/enqueue';

/**
 * Queues shared filings to be read again, for the operator: those with the given accession numbers, or all Ready ones.
 * Their old pages are used until the new ones are stored. Returns their number.
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
