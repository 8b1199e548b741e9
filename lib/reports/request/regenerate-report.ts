import { and, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, reportRevisions, reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { isVisibleTo } from '@/lib/documents/visible-documents';
import { AppError } from '@/lib/errors';
import { getTemplate } from '@/lib/templates/read-templates';
import { readStoredFlags } from '@/lib/templates/store-flags';
import { coveredYears, isReady, newDocuments } from '../read/document-changes';
import { ofOtherYears, otherYearsSentence } from './other-years.rules';
import { queueGeneration, WAITING } from './insert-report';
import { requireReportDocuments } from './require-report-documents';
import type { RegenerateReportInput } from '../schema';
import { snapshotDocuments } from '../generate/snapshot-documents';
import { requireReportRow, type ReportRow } from '../read/visible-reports';

/**
 * Generates a report again under the same id, with the current template and including new documents; a complete result
 * is kept as a revision. Throws `not_found`, `conflict` while it is generated, `invalid` when none of its documents is
 * available.
 */
export async function regenerateReport(
  ctx: Context,
  reportId: string,
  input: RegenerateReportInput,
): Promise<ReportRow> {
  return database().transaction(async (tx) => {
    const row = await requireReportRow(ctx, reportId, tx, { isLocked: true });
    if (row.status === 'processing') throw new AppError('conflict', 'This report is already being generated.');
    const chosen = await requireReportDocuments(
      tx,
      ctx,
      row.companyId,
      input.document_ids ?? (await currentDocuments(tx, ctx, row, input.include_other_years)),
    );
    if (row.status === 'completed') await keepRevision(tx, row);
    const templateSnapshot = await currentTemplate(tx, ctx, row);
    const [next] = await tx
      .update(reports)
      .set({
        status: 'processing',
        failureReason: null,
        revision: row.revision + 1,
        documentIds: chosen.map((document) => document.id),
        documentSnapshot: snapshotDocuments(row.companyName, chosen, new Date()),
        templateSnapshot,
        templateName: templateSnapshot.name,
        progressDone: 0,
        progressTotal: templateSnapshot.queries.length,
        progressMessage: WAITING,
        results: {},
        flagStatus: null,
        hasTriggeredFlags: false,
        queriesAnswered: 0,
        queriesExecuted: 0,
        startedAt: null,
        completedAt: null,
      })
      .where(eq(reports.id, row.id))
      .returning();
    if (!next) throw new AppError('not_found', 'Report not found');
    await recordAudit(tx, ctx, {
      action: 'report.regenerate',
      subjectType: 'report',
      subjectId: reportId,
      details: { revision: next.revision, documents: chosen.map(({ id, sha256 }) => ({ id, sha256 })) },
    });
    return queueGeneration(tx, ctx, next);
  });
}

async function keepRevision(tx: Db, row: ReportRow): Promise<void> {
  const { documentIds, templateSnapshot, documentSnapshot, results, flagStatus, startedAt, completedAt } = row;
  await tx.insert(reportRevisions).values({
    reportId: row.id,
    revision: row.revision,
    documentIds,
    templateSnapshot,
    documentSnapshot,
    results,
    flagStatus,
    startedAt,
    completedAt,
  });
}

/** The previous documents that are still readable, and new ready documents; those of other years only on request. */
async function currentDocuments(
  tx: Db,
  ctx: Context,
  row: ReportRow,
  includesOtherYears: boolean | undefined,
): Promise<string[]> {
  const still = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, row.documentIds), isVisibleTo(ctx), eq(documents.processingStatus, 'processed')));
  const kept = row.documentIds.filter((id) => still.some((document) => document.id === id));
  const added = (await newDocuments(tx, ctx, row)).filter(isReady);
  const years = coveredYears(row);
  const others = ofOtherYears(added, years);
  if (others.length > 0 && includesOtherYears === undefined)
    throw new AppError(
      'conflict',
      `${otherYearsSentence(years, others)} Set include_other_years to true to include ` +
        `${others.length === 1 ? 'it' : 'them'}, or to false to leave ${others.length === 1 ? 'it' : 'them'} out.`,
    );
  const taken = includesOtherYears ? added : added.filter((document) => !others.includes(document));
  const ids = [...kept, ...taken.map((document) => document.id)];
  if (ids.length === 0)
    throw new AppError('invalid', 'None of the documents of this report are still available. Generate a new report.');
  return ids;
}

/** The current template; the report's copy when the template was deleted or is no longer visible. */
async function currentTemplate(tx: Db, ctx: Context, row: ReportRow): Promise<ReportRow['templateSnapshot']> {
  try {
    const template = await getTemplate(ctx, row.templateId, tx);
    const { flagConfiguration } = await readStoredFlags(tx, ctx, row.templateId);
    return {
      name: template.name,
      queries: template.queries,
      category_mapping: template.category_mapping,
      category_order: template.category_order,
      flag_configuration: flagConfiguration,
      include_changes: template.include_changes,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return row.templateSnapshot;
    throw error;
  }
}
