import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs, reportQueue, reports } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { cancelJob } from '@/lib/jobs/rows/read-jobs';
import { finalizeReport } from '@/lib/reports/generate/finalize-report';
import { endWithoutReport } from './record-failure';
import { getQueueItem, requireQueueItem } from './read-queue';
import type { QueueItem } from './schema';
import { finalizeQueueItem } from './finalize-queue-item';

/**
 * Cancels an item: a waiting one at once, a running one at its report's next query. Throws `not_found`, or `conflict`
 * when it has ended.
 */
export async function cancelItem(ctx: Context, itemId: string): Promise<QueueItem> {
  await requireQueueItem(ctx, itemId);
  const running = await database().transaction(async (tx) => {
    const [item] = await tx.select().from(reportQueue).where(eq(reportQueue.id, itemId)).for('update');
    if (!item) throw new AppError('not_found', 'Queue item not found');
    if (item.status !== 'pending' && item.status !== 'running')
      throw new AppError('conflict', 'Only an item that is pending or running can be cancelled.');
    await recordAudit(tx, ctx, {
      action: 'queue.cancel',
      subjectType: 'queue_item',
      subjectId: itemId,
      details: { report_id: item.reportId },
    });
    await tx.update(reportQueue).set({ cancelledBy: ctx.userId }).where(eq(reportQueue.id, itemId));
    if (item.status === 'running') return item.reportId;
    await endWithoutReport(tx, item, { status: 'cancelled' });
    return null;
  });
  if (running) await stopReport(ctx, running);
  return getQueueItem(ctx, itemId);
}

/**
 * Stops the report of an item. The report of a shared subscription may be personal; a user who may cancel the item may
 * stop it.
 */
async function stopReport(ctx: Context, reportId: string): Promise<void> {
  const [report] = await database()
    .select({ jobId: reports.jobId, status: jobs.status })
    .from(reports)
    .innerJoin(jobs, eq(jobs.id, reports.jobId))
    .where(eq(reports.id, reportId));
  if (report?.jobId && (report.status === 'pending' || report.status === 'running')) {
    await cancelJob(ctx, report.jobId);
    await finalizeReport(report.jobId);
  }
  await finalizeQueueItem(reportId);
}
