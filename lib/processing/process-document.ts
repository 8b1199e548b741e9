import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { AppError, detailOf } from '@/lib/errors';
import { log } from '@/lib/log';
import { taggedRegistrants } from '@/lib/financials/registrants';
import type { ReadFinancial } from '@/lib/financials/read-financials';
import { claimDocument, releaseClaim, touchClaim } from './claim-document';
import { downloadDocument } from './download-document';
import { createTurns } from '@/lib/apart/turns';
import { READER_VERSION } from './reader-version';
import { readFiling, type StepReport } from './read-filing';
import { swapFiling } from './swap-filing';

export type ProcessOptions = {
  /** Names the work that claims the document; the same name may take up after a crash. */
  claimant: string;
  /** Also when the document is Ready. A filing that all share is read again only by a newer reader. */
  isForced: boolean;
  /** Asked for by whoever runs the installation, who may have shared filings read again at any time. */
  isOperator?: boolean;
  /** Whose turn it takes; that of the installation itself unless told. */
  tenantId?: string | undefined;
  signal: AbortSignal;
  report: StepReport;
};

export type ProcessOutcome = 'processed' | 'already_there' | 'busy';

const UNEXPECTED = 'Processing failed for a reason we did not expect. It has been logged; please try again.';

/**
 * Takes one document from where it stands to Ready: downloads what is missing, reads it, swaps the result in.
 * A refusal marks it failed with a sentence and is thrown again. Safe to repeat after a crash at any point.
 */
export async function processDocument(documentId: string, options: ProcessOptions): Promise<ProcessOutcome> {
  const [before] = await database().select().from(documents).where(eq(documents.id, documentId));
  if (!before) throw new AppError('not_found', 'The document was deleted.');
  if (isReadEnough(before, options)) return 'already_there';
  await options.report('waiting for its turn');
  return readings.run(options.tenantId ?? 'installation', () => processInTurn(documentId, options), options.signal);
}

/** Documents read at the same time; tenants take turns by the document. */
const readings = createTurns({ atOnce: 2, perTenant: 1 });

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
  // Somebody else may have read it meanwhile.
  const [before] = await database().select().from(documents).where(eq(documents.id, documentId));
  if (!before) throw new AppError('not_found', 'The document was deleted.');
  if (isReadEnough(before, options)) return 'already_there';
  const claimed = await claimDocument(documentId, options.claimant);
  if (!claimed) return 'busy';

  const heartbeat = setInterval(() => void touchClaim(documentId, options.claimant).catch(() => undefined), 15_000);
  const startedAt = Date.now();
  try {
    const row = await bringFile(claimed, options);
    const read = await readFiling(row, options.report, options.signal);
    await swapFiling(row, options.claimant, read);
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
    await settleFailure(before, options, error);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Figures of another registrant stay the document's and are never the company's; see read-statements. */
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

async function bringFile(row: DocumentRow, { report, signal }: ProcessOptions): Promise<DocumentRow> {
  if (row.originalKey) return row;
  await report('downloading');
  return downloadDocument(row, signal);
}

/** Cancelled work leaves the document as it was; a failure leaves the reason, and Ready documents stay Ready on their old pages. */
async function settleFailure(before: DocumentRow, { claimant, signal }: ProcessOptions, error: unknown): Promise<void> {
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
