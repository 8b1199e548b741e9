import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Job } from '@/lib/jobs/rows/schema';
import { requestJob } from '@/lib/jobs/rows/request-job';
import { toJob } from '@/lib/jobs/rows/to-job';
import { runGridJob } from '../job-inputs';
import { openGrid } from '../open-grid';
import type { RunGridInput } from '../schema-cells';
import { requireGrid } from '../visible-grids';
import { planRun, queueCells, takeOverCells } from './plan-run';

/**
 * Asks for a run. Cells that another grid has with the same document, question and engine are taken over at once; the
 * job computes the others. Throws `not_found`, or `conflict` without rows or columns.
 */
export async function requestRun(ctx: Context, gridId: string, { only }: RunGridInput): Promise<Job> {
  return database().transaction(async (tx) => {
    // Two runs asked for at once plan one after the other.
    await requireGrid(ctx, gridId, tx, { isLocked: true });
    const open = await openGrid(ctx, gridId, tx);
    const { grid } = open;
    if (grid.rows.length === 0 || grid.columns.length === 0)
      throw new AppError('conflict', 'Add at least one company and one column before running the grid.');
    const planned = await planRun(tx, open, only);
    const left = only === 'missing' ? await takeOverCells(tx, ctx, grid.id, planned) : planned;
    const payload = { gridId: grid.id, cells: left.length };
    const job = await requestJob(tx, ctx, runGridJob, payload, {
      total: left.length,
      message: left.length === 0 ? 'Nothing to run' : 'Waiting for a worker',
    });
    await queueCells(tx, { gridId: grid.id, jobId: job.id }, left);
    await recordAudit(tx, ctx, {
      action: 'grid.run',
      subjectType: 'grid',
      subjectId: grid.id,
      details: {
        job_id: job.id,
        only: Array.isArray(only) ? 'chosen' : only,
        cells: left.length,
        taken_over: planned.length - left.length,
      },
    });
    const [row] = await tx.select().from(jobs).where(eq(jobs.id, job.id));
    return row ? toJob(row) : job;
  });
}
