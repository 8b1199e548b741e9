import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { reportAnswers, reports } from '@/db/schema';
import { answerEngine, hasLanguageModel } from '@/lib/answers/answer-engine';
import { modelCallDetails } from '@/lib/audit/model-call';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { JobCancelledError } from '@/lib/jobs/failures';
import { readAnalysisContext } from '@/lib/organizations/analysis-context';
import { answerReportQuery, type AnsweredQuery, type ReportRun } from './answer-report-query';
import { reportChanges } from '@/lib/reports/changes/report-changes';
import { checkFlags } from './check-flags';
import { emitCompleted } from './emit-completed';
import { forEachParallel } from './for-each-parallel';
import pLimit from 'p-limit';
import { openReportDocuments } from './answer-report-query';
import { readAnswers } from '../read/read-reports';
import { flagStatusOf, storedResults, summaryOf, type StoredResults } from '../read/stored-results';
import { writeSummary } from '../summary/write-summary';
import type { ReportRow } from '../read/visible-reports';

/**
 * Parallel calls. With a model most time is waiting; without one the engine computes, and two overlap with the
 * database.
 */
const CALLS_WITH_MODEL = 8;
const CALLS_WITHOUT_MODEL = 2;
/** Queries whose passages are prepared while all calls are in use, so that a free call is used at once. */
const AHEAD_WITH_MODEL = 3;

type Work = {
  signal: AbortSignal;
  /** Stores the progress (done of total) and a sentence for the users who watch. */
  progress: (done: number, total: number, message: string) => Promise<void>;
};

/**
 * Generates one revision of a report. Answers, flags and summary are stored one by one and not repeated: after a crash
 * only the unfinished queries are asked again.
 */
export async function generateReport(
  reportId: string,
  revision: number,
  work: Work,
): Promise<{ report_id: string; queries: number } | null> {
  try {
    return await generate(reportId, revision, work);
  } catch (error) {
    // Deleting the report can cause various errors (a foreign key, a missing row); in that case the job counts as
    // cancelled.
    if (await isDeleted(reportId).catch(() => false)) throw new JobCancelledError();
    throw error;
  }
}

async function isDeleted(reportId: string): Promise<boolean> {
  return (await database().select({ id: reports.id }).from(reports).where(eq(reports.id, reportId))).length === 0;
}

async function generate(
  reportId: string,
  revision: number,
  work: Work,
): Promise<{ report_id: string; queries: number } | null> {
  const row = await begin(reportId, revision);
  if (!row) return null;
  const ctx = contextOf(row);
  const run = await openRun(ctx, row, work.signal);
  await answerAll(run, row, work);

  const answers = await readAnswers(row.id, revision);
  const total = row.templateSnapshot.queries.length;
  const stored = storedResults(row.results);
  if (!stored.flags) {
    await storeProgress(row, work, total, total, 'Checking flags');
    const { flags, tokens } = await checkFlags(run, row.templateSnapshot, answers);
    await keep(row, stored, { flags, extra_tokens: (stored.extra_tokens ?? 0) + tokens });
  }
  if (row.templateSnapshot.include_changes && !stored.changes) {
    await storeProgress(row, work, total, total, 'Comparing with last year');
    await keep(row, stored, { changes: await reportChanges(run, work.signal) });
  }
  if (stored.executive_summary === undefined) {
    await storeProgress(row, work, total, total, 'Writing the executive summary');
    const { markdown, tokens } = await writeSummary(run, row, answers, stored.flags ?? []);
    await keep(row, stored, { executive_summary: markdown, extra_tokens: (stored.extra_tokens ?? 0) + tokens });
  }
  work.signal.throwIfAborted();
  await complete(ctx, row, run, stored, answers);
  return { report_id: row.id, queries: answers.length };
}

/** Null when the report was deleted, is complete, or has another revision. */
async function begin(reportId: string, revision: number): Promise<ReportRow | null> {
  const [row] = await database()
    .update(reports)
    .set({ startedAt: sql`coalesce(${reports.startedAt}, now())` })
    .where(and(eq(reports.id, reportId), eq(reports.revision, revision), eq(reports.status, 'processing')))
    .returning();
  return row ?? null;
}

function contextOf(row: ReportRow): Context {
  return { userId: row.createdBy, tenantId: row.tenantId, organizationId: row.organizationId, role: 'org:member' };
}

