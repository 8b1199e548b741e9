import { and, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { companies, documents, hiddenDocuments, tenantCompanies } from '@/db/schema';
import type { Filing, MissingPage } from '@/lib/edgar/fetch-submissions';
import { listFilings } from '@/lib/edgar/list-filings';
import { AppError, detailOf, isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { claimDocument, releaseClaim } from '../read/claim-document';
import { downloadDocument } from './download-document';
import { edgarFor } from './edgar-source';
import { processDocument } from '../read/process-document';
import type { JobRun } from '../read/run-process-documents';
import type { fetchFilingsJob } from '../job-inputs';
import type { FetchRemark, FilingOutcome } from '../schema';
import { storeFilings } from './store-filings';

type FetchPayload = z.output<typeof fetchFilingsJob.input>;
type Target = { companyId: string; companyName: string; documentId: string; filing: Filing };
export type FetchResult = { filings: FilingOutcome[]; remarks: FetchRemark[] };
/** Results of listing the companies' filings, besides the filings to fetch. */
type Notes = { outcomes: FilingOutcome[]; remarks: FetchRemark[] };

/**
 * Lists each company's filings, then downloads and processes them one by one. A filing that fails does not stop the
 * others.
 */
export async function runFetchFilings(tenantId: string, payload: FetchPayload, run: JobRun): Promise<FetchResult> {
  const notes: Notes = { outcomes: [], remarks: [] };
  const { outcomes, remarks } = notes;
  const targets = await listTargets(tenantId, payload, run, notes);
  const total = targets.length;
  for (const [index, target] of targets.entries()) {
    run.signal.throwIfAborted();
    const name = `${target.filing.form} ${target.filing.fiscalYear}`;
    const report = (step: string) =>
      run.progress(index, total, `${index + 1} of ${total} filings, ${step} ${name} of ${target.companyName}`);
    outcomes.push(await fetchOne(target, payload.process, { ...run, tenantId }, report));
    await run.progress(index + 1, total, `${index + 1} of ${total} filings done`);
  }
  const [first] = outcomes;
  // When no company's list could be read, the first reason becomes the job's.
  if (first && targets.length === 0) throw new AppError('unavailable', first.message);
  return { filings: outcomes, remarks };
}

async function listTargets(
  tenantId: string,
  payload: FetchPayload,
  run: JobRun,
  { outcomes, remarks }: Notes,
): Promise<Target[]> {
  const held = await database()
    .select({ id: companies.id, cik: companies.cik, name: tenantCompanies.name })
    .from(tenantCompanies)
    .innerJoin(companies, eq(companies.id, tenantCompanies.companyId))
    .where(and(eq(tenantCompanies.tenantId, tenantId), inArray(tenantCompanies.companyId, payload.companyIds)));
  const targets: Target[] = [];
  for (const [index, company] of held.entries()) {
    run.signal.throwIfAborted();
    await run.progress(0, 0, `Listing filings of ${company.name} (${index + 1} of ${held.length})`);
    try {
      const { filings, missingPages } = await listFilings(edgarFor(company.cik, tenantId), {
        cik: company.cik,
        documentTypes: payload.documentTypes,
        yearsBack: payload.yearsBack,
        today: new Date().toISOString().slice(0, 10),
        signal: run.signal,
      });
      if (missingPages.length > 0)
        remarks.push({ company_id: company.id, message: `${company.name}: ${missingSentence(missingPages)}` });
      const ids = await storeListed(tenantId, company.id, filings);
      targets.push(
        ...filings.flatMap((filing) => {
          const documentId = ids.get(filing.accessionNumber);
          return documentId ? [{ companyId: company.id, companyName: company.name, documentId, filing }] : [];
        }),
      );
    } catch (error) {
      if (run.signal.aborted) throw error;
      log.warn({ err: error, cik: company.cik }, 'filings could not be listed');
      outcomes.push({
        company_id: company.id,
        accession_number: null,
        form_type: null,
        filing_date: null,
        document_id: null,
        outcome: outcomeOf(error),
        message: `${company.name}: ${detailOf(error, 'The list of filings could not be read.')}`,
      });
    }
  }
  return targets;
}

/** A message for the user: what may be missing, and what to do. */
function missingSentence(pages: readonly MissingPage[]): string {
  const count = pages.reduce((sum, page) => sum + page.filingCount, 0);
  const from = pages.map((page) => page.from).sort()[0];
  const to = pages
    .map((page) => page.to)
    .sort()
    .at(-1);
  return (
    `EDGAR did not give the part of its list from ${from} to ${to} (${count} filings of all types). Filings of ` +
    'that period may be missing; please fetch again later.'
  );
}

/** One row per filing, created when new; a filing that the tenant had removed from its list is added again. */
async function storeListed(
  tenantId: string,
  companyId: string,
  filings: readonly Filing[],
): Promise<Map<string, string>> {
  if (filings.length === 0) return new Map();
  return database().transaction(async (tx) => {
    const rows = await storeFilings(tx, companyId, filings);
    await tx.delete(hiddenDocuments).where(
      and(
        eq(hiddenDocuments.tenantId, tenantId),
        inArray(
          hiddenDocuments.documentId,
          rows.map((row) => row.id),
        ),
      ),
    );
    return new Map(rows.map((row) => [row.accessionNumber, row.id]));
  });
}

async function fetchOne(
  target: Target,
  isProcessed: boolean,
  run: JobRun,
  report: (step: string) => Promise<void>,
): Promise<FilingOutcome> {
  const { filing, companyId, documentId } = target;
  const about = {
    company_id: companyId,
    accession_number: filing.accessionNumber,
    form_type: filing.form,
    filing_date: filing.filingDate,
    document_id: documentId,
  };
  try {
    const outcome = isProcessed
      ? await processDocument(documentId, {
          claimant: run.jobId,
          isForced: false,
          tenantId: run.tenantId,
          signal: run.signal,
          report,
        })
      : await downloadOnly(documentId, run, report);
    if (outcome === 'busy')
      return { ...about, outcome: 'already_there', message: 'This filing is already being processed.' };
    return { ...about, outcome, message: outcome === 'already_there' ? 'Already there' : 'Done' };
  } catch (error) {
    if (run.signal.aborted) throw error;
    return { ...about, outcome: outcomeOf(error), message: detailOf(error, 'The filing could not be fetched.') };
  }
}

async function downloadOnly(
  documentId: string,
  run: JobRun,
  report: (step: string) => Promise<void>,
): Promise<'downloaded' | 'already_there' | 'busy'> {
  const [before] = await database()
    .select({ originalKey: documents.originalKey })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (before?.originalKey) return 'already_there';
  const row = await claimDocument(documentId, run.jobId);
  if (!row) return 'busy';
  await report('downloading');
  try {
    await downloadDocument(row, run);
    await releaseClaim(documentId, run.jobId, 'downloaded');
    return 'downloaded';
  } catch (error) {
    if (run.signal.aborted) await releaseClaim(documentId, run.jobId, 'pending');
    else await releaseClaim(documentId, run.jobId, 'failed', detailOf(error, 'The filing could not be downloaded.'));
    throw error;
  }
}

function outcomeOf(error: unknown): 'not_found' | 'failed' {
  return isAppError(error) && error.code === 'not_found' ? 'not_found' : 'failed';
}
