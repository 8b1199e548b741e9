import { and, asc, desc, eq, gt, notInArray, or } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents } from '@/db/schema';
import type { Context } from '@/lib/context';
import { documentLabel } from '@/lib/documents/document-label';
import { isVisibleTo, type DocumentRow } from '@/lib/documents/visible-documents';
import { ofOtherYears, otherYearsSentence, yearsOf } from '../request/other-years.rules';
import type { DocumentChanges, DocumentSnapshot } from '../schema';
import { requireReportRow, type ReportRow } from './visible-reports';

/** Filings of the company that were added or became ready after the report selected its documents. */
export async function getDocumentChanges(ctx: Context, reportId: string): Promise<DocumentChanges> {
  const row = await requireReportRow(ctx, reportId);
  const found = await newDocuments(database(), ctx, row);
  const others = ofOtherYears(found, coveredYears(row));
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
      label: documentLabel(row.companyName, document),
      is_other_year: others.includes(document),
    })),
    other_years: readyOthers.length > 0 ? otherYearsSentence(coveredYears(row), readyOthers) : null,
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

/** Visible filings of the report's company that were added or became ready after the report selected its documents. */
export async function newDocuments(db: Db, ctx: Context, row: ReportRow): Promise<DocumentRow[]> {
  const takenAt = new Date((row.documentSnapshot as DocumentSnapshot).generation_timestamp);
  return db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.companyId, row.companyId),
        isVisibleTo(ctx),
        notInArray(documents.id, row.documentIds),
        // Filings that were ready but not selected, or were processed again, are not new.
        or(gt(documents.createdAt, takenAt), and(gt(documents.processedAt, takenAt), eq(documents.revision, 1))),
      ),
    )
    .orderBy(desc(documents.filingDate), asc(documents.id));
}

function recommend(found: readonly DocumentRow[]): string {
  if (found.length === 0) return 'No new documents since this report was generated.';
  const ready = found.filter(isReady).length;
  const many = `${found.length} new ${found.length === 1 ? 'document' : 'documents'}`;
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
