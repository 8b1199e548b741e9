import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { JobCancelledError } from './failures';

const POLL_MS = 1000;

/** Checks every second whether the job was cancelled. */
export function pollCancellation(jobId: string, workerSignal: AbortSignal) {
  const controller = new AbortController();
  const cancel = () => controller.abort(new JobCancelledError());
  const timer = setInterval(() => {
    // A short database outage is no reason to stop; the work itself will notice it.
    isCancelRequested(jobId).then(
      (isRequested) => isRequested && cancel(),
      () => undefined,
    );
  }, POLL_MS);
  return { signal: AbortSignal.any([workerSignal, controller.signal]), cancel, stop: () => clearInterval(timer) };
}

async function isCancelRequested(jobId: string): Promise<boolean> {
  const [row] = await database().select({ at: jobs.cancelRequestedAt }).from(jobs).where(eq(jobs.id, jobId));
  return Boolean(row?.at);
}
