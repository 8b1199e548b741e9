import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, reports } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { documentLabel } from '@/lib/documents/document-label';
import { isVisibleTo, type DocumentRow } from '@/lib/documents/visible-documents';
import { formatCounted } from '@/lib/format/numbers';
import { ofOtherYears, otherYearsSentence, yearsOf } from '../request/other-years.rules';
import type { DocumentChanges, DocumentSnapshot } from '../schema';
import { isVisibleReport, type ReportRow } from './visible-reports';

/**
 * Filings of the company that were added or became ready after the report selected its documents. Throws `not_found`
 * when the caller may not see the report.
 */
export async function getDocumentChanges(ctx: Context, reportId: string): Promise<DocumentChanges> {
  const changes = (await listDocumentChanges(ctx, [reportId])).get(reportId);
  if (!changes) throw new AppError('not_found', 'Report not found');
  return changes;
}

/** The same of several reports by one statement; a report that the caller may not see is left out. */
export async function listDocumentChanges(
  ctx: Context,
  reportIds: readonly string[],
): Promise<Map<string, DocumentChanges>> {
  if (reportIds.length === 0) return new Map();
  const rows = await database()
    .select({
      id: reports.id,
      companyName: reports.companyName,
      documentSnapshot: reports.documentSnapshot,
      document: documents,
    })
    .from(reports)
    .leftJoin(documents, isNewFor(ctx))
    .where(and(inArray(reports.id, [...reportIds]), isVisibleReport(ctx)))
    .orderBy(...NEWEST_FILING_FIRST);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) => {
      const found = own.flatMap(({ document }) => document ?? []);
      return own[0] ? [[id, toDocumentChanges(own[0], found)]] : [];
    }),
  );
}

function toDocumentChanges(
  report: Pick<ReportRow, 'companyName' | 'documentSnapshot'>,
  found: readonly DocumentRow[],
): DocumentChanges {
  const years = coveredYears(report);
  const others = ofOtherYears(found, years);
  const readyOthers = others.filter(isReady);
  return {
    new_documents_available: found.length > 0,
    new_documents: found.map((document) => ({
      id: document.id,
      document_type: document.documentType,
      form_type: document.formType,
      fiscal_year: document.fiscalYear,
      filing_date: document.filingDate,
      processing_status: document.processingStatus,
      label: documentLabel(report.companyName, document),
      is_other_year: others.includes(document),
    })),
    other_years: readyOthers.length > 0 ? otherYearsSentence(years, readyOthers) : null,
    recommendation: recommend(found),
  };
}

/** The fiscal years that the report is based on. */
export function coveredYears({ documentSnapshot }: Pick<ReportRow, 'documentSnapshot'>): number[] {
  const { documents_analyzed: analyzed } = documentSnapshot as DocumentSnapshot;
  return yearsOf(analyzed.map(({ fiscal_year: fiscalYear }) => ({ fiscalYear })));
}

export function isReady({ processingStatus }: Pick<DocumentRow, 'processingStatus'>): boolean {
  return processingStatus === 'processed';
}

const NEWEST_FILING_FIRST = [desc(documents.filingDate), asc(documents.id)];

/** Visible filings of the report's company that were added or became ready after the report selected its documents. */
export async function newDocuments(db: Db, ctx: Context, { id }: Pick<ReportRow, 'id'>): Promise<DocumentRow[]> {
  const rows = await db
    .select({ document: documents })
    .from(reports)
    .innerJoin(documents, isNewFor(ctx))
    .where(eq(reports.id, id))
    .orderBy(...NEWEST_FILING_FIRST);
  return rows.map(({ document }) => document);
}

/** The condition that a filing is new to the report that it is joined with. */
function isNewFor(ctx: Context): SQL | undefined {
  const takenAt = sql`(${reports.documentSnapshot} ->> 'generation_timestamp')::timestamptz`;
  return and(
    eq(documents.companyId, reports.companyId),
    isVisibleTo(ctx),
    sql`${documents.id} <> all(${reports.documentIds})`,
    // Filings that were ready but not selected, or were processed again, are not new.
    or(gt(documents.createdAt, takenAt), and(gt(documents.processedAt, takenAt), eq(documents.revision, 1))),
  );
}

function recommend(found: readonly DocumentRow[]): string {
  if (found.length === 0) return 'No new documents since this report was generated.';
  const ready = found.filter(isReady).length;
  const many = formatCounted(found.length, 'new document');
  if (ready === 0)
    return (
      `${many} since this report was generated; ` + `process ${found.length === 1 ? 'it' : 'them'} before regenerating.`
    );
  return (
    `${many} since this report was generated. Regenerate it to include ` +
    `${
      ready === found.length ? (ready === 1 ? 'it' : 'them') : `the ${ready} that ${ready === 1 ? 'is' : 'are'} ready`
    }.`
  );
}
