import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { log } from '@/lib/log';

/** Stores the progress (done of total) and a sentence for the users who watch. */
export type ReportProgress = (done: number, total: number, message: string) => Promise<void>;

const WRITE_EVERY_MS = 500;

type Progress = { progressDone: number; progressTotal: number; progressMessage: string };

/**
 * Writes progress at most twice a second, and always the latest value. A report also detects that the job was
 * cancelled.
 */
export function reportProgress(jobId: string, onCancelled: () => void) {
  let waiting: Progress | undefined;
  let writtenAtMs = 0;
  let later: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const write = async () => {
    if (!waiting) return;
    const progress = waiting;
    waiting = undefined;
    writtenAtMs = Date.now();
    try {
      const [row] = await database()
        .update(jobs)
        .set(progress)
        .where(eq(jobs.id, jobId))
        .returning({ cancelRequestedAt: jobs.cancelRequestedAt });
      if (row?.cancelRequestedAt) onCancelled();
    } catch (error) {
      // Progress is only for display, so a job does not fail when it cannot be stored.
      log.warn({ err: error, jobId }, 'progress could not be stored');
    }
  };
  // One after the other: on two connections an older value could be stored last.
  const flush = (): Promise<void> => {
    clearTimeout(later);
    later = undefined;
    writing = writing.then(write);
    return writing;
  };

  const report: ReportProgress = async (done, total, message) => {
    waiting = { progressDone: done, progressTotal: total, progressMessage: message };
    const waitMs = writtenAtMs + WRITE_EVERY_MS - Date.now();
    if (waitMs <= 0) await flush();
    // The next report may be minutes away, so the latest one is written after a delay.
    else later ??= setTimeout(() => void flush(), waitMs).unref();
  };
  return { report, flush };
}
