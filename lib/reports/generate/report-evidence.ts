import { and, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { readAnswers } from '../read/read-reports';
import type { DocumentSnapshot, ReportDocuments, SourceOfReport } from '../schema';
import { requireReportRow } from '../read/visible-reports';

/**
 * Every source of every answer, in the order of the report. Throws `not_found` when the caller may not see the report.
 */
export async function listReportSources(ctx: Context, reportId: string): Promise<SourceOfReport[]> {
  const row = await requireReportRow(ctx, reportId);
  const answers = await readAnswers(reportId, row.revision);
  return answers.flatMap(({ query_id, category, query_text, sources }) =>
    sources.map((source) => ({ query_id, category, query_text, ...source })),
  );
}

/** The documents of a report with their current state. Throws `not_found` when the caller may not see the report. */
export async function getReportDocuments(ctx: Context, reportId: string): Promise<ReportDocuments> {
  const row = await requireReportRow(ctx, reportId);
  const snapshot = row.documentSnapshot as DocumentSnapshot;
  const ids = snapshot.documents_analyzed.map((document) => document.document_id);
  const today = await database()
    .select({ id: documents.id, status: documents.processingStatus, sha256: documents.sha256 })
    .from(documents)
    .where(and(inArray(documents.id, ids), isVisibleTo(ctx)));
  const byId = new Map(today.map((document) => [document.id, document]));
  return {
    ...snapshot,
    documents_analyzed: snapshot.documents_analyzed.map((document) => {
      const now = byId.get(document.document_id);
      return {
        ...document,
        current_status: now?.status ?? null,
        is_available: now !== undefined,
        has_changed: now !== undefined && now.sha256 !== document.sha256,
      };
    }),
  };
}
