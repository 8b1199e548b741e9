import { database } from '@/db/client';
import { reportAnswers } from '@/db/schema';
import { modelCallDetails } from '@/lib/audit/model-call';
import { recordAudit } from '@/lib/audit/record';
import type { AnsweredQuery, ReportRun } from './answer-report-query';

/** Stores an answer and its audit record together; an existing answer to the query is kept. */
export async function storeAnswer(
  run: ReportRun,
  ordinal: number,
  { answer, usage, documents }: AnsweredQuery,
): Promise<void> {
  await database().transaction(async (tx) => {
    const stored = await tx
      .insert(reportAnswers)
      .values({ reportId: run.reportId, revision: run.revision, queryId: answer.query_id, ordinal, answer })
      .onConflictDoNothing()
      .returning({ queryId: reportAnswers.queryId });
    if (stored.length === 0) return;
    await recordAudit(tx, run.ctx, {
      action: 'report.answer',
      subjectType: 'report',
      subjectId: run.reportId,
      details: modelCallDetails(
        run.engine.id,
        {
          promptVersion: answer.processing_metadata.prompt_version,
          documents,
          details: { query_id: answer.query_id, revision: run.revision },
        },
        usage,
      ),
    });
  });
}
