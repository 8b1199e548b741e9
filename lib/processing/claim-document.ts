import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';

/** A claim without a sign for this long belongs to a worker that died. */
const ABANDONED_MS = 60_000;
const WORKED_ON = sql<'processed' | 'processing'>`case when ${documents.processingStatus} = 'processed' then 'processed' else 'processing' end`;

/**
 * Takes a document for processing; null while another living worker has it. The same claimant may take it again. One that
 * is Ready stays so: its old pages answer until the new ones are in.
 */
export async function claimDocument(documentId: string, claimant: string, now = new Date()): Promise<DocumentRow | null> {
  const [row] = await database()
    .update(documents)
    .set({ processingStatus: WORKED_ON, failureReason: null, claimedBy: claimant, claimedAt: now })
    .where(and(
      eq(documents.id, documentId),
      or(isNull(documents.claimedBy), eq(documents.claimedBy, claimant), lt(documents.claimedAt, new Date(now.getTime() - ABANDONED_MS))),
    ))
    .returning();
  return row ?? null;
}

/** A sign of life from the claimant. */
export async function touchClaim(documentId: string, claimant: string): Promise<void> {
  await database().update(documents).set({ claimedAt: new Date() }).where(and(eq(documents.id, documentId), eq(documents.claimedBy, claimant)));
}

/** Ends a claim with the status that the work left behind. */
export async function releaseClaim(documentId: string, claimant: string, status: 'downloaded' | 'pending' | 'processed' | 'failed', failureReason: string | null = null): Promise<void> {
  await database()
    .update(documents)
    .set({ processingStatus: status, failureReason, claimedBy: null, claimedAt: null })
    .where(and(eq(documents.id, documentId), eq(documents.claimedBy, claimant)));
}
