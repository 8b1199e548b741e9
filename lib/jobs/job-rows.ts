import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';

export type TrackedJob = { id: string; tenantId: string; createdBy: string; payload: unknown };

type Ending = { status: 'completed'; result: unknown } | { status: 'failed'; error: string } | { status: 'cancelled' };

const isOpen = (jobId: string) => and(eq(jobs.id, jobId), inArray(jobs.status, ['pending', 'running']));

/** Marks the row as running; undefined when the job has ended or was cancelled before it began. */
export async function beginJob(jobId: string): Promise<TrackedJob | undefined> {
  const [row] = await database()
    .update(jobs)
    .set({ status: 'running', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
    .where(and(isOpen(jobId), isNull(jobs.cancelRequestedAt)))
    .returning({ id: jobs.id, tenantId: jobs.tenantId, createdBy: jobs.createdBy, payload: jobs.payload });
  if (!row) await endJob(jobId, { status: 'cancelled' });
  return row;
}

/** Ends a job that has not ended; has no effect on an ended one. */
export async function endJob(jobId: string, ending: Ending): Promise<void> {
  const message = ending.status === 'cancelled' ? { progressMessage: 'Cancelled' } : {};
  await database()
    .update(jobs)
    .set({ ...ending, ...message, finishedAt: new Date() })
    .where(isOpen(jobId));
}

/** Stores the reason why the job is waiting. */
export async function pauseJob(jobId: string, message: string): Promise<void> {
  await database().update(jobs).set({ status: 'pending', progressMessage: message }).where(isOpen(jobId));
}
