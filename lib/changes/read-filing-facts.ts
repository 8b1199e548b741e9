import { and, asc, desc, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import type { FactValue } from '@/lib/facts/fact';
import type { Box } from '@/lib/pdf/types';

export type StatedFact = {
  key: string;
  value: FactValue;
  unit: string | null;
  page: number | null;
  quote: string;
  boxes: Box[];
  ordinal: number;
};

/** The stated facts of filings that the caller may see, by filing; what is withheld shows no change. */
export async function readStatedFacts(documentIds: readonly string[]): Promise<Map<string, StatedFact[]>> {
  const rows = await database()
    .select({
      documentId: facts.documentId,
      key: facts.key,
      value: facts.value,
      unit: facts.unit,
      page: facts.page,
      quote: facts.quote,
      boxes: facts.boxes,
      ordinal: facts.ordinal,
    })
    .from(facts)
    .where(and(inArray(facts.documentId, [...documentIds]), isNull(facts.withheldReason)))
    .orderBy(asc(facts.key), desc(facts.confidence), asc(facts.ordinal));
  const byDocument = new Map(documentIds.map((id): [string, StatedFact[]] => [id, []]));
  for (const { documentId, value, ...row } of rows)
    byDocument.get(documentId)?.push({ ...row, value: value as FactValue });
  return byDocument;
}
