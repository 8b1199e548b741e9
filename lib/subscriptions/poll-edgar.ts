import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, subscriptionGroupCompanies, subscriptionGroups, subscriptions, tenantCompanies } from '@/db/schema';
import type { Filing } from '@/lib/edgar/fetch-submissions';
import { fetchSubmissions } from '@/lib/edgar/fetch-submissions';
import { monitoredTypesOf } from '@/lib/edgar/forms';
import { AppError, isAppError } from '@/lib/errors';
import { enqueue } from '@/lib/jobs/enqueue';
import { log } from '@/lib/log';
import { edgarFor } from '@/lib/processing/edgar-source';
import { storeFilings } from '@/lib/processing/store-filings';
import { now } from './clock';
import { addDays, dayOf } from './periods.rules';

/** Long enough for weekends, holidays and a few days of downtime; what is known already costs nothing again. */
const LOOK_BACK_DAYS = 10;

type Polled = { companyId: string; cik: string; name: string; types: string[] };
export type PollResult = { companies: number; new_filings: number; failed: number };

/** Asks EDGAR for new filings of everything monitored, each company once whoever watches it, and queues their processing. */
export async function pollEdgar({ signal }: { signal: AbortSignal }): Promise<PollResult> {
  const result: PollResult = { companies: 0, new_filings: 0, failed: 0 };
  for (const company of await monitoredCompanies()) {
    signal.throwIfAborted();
    try {
      result.new_filings += await pollCompany(company, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      // Without a contact there is no EDGAR for any company; the reason is for the operator.
      if (isAppError(error) && error.code === 'unavailable' && result.companies === 0) throw error;
      log.warn({ err: error, cik: company.cik }, 'new filings could not be listed');
      result.failed += 1;
    }
    result.companies += 1;
  }
  if (result.failed > 0 && result.failed === result.companies) throw new AppError('unavailable', 'EDGAR answered for none of the monitored companies.');
  return result;
}

/** The union over tenants of what active subscriptions and groups monitor, of companies still on a list. */
export async function monitoredCompanies(): Promise<Polled[]> {
  const db = database();
  const isHeld = (tenantId: typeof subscriptions.tenantId | typeof subscriptionGroups.tenantId, companyId: typeof subscriptions.companyId | typeof subscriptionGroupCompanies.companyId) =>
    sql`exists (select 1 from ${tenantCompanies} where ${tenantCompanies.tenantId} = ${tenantId} and ${tenantCompanies.companyId} = ${companyId})`;
  const single = await db
    .selectDistinct({ companyId: companies.id, cik: companies.cik, name: companies.name, type: sql<string>`unnest(${subscriptions.monitoredDocumentTypes})` })
    .from(subscriptions)
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(and(eq(subscriptions.status, 'active'), isHeld(subscriptions.tenantId, subscriptions.companyId)));
  const grouped = await db
    .selectDistinct({ companyId: companies.id, cik: companies.cik, name: companies.name, type: sql<string>`unnest(${subscriptionGroups.monitoredDocumentTypes})` })
    .from(subscriptionGroups)
    .innerJoin(subscriptionGroupCompanies, eq(subscriptionGroupCompanies.groupId, subscriptionGroups.id))
    .innerJoin(companies, eq(companies.id, subscriptionGroupCompanies.companyId))
    .where(and(eq(subscriptionGroups.status, 'active'), isHeld(subscriptionGroups.tenantId, subscriptionGroupCompanies.companyId)));
  const byCompany = Map.groupBy([...single, ...grouped], (row) => row.companyId);
  return [...byCompany.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ companyId: first.companyId, cik: first.cik, name: first.name, types: [...new Set(rows.map((row) => row.type))] }] : [];
  });
}

async function pollCompany({ companyId, cik, types }: Polled, signal: AbortSignal): Promise<number> {
  const since = dayOf(addDays(now(), -LOOK_BACK_DAYS));
  const { filings } = await fetchSubmissions(edgarFor(cik), cik, { since, signal });
  const isWanted = (filing: Filing) => filing.filingDate >= since && monitoredTypesOf(filing.form).some((type) => types.includes(type));
  const wanted = filings.filter(isWanted);
  if (wanted.length === 0) return 0;
  return database().transaction(async (tx) => {
    const fresh = (await storeFilings(tx, companyId, wanted)).filter((filing) => filing.isNew);
    for (const filing of fresh) await enqueue(tx, 'process-document', { documentId: filing.id });
    return fresh.length;
  });
}
