import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, outcomeReadings, tenantCompanies } from '@/db/schema';
import { fetchSubmissions } from '@/lib/edgar/fetch-submissions';
import { isFetchedAs } from '@/lib/edgar/forms';
import { reportsVotes } from '@/lib/edgar/vote-results';
import { AppError, isAppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { edgarFor } from '@/lib/processing/fetch/edgar-source';
import { storeFilings } from '@/lib/processing/fetch/store-filings';
import { OUTCOME_READER_VERSION } from './reader-version';

/** Years of results that the charts show. */
const YEARS_BACK = 5;
/** An 8-K is due within four business days, and the board's decision on frequency within 150 days of the meeting. */
const AFTER_MEETING_DAYS = 165;
const DAY_MS = 86_400_000;

export type FetchOutcomesResult = { companies: number; filings: number; read_again: number; failed: number };

/**
 * Lists EDGAR's 8-Ks with results of votes and asks for their processing: of one company, once its proxy has been
 * processed, or else of every company that held a meeting in the last months. `unavailable` where EDGAR did not answer
 * for any of them.
 */
export async function fetchOutcomes({
  companyId,
  signal,
  today = new Date(),
}: {
  companyId?: string | undefined;
  signal: AbortSignal;
  today?: Date;
}): Promise<FetchOutcomesResult> {
  const result = { companies: 0, filings: 0, read_again: 0, failed: 0 };
  if (!companyId) result.read_again = await readAgain();
  for (const company of await companiesWithMeetings(companyId, today)) {
    signal.throwIfAborted();
    try {
      result.filings += await fetchOf(company, today, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      const code = isAppError(error) ? error.code : null;
      // Without a contact address EDGAR serves no company; the nightly job reports it to the operator.
      if (code === 'unavailable' && result.companies === 0 && !companyId) throw error;
      log.warn({ err: error, cik: company.cik }, 'filings with vote results could not be listed');
      // A company that EDGAR does not know has no results there.
      if (code !== 'not_found') result.failed += 1;
    }
    result.companies += 1;
  }
  if (!companyId && result.failed > 0 && result.failed === result.companies)
    throw new AppError('unavailable', 'EDGAR did not respond for any of the companies that held a meeting.');
  return result;
}

type Company = { companyId: string; cik: string };

/** On somebody's list, with a proxy that was processed; by the clock only those whose meeting is not long past. */
async function companiesWithMeetings(companyId: string | undefined, today: Date): Promise<Company[]> {
  const rows = await database()
    .selectDistinct({ companyId: companies.id, cik: companies.cik, formType: documents.formType })
    .from(documents)
    .innerJoin(companies, eq(companies.id, documents.companyId))
    .where(
      and(
        eq(documents.processingStatus, 'processed'),
        sql`exists (select 1 from ${tenantCompanies} where ${tenantCompanies.companyId} = ${companies.id})`,
        companyId
          ? eq(companies.id, companyId)
          : and(
              gte(documents.meetingDate, dayOf(today.getTime() - AFTER_MEETING_DAYS * DAY_MS)),
              lt(documents.meetingDate, dayOf(today.getTime())),
            ),
      ),
    );
  const proxies = rows.filter(({ formType }) => isFetchedAs(formType, 'proxy'));
  return [...new Map(proxies.map(({ companyId: id, cik }) => [id, { companyId: id, cik }])).values()];
}

async function fetchOf({ companyId, cik }: Company, today: Date, signal: AbortSignal): Promise<number> {
  const since = `${today.getUTCFullYear() - YEARS_BACK}-01-01`;
  const { filings, missingPages } = await fetchSubmissions(edgarFor(cik), cik, { since, signal });
  if (missingPages.length > 0)
    log.warn({ cik, missingPages }, 'part of the list of filings is missing; vote results may be on it');
  const wanted = filings.filter((filing) => filing.filingDate >= since && reportsVotes(filing));
  if (wanted.length === 0) return 0;
  return database().transaction(async (tx) => {
    const stored = await storeFilings(tx, companyId, wanted);
    // A person may have listed one without having it processed.
    const open = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          inArray(
            documents.id,
            stored.map(({ id }) => id),
          ),
          inArray(documents.processingStatus, ['pending', 'downloaded']),
        ),
      );
    for (const { id } of open) await enqueue(tx, 'process-document', { documentId: id });
    return open.length;
  });
}

/** Filings that an older reader looked at, and those processed before there was one. */
async function readAgain(): Promise<number> {
  const rows = await database()
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(outcomeReadings, eq(outcomeReadings.documentId, documents.id))
    .where(
      and(
        eq(documents.processingStatus, 'processed'),
        sql`${documents.formType} like '8-K%'`,
        sql`coalesce(${outcomeReadings.version}, 0) < ${OUTCOME_READER_VERSION}`,
      ),
    );
  for (const { id } of rows) await enqueue(database(), 'record-outcomes', { documentId: id });
  return rows.length;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
