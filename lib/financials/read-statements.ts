import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, financialFacts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import type { FiledStatements } from './company-statements';
import { FACT_COLUMNS } from './fact-columns';
import { COVER, filedStatements } from './filed-statements';
import { PART_AXES } from './parts/part-figures';
import { LINE_ITEMS } from './vocabulary';

const CONCEPTS = [...new Set(LINE_ITEMS.flatMap(({ concepts }) => concepts))].flatMap((name) => [
  `us-gaap:${name}`,
  `ifrs-full:${name}`,
]);

const isOfWhole = sql`${financialFacts.dimensions} = '{}'::jsonb`;
const isOfPart = sql`${financialFacts.dimensions} ?| array[${sql.join(
  PART_AXES.map((axis) => sql`${axis}`),
  sql`, `,
)}]`;

/**
 * What the visible filings of a company, or some of them, state for the company as a whole: the shared line items, and
 * where `allRows` says so every other row that the three statements print, and the figures of segments, regions and
 * kinds of products.
 */
export async function readStatements(
  ctx: Context,
  scope: { companyId: string } | { documentIds: readonly string[] },
  { allRows = false }: { allRows?: boolean } = {},
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
      ...FACT_COLUMNS,
      decimals: financialFacts.decimals,
      dimensions: financialFacts.dimensions,
    })
    .from(financialFacts)
    .innerJoin(documents, eq(documents.id, financialFacts.documentId))
    .innerJoin(companies, eq(companies.id, documents.companyId))
    .where(
      and(
        inScope,
        isVisibleTo(ctx),
        or(
          and(
            isOfWhole,
            allRows
              ? or(
                  inArray(financialFacts.concept, CONCEPTS),
                  inArray(financialFacts.statement, ['income', 'balance', 'cash_flow']),
                )
              : inArray(financialFacts.concept, CONCEPTS),
            isNotNull(financialFacts.value),
          ),
          and(isOfWhole, inArray(financialFacts.concept, Object.values(COVER))),
          allRows ? and(isOfPart, isNotNull(financialFacts.value), isNotNull(financialFacts.page)) : undefined,
        ),
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
