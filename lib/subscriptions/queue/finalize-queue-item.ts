import { and, eq, ne, or, isNull } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportQueue, reports } from '@/db/schema';
import { withArticle } from '@/lib/format/numbers';
import { enqueue } from '@/lib/jobs/enqueue';
import { notify } from '@/lib/notifications/notify';
import { REPORT_CANCELLED, REPORT_FAILED } from '@/lib/reports/schema';
import { now } from '../clock';
import { endWithoutReport, failAttempt } from './record-failure';
import { watchOfItem, type QueueRow, type Watch } from './watch';

type Report = Pick<typeof reports.$inferSelect, 'id' | 'status' | 'failureReason' | 'title' | 'flagStatus'>;

/**
 * Copies the final state of a report to the queue item that requested it, notifies the subscriber, and starts the next
 * item. Safe to call at any time.
 */
export async function finalizeQueueItem(reportId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [item] = await tx
      .select()
      .from(reportQueue)
      .where(and(eq(reportQueue.reportId, reportId), eq(reportQueue.status, 'running')))
      .for('update');
    if (!item) return;
    const [report] = await tx
      .select({
        id: reports.id,
        status: reports.status,
        failureReason: reports.failureReason,
        title: reports.title,
        flagStatus: reports.flagStatus,
      })
      .from(reports)
      .where(eq(reports.id, reportId));
    if (report?.status === 'processing') return;
    await endItem(tx, item, report);
    await enqueue(tx, 'drain-report-queue', { tenantId: item.tenantId }, { tenantId: item.tenantId });
  });
}

/** Ends items whose worker died or whose report was deleted. */
export async function finalizeLeftoverItems(tenantId: string | undefined): Promise<void> {
  const rows = await database()
    .select({ reportId: reportQueue.reportId })
    .from(reportQueue)
    .leftJoin(reports, eq(reports.id, reportQueue.reportId))
    .where(
      and(
        eq(reportQueue.status, 'running'),
        or(isNull(reports.id), ne(reports.status, 'processing')),
        tenantId ? eq(reportQueue.tenantId, tenantId) : undefined,
      ),
    );
  for (const { reportId } of rows) if (reportId) await finalizeQueueItem(reportId);
}

async function endItem(tx: Db, item: QueueRow, report: Report | undefined): Promise<void> {
  if (!report) return endWithoutReport(tx, item, { status: 'cancelled', failureReason: 'The report was deleted.' });
  if (report.status === 'failed') {
    const reason = report.failureReason ?? REPORT_FAILED;
    if (reason === REPORT_CANCELLED) return endWithoutReport(tx, item, { status: 'cancelled', failureReason: reason });
    return failAttempt(tx, item, reason, { isFinal: false });
  }
  await tx
    .update(reportQueue)
    .set({ status: 'completed', failureReason: null, finishedAt: now() })
    .where(eq(reportQueue.id, item.id));
  const watch = await watchOfItem(tx, item);
  if (watch) await notifyCompletion(tx, watch, item, report);
}

async function notifyCompletion(tx: Db, watch: Watch, item: QueueRow, report: Report): Promise<void> {
  await notify(tx, watch, {
    kind: 'report_completed',
    title: `Report ready: ${report.title}`,
    body: (
      `${withArticle(item.triggerDocType).replace(/^a/, 'A')} arrived and "${watch.name}" generated this report. ` +
      `${flagSentence(report.flagStatus)}`
    ).trim(),
    link: `/reports/${report.id}`,
    reportId: report.id,
    dedupeKey: `completed:${item.id}`,
  });
}

function flagSentence(status: Report['flagStatus']): string {
  if (!status?.flags_configured) return '';
  const undetermined =
    status.flags_cannot_determine > 0 ? `, ${status.flags_cannot_determine} could not be determined` : '';
  return `${status.flags_triggered} of ${status.total_flags_configured} flags triggered${undetermined}.`;
}

/** As `finalizeQueueItem`, for the job that generated the report. */
export async function finalizeQueueItemOfJob(jobId: string): Promise<void> {
  const [report] = await database().select({ id: reports.id }).from(reports).where(eq(reports.jobId, jobId));
  if (report) await finalizeQueueItem(report.id);
}
