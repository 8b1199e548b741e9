import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { AppError, detailOf } from '@/lib/errors';
import { log } from '@/lib/log';
import { taggedRegistrants } from '@/lib/financials/registrants';
import type { ReadFinancial } from '@/lib/financials/read-financials';
import { claimDocument, releaseClaim, renewLease } from './claim-document';
import { downloadDocument } from '../fetch/download-document';
import { createFairQueue } from '@/lib/child-process/fair-queue';
import { READER_VERSION } from './reader-version';
import { readFiling, type StepReport } from './read-filing';
import { replaceDocumentContent } from './replace-document-content';

export type ProcessOptions = {
  /** Identifies the work that claims the document; the same claimant may continue after a crash. */
  claimant: string;
  /** Also processes a Ready document. A shared filing is read again only by a newer reader version. */
  isForced: boolean;
  /** Requested by the operator, who may have shared filings read again at any time. */
  isOperator?: boolean;
  /** Tenant for fair scheduling; the installation itself when absent. */
  tenantId?: string | undefined;
  signal: AbortSignal;
  report: StepReport;
};

export type ProcessOutcome = 'processed' | 'already_there' | 'busy';

const UNEXPECTED = 'Processing failed for a reason we did not expect. It has been logged; please try again.';

/**
 * Processes one document from its current state to Ready: downloads what is missing, reads it, replaces the content. An
 * error marks it failed with a sentence and is thrown again. Safe to repeat after a crash at any point.
 */
export async function processDocument(documentId: string, options: ProcessOptions): Promise<ProcessOutcome> {
  const [before] = await database().select().from(documents).where(eq(documents.id, documentId));
  if (!before) throw new AppError('not_found', 'The document was deleted.');
  if (isReadEnough(before, options)) return 'already_there';
  await options.report('waiting for its turn');
  return readings.run(options.tenantId ?? 'installation', () => processInTurn(documentId, options), options.signal);
}

/** Documents read at the same time; tenants are scheduled fairly, one document at a time. */
const readings = createFairQueue({ atOnce: 2, perTenant: 1 });

function isReadEnough(
  { processingStatus, tenantId, readerVersion }: DocumentRow,
  { isForced, isOperator }: ProcessOptions,
): boolean {
  if (processingStatus !== 'processed') return false;
  if (!isForced) return true;
  const isShared = tenantId === null;
  return isShared && !isOperator && readerVersion >= READER_VERSION;
}

async function processInTurn(documentId: string, options: ProcessOptions): Promise<ProcessOutcome> {
  // Another job may have read it meanwhile.
  const [before] = await database().select().from(documents).where(eq(documents.id, documentId));
  if (!before) throw new AppError('not_found', 'The document was deleted.');
  if (isReadEnough(before, options)) return 'already_there';
  const claimed = await claimDocument(documentId, options.claimant);
  if (!claimed) return 'busy';

  const heartbeat = setInterval(() => void renewLease(documentId, options.claimant).catch(() => undefined), 15_000);
  const startedAt = Date.now();
  try {
    const row = await ensureFile(claimed, options);
    const read = await readFiling(row, options.report, options.signal);
    await replaceDocumentContent(row, options.claimant, read);
    await logOtherRegistrant(row, read.financials);
    log.info(
      {
        documentId,
        pages: read.pages.length,
        chunks: read.chunks.length,
        facts: read.facts.length,
        ms: Date.now() - startedAt,
      },
      'document processed',
    );
    return 'processed';
  } catch (error) {
    await recordFailure(before, options, error);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Logs figures of another registrant: the document keeps them, and read-statements leaves them out of the company's.
 */
async function logOtherRegistrant(row: DocumentRow, financials: readonly ReadFinancial[]): Promise<void> {
  const registrants = taggedRegistrants(financials);
  if (registrants.length === 0) return;
  const [company] = await database()
    .select({ cik: companies.cik })
    .from(companies)
    .where(eq(companies.id, row.companyId));
  if (company && !registrants.includes(company.cik))
    log.warn(
      { documentId: row.id, companyCik: company.cik, registrants },
      'the document names another registrant than its company; its figures are not used as the company’s',
    );
}

async function ensureFile(row: DocumentRow, { report, signal, tenantId }: ProcessOptions): Promise<DocumentRow> {
  if (row.originalKey) return row;
  await report('downloading');
  return downloadDocument(row, { signal, tenantId });
}

/**
 * After a cancellation the document is restored to its previous state; after a failure the reason is stored, and Ready
 * documents stay Ready with their old pages.
 */
async function recordFailure(before: DocumentRow, { claimant, signal }: ProcessOptions, error: unknown): Promise<void> {
  const [now] = await database()
    .select({ originalKey: documents.originalKey, revision: documents.revision })
    .from(documents)
    .where(eq(documents.id, before.id));
  const hasOldPages = (now?.revision ?? 0) > 0;
  const reason = detailOf(error, UNEXPECTED);
  if (!signal.aborted) log.warn({ documentId: before.id, err: error }, 'document failed');
  if (hasOldPages) return releaseClaim(before.id, claimant, 'processed');
  if (signal.aborted) return releaseClaim(before.id, claimant, now?.originalKey ? 'downloaded' : 'pending');
  return releaseClaim(before.id, claimant, 'failed', reason);
}
