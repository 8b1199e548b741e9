import { and, desc, eq, gte, isNull, like, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents, facts } from '@/db/schema';
import type { Fact } from '@/lib/facts/fact';
import type { Context } from '@/lib/context';
import { isProxyFiling } from '@/lib/documents/proxy.rules';
import { isVisibleTo, type DocumentRow } from '@/lib/documents/visible-documents';
import { readFactsFor } from '@/lib/queries/read-facts';

const KEY = 'say_on_pay_support';
/** From one annual meeting to the next proxy, with some room for a year in which it came late. */
const LONGEST_DAYS = 460;
const DAY_MS = 86_400_000;

/**
 * Say-on-pay support at the previous meeting, from the 8-K with its results, for a proxy that does not state it. Quotes
 * and pages are those of the 8-K.
 */
export async function readCarriedFacts(
  ctx: Pick<Context, 'tenantId'>,
  rows: readonly DocumentRow[],
  stated: readonly Fact[],
): Promise<Fact[]> {
  const proxy = rows
    .filter(isProxyFiling)
    .toSorted((one, other) => (other.filingDate ?? '').localeCompare(one.filingDate ?? ''))[0];
  if (!proxy?.filingDate || stated.some(({ documentId, key }) => key === KEY && documentId === proxy.id)) return [];
  const since = new Date(Date.parse(proxy.filingDate) - LONGEST_DAYS * DAY_MS).toISOString().slice(0, 10);
  const [filed] = await database()
    .select({ documentId: facts.documentId })
    .from(facts)
    .innerJoin(documents, eq(documents.id, facts.documentId))
    .where(
      and(
        isVisibleTo(ctx),
        eq(documents.companyId, proxy.companyId),
        like(documents.formType, '8-K%'),
        eq(facts.key, KEY),
        isNull(facts.withheldReason),
        lt(documents.filingDate, proxy.filingDate),
        gte(documents.filingDate, since),
      ),
    )
    .orderBy(desc(documents.filingDate))
    .limit(1);
  if (!filed || rows.some(({ id }) => id === filed.documentId)) return [];
  return (await readFactsFor([filed.documentId])).filter(({ key }) => key === KEY);
}