async function openRun(ctx: Context, row: ReportRow, signal: AbortSignal): Promise<ReportRun> {
  const { analysis_context: analysisContext } = await readAnalysisContext(ctx);
  return {
    ctx,
    reportId: row.id,
    revision: row.revision,
    engine: answerEngine(),
    turn: pLimit(hasLanguageModel() ? CALLS_WITH_MODEL : CALLS_WITHOUT_MODEL),
    analysisContext,
    signal,
    ...(await openReportDocuments(ctx, row)),
  };
}

async function answerAll(run: ReportRun, row: ReportRow, work: Work): Promise<void> {
  const { queries } = row.templateSnapshot;
  const done = new Set((await readAnswers(row.id, row.revision)).map((answer) => answer.query_id));
  let count = done.size;
  await storeProgress(row, work, count, queries.length, `${count} of ${queries.length} queries answered`);
  const open = queries.map((query, ordinal) => ({ query, ordinal })).filter(({ query }) => !done.has(query.id));
  await forEachParallel(
    open,
    hasLanguageModel() ? CALLS_WITH_MODEL + AHEAD_WITH_MODEL : CALLS_WITHOUT_MODEL,
    async ({ query, ordinal }) => {
      work.signal.throwIfAborted();
      await storeAnswer(run, ordinal, await answerReportQuery(run, query));
      count += 1;
      await storeProgress(row, work, count, queries.length, `${count} of ${queries.length} queries answered`);
    },
  );
}

/** Stores an answer and its audit record together; an existing answer to the query is kept. */
async function storeAnswer(
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

/** Stores progress on the report for its readers and on the job for the list of jobs. */
async function storeProgress(row: ReportRow, work: Work, done: number, total: number, message: string): Promise<void> {
  await work.progress(done, total, message);
  await database()
    .update(reports)
    .set({
      progressDone: sql`greatest(${reports.progressDone}, ${done})`,
      progressTotal: total,
      progressMessage: message,
    })
    .where(and(eq(reports.id, row.id), eq(reports.revision, row.revision)));
}

async function keep(row: ReportRow, stored: StoredResults, part: StoredResults): Promise<void> {
  Object.assign(stored, part);
  await database()
    .update(reports)
    .set({ results: stored })
    .where(and(eq(reports.id, row.id), eq(reports.revision, row.revision)));
}

async function complete(
  ctx: Context,
  row: ReportRow,
  run: ReportRun,
  stored: StoredResults,
  answers: Awaited<ReturnType<typeof readAnswers>>,
): Promise<void> {
  const completedAt = new Date();
  // Counted from the first start, so the time before an interruption is included.
  const totalMs = completedAt.getTime() - (row.startedAt ?? completedAt).getTime();
  const summary = summaryOf(answers);
  const status = flagStatusOf(stored.flags ?? []);
  const promptVersion = answers[0]?.processing_metadata.prompt_version ?? '';
  const results: StoredResults = {
    ...stored,
    engine: run.engine.id,
    prompt_version: promptVersion,
    analysis_context_applied: run.analysisContext !== '',
    total_time_ms: totalMs,
  };
  await database().transaction(async (tx) => {
    const [completed] = await tx
      .update(reports)
      .set({
        status: 'completed',
        results,
        flagStatus: status,
        hasTriggeredFlags: (status?.flags_triggered ?? 0) > 0,
        queriesExecuted: summary.total_queries_executed,
        queriesAnswered: summary.queries_answered,
        progressDone: answers.length,
        progressMessage: 'Completed',
        completedAt,
      })
      .where(and(eq(reports.id, row.id), eq(reports.revision, row.revision), eq(reports.status, 'processing')))
      .returning({ id: reports.id });
    if (!completed) throw new AppError('conflict', 'The report was changed while it was generated.');
    await recordAudit(tx, ctx, {
      action: 'report.complete',
      subjectType: 'report',
      subjectId: row.id,
      details: {
        revision: row.revision,
        engine: run.engine.id,
        prompt_version: promptVersion,
        queries: answers.length,
        flags: status,
        ms: totalMs,
        documents: run.snapshot.documents_analyzed.map(({ document_id: id, sha256 }) => ({ id, sha256 })),
      },
    });
    await emitCompleted(tx, row, stored.flags ?? []);
  });
}
