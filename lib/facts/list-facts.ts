import { asc, desc, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import { FACT_LABELS, isFactKey } from './fact-keys';
import { formatFactValue } from './fact-words';
import type { Context } from '@/lib/context';
import { requireDocument } from '@/lib/documents/visible-documents';
import { capitalise } from '@/lib/format/capitalise';
import { formatCounted } from '@/lib/format/numbers';
import { documentFactSchema, type DocumentFact } from './schema';

const valueSchema = documentFactSchema.shape.value;

/** The facts read from a document that the caller may see, sorted by label, then by confidence, withheld ones last. */
export async function listFacts(ctx: Context, documentId: string): Promise<{ facts: DocumentFact[]; total: number }> {
  await requireDocument(ctx, documentId);
  const rows = await database()
    .select({
      id: facts.id,
      key: facts.key,
      value: facts.value,
      unit: facts.unit,
      period: facts.period,
      page: facts.page,
      quote: facts.quote,
      boxes: facts.boxes,
      confidence: facts.confidence,
      source: facts.source,
      withheldReason: facts.withheldReason,
    })
    .from(facts)
    .where(eq(facts.documentId, documentId))
    .orderBy(asc(facts.key), sql`${facts.withheldReason} is not null`, desc(facts.confidence), asc(facts.ordinal));
  const order = new Map(Object.keys(FACT_LABELS).map((key, index) => [key, index]));
  const read = rows
    .map((row): DocumentFact => {
      const value = valueSchema.parse(row.value);
      return {
        id: row.id,
        document_id: documentId,
        key: row.key,
        label: isFactKey(row.key) ? FACT_LABELS[row.key] : row.key.replaceAll('_', ' '),
        value,
        display: displayOf(value, row.unit),
        unit: row.unit,
        period: row.period,
        page: row.page,
        quote: row.quote,
        bounding_boxes: row.boxes,
        confidence: row.confidence / 100,
        source: row.source,
        withheld_reason: row.withheldReason,
      };
    })
    .sort((a, b) => (order.get(a.key) ?? order.size) - (order.get(b.key) ?? order.size));
  return { facts: read, total: read.length };
}

function displayOf(value: DocumentFact['value'], unit: string | null): string {
  if (Array.isArray(value)) return formatCounted(value.length, 'entry', 'entries');
  const stated = formatFactValue({ value, unit });
  return capitalise(stated);
}
