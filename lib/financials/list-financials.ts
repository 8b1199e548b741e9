import { and, asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { financialFacts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireDocument } from '@/lib/documents/visible-documents';
import { FACT_COLUMNS } from './fact-columns';
import type { FinancialItem } from './schema';
import { conceptLabel, type Statement } from './vocabulary';

/** The figures that a document states, those of segments with their dimensions, in the order of the document. */
export async function listFinancials(
  ctx: Context,
  documentId: string,
  statement?: Statement,
): Promise<{ items: FinancialItem[]; total: number }> {
  await requireDocument(ctx, documentId);
  const rows = await database()
    .select({
      ...FACT_COLUMNS,
      dimensions: financialFacts.dimensions,
      otherPages: financialFacts.otherPages,
    })
    .from(financialFacts)
    .where(
      and(
        eq(financialFacts.documentId, documentId),
        statement === undefined ? undefined : eq(financialFacts.statement, statement),
      ),
    )
    .orderBy(asc(financialFacts.ordinal));
  const items = rows.map((row): FinancialItem => ({
    concept: row.concept,
    label: conceptLabel(row.concept),
    statement: row.statement,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    value: row.value ?? row.textValue,
    unit: row.unit,
    dimensions: row.dimensions,
    source: row.source,
    check: row.check,
    page_number: row.page,
    bounding_boxes: row.boxes,
    quote: row.quote,
    other_pages: row.otherPages,
  }));
  return { items, total: items.length };
}
