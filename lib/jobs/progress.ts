import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { log } from '@/lib/log';

/** Stores done, total and a sentence for the people who watch. */
export type ReportProgress = (done: number, total: number, message: string) => Promise<void>;

const WRITE_EVERY_MS = 500;

type Progress = { progressDone: number; progressTotal: number; progressMessage: string };

/** Writes progress at most twice a second, the latest always; a report also notices that the job was cancelled. */
export function reportProgress(jobId: string, onCancelled: () => void) {
  let waiting: Progress | undefined;
  let writtenAtMs = 0;
  let later: NodeJS.Timeout | undefined;

  const flush = async () => {
    clearTimeout(later);
    later = undefined;
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
      // People only watch progress; a job does not fail because it could not be shown.
      log.warn({ err: error, jobId }, 'progress could not be stored');
    }
  };

  const report: ReportProgress = async (done, total, message) => {
    waiting = { progressDone: done, progressTotal: total, progressMessage: message };
    const waitMs = writtenAtMs + WRITE_EVERY_MS - Date.now();
    if (waitMs <= 0) await flush();
    // The next report may be minutes away: a slow download is named while it lasts.
    else later ??= setTimeout(() => void flush(), waitMs).unref();
  };
  return { report, flush };
}
