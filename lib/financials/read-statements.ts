import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, financialFacts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import type { FiledStatements } from './company-statements';
import { COVER, filedStatements } from './filed-statements';
import { LINE_ITEMS } from './vocabulary';

const CONCEPTS = [...new Set(LINE_ITEMS.flatMap(({ concepts }) => concepts))].flatMap((name) => [
  `us-gaap:${name}`,
  `ifrs-full:${name}`,
]);
/** What the visible filings of a company, or some of them, state for the company as a whole. */
export async function readStatements(
  ctx: Context,
  scope: { companyId: string } | { documentIds: readonly string[] },
): Promise<FiledStatements[]> {
  const inScope =
    'companyId' in scope ? eq(documents.companyId, scope.companyId) : inArray(documents.id, [...scope.documentIds]);
  const rows = await database()
    .select({
      documentId: financialFacts.documentId,
      cik: companies.cik,
      formType: documents.formType,
      filingDate: documents.filingDate,
      fiscalYear: documents.fiscalYear,
      concept: financialFacts.concept,
      statement: financialFacts.statement,
      periodStart: financialFacts.periodStart,
      periodEnd: financialFacts.periodEnd,
      value: financialFacts.value,
      textValue: financialFacts.textValue,
      unit: financialFacts.unit,
      decimals: financialFacts.decimals,
      source: financialFacts.source,
      check: financialFacts.check,
      page: financialFacts.page,
      quote: financialFacts.quote,
      boxes: financialFacts.boxes,
    })
    .from(financialFacts)
    .innerJoin(documents, eq(documents.id, financialFacts.documentId))
    .innerJoin(companies, eq(companies.id, documents.companyId))
    .where(
      and(
        inScope,
        isVisibleTo(ctx),
        or(
          and(inArray(financialFacts.concept, CONCEPTS), isNotNull(financialFacts.value)),
          inArray(financialFacts.concept, Object.values(COVER)),
        ),
        sql`${financialFacts.dimensions} = '{}'::jsonb`,
      ),
    )
    .orderBy(asc(financialFacts.documentId), asc(financialFacts.ordinal));
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId);
  return [...byDocument.values()].flatMap((own) => {
    const [first] = own;
    const filed = first && filedStatements(first, own);
    return filed ? [filed] : [];
  });
}
