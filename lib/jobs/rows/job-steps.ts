import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { jobs } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';

export type TrackedJob = { id: string; tenantId: string; createdBy: string; payload: unknown };

export type JobEnding =
  { status: 'completed'; result: unknown } | { status: 'failed'; error: string } | { status: 'cancelled' };

const STEP = { id: jobs.id, tenantId: jobs.tenantId, createdBy: jobs.createdBy, kind: jobs.kind };
type Step = { id: string; tenantId: string; createdBy: string; kind: string };

const isOpen = (jobId: string) => and(eq(jobs.id, jobId), inArray(jobs.status, ['pending', 'running']));

/** Marks the row as running; undefined when the job has ended or was cancelled before it began. */
export async function beginJob(jobId: string, attempt: number): Promise<TrackedJob | undefined> {
  const job = await database().transaction(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({ status: 'running', startedAt: sql`coalesce(${jobs.startedAt}, now())` })
      .where(and(isOpen(jobId), isNull(jobs.cancelRequestedAt)))
      .returning({ ...STEP, payload: jobs.payload });
    if (row) await recordStep(tx, row, 'job.begin', { attempt });
    return row;
  });
  if (!job) await endJob(jobId, { status: 'cancelled' });
  return job;
}

const ENDED = { completed: 'job.complete', failed: 'job.fail', cancelled: 'job.stop' } as const;

/** Ends a job that has not ended; has no effect on an ended one. */
export async function endJob(jobId: string, ending: JobEnding): Promise<void> {
  // A handler that still runs finds the request, and stops.
  const cancelled = {
    progressMessage: 'Cancelled',
    cancelRequestedAt: sql`coalesce(${jobs.cancelRequestedAt}, now())`,
  };
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({ ...ending, ...(ending.status === 'cancelled' ? cancelled : {}), finishedAt: new Date() })
      .where(isOpen(jobId))
      .returning(STEP);
    const reason = ending.status === 'failed' ? { reason: ending.error } : {};
    if (row) await recordStep(tx, row, ENDED[ending.status], reason);
  });
}

/** Stores the reason why the job is waiting. */
export async function pauseJob(jobId: string, message: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({ status: 'pending', progressMessage: message })
      .where(isOpen(jobId))
      .returning(STEP);
    if (row) await recordStep(tx, row, 'job.pause', { reason: message });
  });
}

/** Every step of a job is in the audit log of its tenant, with the user who requested the job. */
async function recordStep(
  tx: Db,
  { id, tenantId, createdBy, kind }: Step,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const entry = { action, subjectType: 'job', subjectId: id, details: { kind, ...details } };
  await recordAudit(tx, { tenantId, userId: createdBy }, entry);
}
