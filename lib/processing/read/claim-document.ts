import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';

/** A claim whose lease was not renewed for this long belongs to a dead worker. */
const ABANDONED_MS = 120_000;
const WORKED_ON = sql<
  'processed' | 'processing'
>`case when ${documents.processingStatus} = 'processed' then 'processed' else 'processing' end`;
/** After this long, no worker will continue the claim. */
const LOST_MS = 60 * 60_000;

const GIVEN_UP = 'Processing was interrupted too often and was stopped. Please try again.';

/** Counts one more failure; the daily poll waits longer after each. */
const oneMoreFailure = () => ({ failures: sql`${documents.failures} + 1`, failedAt: new Date() });

/**
 * Claims a document for processing; null while another running worker has it. The same claimant may claim it again. A
 * Ready document stays Ready: its old pages are used until the new ones are stored.
 */
export async function claimDocument(
  documentId: string,
  claimant: string,
  now = new Date(),
): Promise<DocumentRow | null> {
  const [row] = await database()
    .update(documents)
    .set({ processingStatus: WORKED_ON, failureReason: null, claimedBy: claimant, claimedAt: now })
    .where(
      and(
        eq(documents.id, documentId),
        or(
          isNull(documents.claimedBy),
          eq(documents.claimedBy, claimant),
          lt(documents.claimedAt, new Date(now.getTime() - ABANDONED_MS)),
        ),
      ),
    )
    .returning();
  return row ?? null;
}

/** Renews the lease of a claim. */
export async function renewLease(documentId: string, claimant: string): Promise<void> {
  await database()
    .update(documents)
    .set({ claimedAt: new Date() })
    .where(and(eq(documents.id, documentId), eq(documents.claimedBy, claimant)));
}

/** Ends a claim with the given status. */
export async function releaseClaim(
  documentId: string,
  claimant: string,
  status: 'downloaded' | 'pending' | 'processed' | 'failed',
  failureReason: string | null = null,
): Promise<void> {
  await database()
    .update(documents)
    .set({
      processingStatus: status,
      failureReason,
      claimedBy: null,
      claimedAt: null,
      ...(status === 'failed' ? oneMoreFailure() : {}),
    })
    .where(and(eq(documents.id, documentId), eq(documents.claimedBy, claimant)));
}

/**
 * Ends the claims of an abandoned claimant: its documents are marked failed, and Ready ones stay Ready with their old
 * pages.
 */
export async function failClaims(claimant: string): Promise<void> {
  await failWhere(eq(documents.claimedBy, claimant));
}

/** As `failClaims`, for all claims whose lease was not renewed for an hour. */
export async function failExpiredClaims(now = new Date()): Promise<void> {
  await failWhere(lt(documents.claimedAt, new Date(now.getTime() - LOST_MS)));
}

async function failWhere(where: SQL): Promise<void> {
  const db = database();
  const isOpen = and(where, eq(documents.processingStatus, 'processing'));
  await db
    .update(documents)
    .set({ processingStatus: 'processed', claimedBy: null, claimedAt: null })
    .where(and(where, sql`${documents.revision} > 0`));
  await db
    .update(documents)
    .set({ processingStatus: 'failed', failureReason: GIVEN_UP, claimedBy: null, claimedAt: null, ...oneMoreFailure() })
    .where(isOpen);
}
