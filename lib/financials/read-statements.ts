import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { companies, documents, financialFacts } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import type { FiledStatements, StoredFigure } from './company-statements';
import type { FilingPeriod } from './fiscal-periods';
import { taggedRegistrants } from './registrants';
import { LINE_ITEMS } from './vocabulary';

const CONCEPTS = [...new Set(LINE_ITEMS.flatMap(({ concepts }) => concepts))].flatMap((name) => [
  `us-gaap:${name}`,
  `ifrs-full:${name}`,
]);
const COVER = {
  end: 'dei:DocumentPeriodEndDate',
  year: 'dei:DocumentFiscalYearFocus',
  focus: 'dei:DocumentFiscalPeriodFocus',
  registrant: 'dei:EntityCentralIndexKey',
} as const;
/** The same two numbers that name a quarter of a year in a filing's form. */
const QUARTER = /^Q([1-4])$/;

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
  return [...byDocument.values()].flatMap((own): FiledStatements[] => {
    const [first] = own;
    const figures = own.flatMap((row): StoredFigure[] => (row.value === null ? [] : [{ ...row, value: row.value }]));
    const period = first && periodOf(own, figures, first.fiscalYear);
    if (!first || !period || figures.length === 0 || isOfAnother(own, first.cik)) return [];
    const { documentId, formType, filingDate } = first;
    return [{ documentId, formType, filedAt: filingDate ?? period.end, period, figures }];
  });
}

/** Filed under another number than the company's, as where a file was uploaded to the wrong one. */
function isOfAnother(rows: readonly CoverRow[], cik: string): boolean {
  const texts = rows.map(({ concept, textValue }) => ({ concept, text: textValue }));
  const registrants = taggedRegistrants(texts);
  return registrants.length > 0 && !registrants.includes(cik);
}

type CoverRow = { concept: string; textValue: string | null; periodEnd: string };

/** The period that the cover names; without one, that of the newest balance, by the year that the document carries. */
function periodOf(
  rows: readonly CoverRow[],
  figures: readonly StoredFigure[],
  documentYear: number | null,
): FilingPeriod | undefined {
  const cover = (concept: string) => rows.find((row) => row.concept === concept && row.textValue);
  const year = cover(COVER.year);
  const focus = cover(COVER.focus)?.textValue ?? 'FY';
  const newest = figures
    .map(({ periodEnd }) => periodEnd)
    .sort()
    .at(-1);
  const end = cover(COVER.end)?.periodEnd ?? year?.periodEnd ?? newest;
  if (end === undefined) return undefined;
  const quarter = QUARTER.exec(focus)?.[1];
  const fiscalYear = Number(year?.textValue ?? documentYear ?? end.slice(0, 4));
  if (!Number.isInteger(fiscalYear)) return undefined;
  return { end, fiscalYear, quarter: quarter === undefined ? null : Number(quarter) };
}
