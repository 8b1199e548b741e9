import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import {
  companies,
  documents,
  subscriptionGroupCompanies,
  subscriptionGroups,
  subscriptions,
  tenantCompanies,
} from '@/db/schema';
import { fetchSubmissions, type Filing } from '@/lib/edgar/fetch-submissions';
import { isFetchedAs, monitoredTypesOf } from '@/lib/edgar/forms';
import { reportsVotes } from '@/lib/edgar/vote-results';
import { AppError, isAppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { failExpiredClaims } from '@/lib/processing/read/claim-document';
import { edgarFor } from '@/lib/processing/fetch/edgar-source';
import { storeFilings } from '@/lib/processing/fetch/store-filings';
import { now } from '../clock';
import { addDays, dayOf } from './periods.rules';

/** Covers weekends, holidays and a few days of downtime; known filings are not processed again. */
const LOOK_BACK_DAYS = 10;
/**
 * A filing that could not be processed is retried until it is this old: one day after the first failure, then two,
 * four, ...
 */
const RETRY_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** The next day's poll runs a little earlier or later, and must still find a failure of this one. */
const SLACK_MS = 2 * 60 * 60_000;

type Polled = { companyId: string; cik: string; name: string; types: string[] };
export type PollResult = { companies: number; new_filings: number; tried_again: number; failed: number };

/**
 * Asks EDGAR for new filings of all monitored companies, each company once for all tenants, and queues their
 * processing. Throws `unavailable` when EDGAR did not answer for any of them.
 */
export async function pollEdgar({ signal }: { signal: AbortSignal }): Promise<PollResult> {
  const result: PollResult = { companies: 0, new_filings: 0, tried_again: 0, failed: 0 };
  await failExpiredClaims();
  for (const company of await monitoredCompanies()) {
    signal.throwIfAborted();
    try {
      const { fresh, again } = await pollCompany(company, signal);
      result.new_filings += fresh;
      result.tried_again += again;
    } catch (error) {
      if (signal.aborted) throw error;
      // EDGAR cannot be used without a contact, for any company; the reason is for the operator.
      if (isAppError(error) && error.code === 'unavailable' && result.companies === 0) throw error;
      log.warn({ err: error, cik: company.cik }, 'new filings could not be listed');
      result.failed += 1;
    }
    result.companies += 1;
  }
  if (result.failed > 0 && result.failed === result.companies)
    throw new AppError('unavailable', 'EDGAR did not respond for any of the monitored companies.');
  return result;
}

/**
 * All companies and types that active subscriptions and groups monitor, over all tenants, if still on a company list.
 */
export async function monitoredCompanies(): Promise<Polled[]> {
  const db = database();
  const isHeld = (
    tenantId: typeof subscriptions.tenantId | typeof subscriptionGroups.tenantId,
    companyId: typeof subscriptions.companyId | typeof subscriptionGroupCompanies.companyId,
  ) =>
    sql`exists (select 1 from ${tenantCompanies} where ${tenantCompanies.tenantId} = ${tenantId} and \
${tenantCompanies.companyId} = ${companyId})`;
  const single = await db
    .selectDistinct({
      companyId: companies.id,
      cik: companies.cik,
      name: companies.name,
      type: sql<string>`unnest(${subscriptions.monitoredDocumentTypes})`,
    })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(and(eq(subscriptions.status, 'active'), isHeld(subscriptions.tenantId, subscriptions.companyId)));
  const grouped = await db
    .selectDistinct({
      companyId: companies.id,
      cik: companies.cik,
      name: companies.name,
      type: sql<string>`unnest(${subscriptionGroups.monitoredDocumentTypes})`,
    })
    .from(subscriptionGroups)
    .innerJoin(subscriptionGroupCompanies, eq(subscriptionGroupCompanies.groupId, subscriptionGroups.id))
    .innerJoin(companies, eq(companies.id, subscriptionGroupCompanies.companyId))
    .where(
      and(
        eq(subscriptionGroups.status, 'active'),
        isHeld(subscriptionGroups.tenantId, subscriptionGroupCompanies.companyId),
      ),
    );
  const byCompany = Map.groupBy([...single, ...grouped], (row) => row.companyId);
  return [...byCompany.values()].flatMap((rows) => {
    const [first] = rows;
    return first
      ? [
          {
            companyId: first.companyId,
            cik: first.cik,
            name: first.name,
            types: [...new Set(rows.map((row) => row.type))],
          },
        ]
      : [];
  });
}

async function pollCompany(
  { companyId, cik, types }: Polled,
  signal: AbortSignal,
): Promise<{ fresh: number; again: number }> {
  const since = dayOf(addDays(now(), -LOOK_BACK_DAYS));
  const { filings, missingPages } = await fetchSubmissions(edgarFor(cik), cik, { since, signal });
  if (missingPages.length > 0)
    log.warn({ cik, missingPages }, 'part of the list of filings is missing; new ones may be on it');
  const holdsMeetings = filings.some(reportsVotes) && (await hasReadProxy(companyId));
  const isWanted = (filing: Filing) => isMonitored(filing.form, types) || (holdsMeetings && reportsVotes(filing));
  const wanted = filings.filter((filing) => filing.filingDate >= since && isWanted(filing));
  return database().transaction(async (tx) => {
    const fresh = (await storeFilings(tx, companyId, wanted)).filter((filing) => filing.isNew).map(({ id }) => id);
    const again = (await dueForRetry(tx, companyId, types)).filter((id) => !fresh.includes(id));
    for (const documentId of [...fresh, ...again]) await enqueue(tx, 'process-document', { documentId });
    return { fresh: fresh.length, again: again.length };
  });
}

/**
 * Whether the results of its votes are fetched whatever is monitored, because its proxy was read for a tenant or for
 * all tenants.
 */
async function hasReadProxy(companyId: string): Promise<boolean> {
  const rows = await database()
    .selectDistinct({ form: documents.formType })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.processingStatus, 'processed')));
  return rows.some(({ form }) => isFetchedAs(form, 'proxy'));
}

const isMonitored = (form: string, types: readonly string[]) =>
  monitoredTypesOf(form).some((type) => types.includes(type));

/** Monitored filings of the last weeks that are not Ready: they failed, or were fetched without processing. */
async function dueForRetry(tx: Db, companyId: string, types: readonly string[]): Promise<string[]> {
  const since = dayOf(addDays(now(), -RETRY_DAYS));
  const rows = await tx
    .select({
      id: documents.id,
      form: documents.formType,
      failures: documents.failures,
      failedAt: documents.failedAt,
      createdAt: documents.createdAt,
    })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, companyId),
        isNull(documents.tenantId),
        gte(documents.filingDate, since),
        inArray(documents.processingStatus, ['pending', 'downloaded', 'failed']),
      ),
    );
  return rows.filter((row) => isMonitored(row.form, types) && isDue(row)).map(({ id }) => id);
}

function isDue({
  failures,
  failedAt,
  createdAt,
}: {
  failures: number;
  failedAt: Date | null;
  createdAt: Date;
}): boolean {
  const waitDays = 2 ** Math.max(0, failures - 1);
  return now().getTime() >= (failedAt ?? createdAt).getTime() + waitDays * DAY_MS - SLACK_MS;
}
