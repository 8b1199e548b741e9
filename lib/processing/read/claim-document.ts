import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';

/** A claim without a sign for this long belongs to a worker that died. */
const ABANDONED_MS = 120_000;
const WORKED_ON = sql<
  'processed' | 'processing'
>`case when ${documents.processingStatus} = 'processed' then 'processed' else 'processing' end`;
/** And after this long, nobody will come back for it. */
const LOST_MS = 60 * 60_000;

const GIVEN_UP = 'Processing was interrupted too often and was given up. Please try again.';

/** One more failure; the daily poll waits longer after each. */
const oneMoreFailure = () => ({ failures: sql`${documents.failures} + 1`, failedAt: new Date() });

/**
 * Takes a document for processing; null while another living worker has it. The same claimant may take it again. One
 * that is Ready stays so: its old pages answer until the new ones are in.
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

/** A sign of life from the claimant. */
export async function renewLease(documentId: string, claimant: string): Promise<void> {
  await database()
    .update(documents)
    .set({ claimedAt: new Date() })
    .where(and(eq(documents.id, documentId), eq(documents.claimedBy, claimant)));
}

/** Ends a claim with the status that the work left behind. */
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
 * Ends the claims of work that was given up: its documents have failed, and Ready ones stay Ready on their old pages.
 */
export async function giveUpClaims(claimant: string): Promise<void> {
  await giveUp(eq(documents.claimedBy, claimant));
}

/** The same for claims that nobody has given a sign of for an hour, whoever had them. */
export async function giveUpLostClaims(now = new Date()): Promise<void> {
  await giveUp(lt(documents.claimedAt, new Date(now.getTime() - LOST_MS)));
}

async function giveUp(where: SQL): Promise<void> {
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
