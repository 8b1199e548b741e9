import type { jobs } from '@/db/schema';
import { unstartedMessage } from '../unstarted.rules';
import type { Job } from './schema';

type JobRow = Omit<typeof jobs.$inferSelect, 'payload'>;

/** Partial results are only for the next worker; the result is shown when the job has ended. */
export function toJob(row: JobRow): Job {
  const hasEnded = row.status !== 'pending' && row.status !== 'running';
  const isUntaken = row.status === 'pending' && row.startedAt === null;
  const message = (isUntaken ? unstartedMessage(row.createdAt) : null) ?? row.progressMessage;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    progress: { done: row.progressDone, total: row.progressTotal, message },
    result: hasEnded ? (row.result ?? null) : null,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
