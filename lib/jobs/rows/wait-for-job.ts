import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { getJob } from './read-jobs';
import type { Job } from './schema';

const POLL_MS = 150;

/** The job when it has ended, or its state after `waitMs`. Throws the reason of a failed job. */
export async function waitForJob(ctx: Context, jobId: string, waitMs: number, signal: AbortSignal): Promise<Job> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const job = await getJob(ctx, jobId);
    if (job.status === 'failed') throw new AppError('unavailable', job.error ?? 'The work failed.');
    if ((job.status !== 'pending' && job.status !== 'running') || Date.now() >= deadline) return job;
    await delay(POLL_MS, undefined, { signal });
  }
}
