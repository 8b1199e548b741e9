import { and, asc, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import type { Fact } from '@/lib/facts/fact';

/** The stored facts of documents that the caller may see, in the engine's format; withheld facts are left out. */
export async function readFactsFor(documentIds: readonly string[]): Promise<Fact[]> {
  if (documentIds.length === 0) return [];
  const rows = await database()
    .select()
    .from(facts)
    .where(and(inArray(facts.documentId, [...documentIds]), isNull(facts.withheldReason)))
    .orderBy(asc(facts.documentId), asc(facts.key), asc(facts.ordinal));
  return rows.flatMap((row) =>
    row.page === null
      ? []
      : [
          {
            documentId: row.documentId,
            key: row.key as Fact['key'],
            value: row.value as Fact['value'],
            unit: row.unit,
            period: row.period,
            page: row.page,
            quote: row.quote,
            confidence: row.confidence / 100,
            source: row.source,
          },
        ],
  );
}
