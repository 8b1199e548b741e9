import type { z } from 'zod';
import { pollCancellation } from './cancellation';
import type { TrackedJobName } from './contracts';
import { defineJob, type JobContext, type JobDefinition } from './define';
import { AttemptTimeoutError, failureSentence, isPermanent, JobCancelledError, WorkerStoppingError } from './failures';
import { beginJob, endJob, pauseJob, type JobEnding, type TrackedJob } from './rows/job-steps';
import { reportProgress, type ReportProgress } from './progress';

type TrackedSpec<Name extends TrackedJobName, Input extends z.ZodType> = {
  name: Name;
  /** Schema of the payload of the job's row, which the use case that asks for the job stores. */
  input: Input;
  retries: number;
  concurrency: { limit: number; perTenant?: number };
  timeoutMinutes?: number;
  run: (job: {
    jobId: string;
    tenantId: string;
    /** The user who started it. */
    userId: string;
    input: z.output<Input>;
    progress: ReportProgress;
    /** Aborts when a user cancels the job, when the worker stops, and when the attempt's time is over. */
    signal: AbortSignal;
    attempt: number;
  }) => Promise<unknown>;
  /**
   * Releases what the job occupied when it ended without doing so itself, for example because its worker died.
   */
  release?: (jobId: string) => Promise<void>;
  /**
   * Called when an attempt has ended, however it ended, and when the job finally failed or was cancelled before it
   * began; the job's row has its state. May be called several times.
   */
  onEnd?: (jobId: string) => Promise<void>;
};

/**
 * A job with a row that users watch: it is marked running, shows progress, can be cancelled, and ends with a result or
 * an error sentence.
 */
export function defineTrackedJob<Name extends TrackedJobName, Input extends z.ZodType>(
  spec: TrackedSpec<Name, Input>,
): JobDefinition {
  const endAs = async (jobId: string, ending: JobEnding) => {
    await endJob(jobId, ending);
    await spec.release?.(jobId);
    await spec.onEnd?.(jobId);
  };
  const work = async (job: TrackedJob, context: JobContext) => {
    const watch = pollCancellation(job.id, context.signal);
    const progress = reportProgress(job.id, watch.cancel);
    try {
      const { id: jobId, tenantId, createdBy: userId } = job;
      const result = await spec.run({
        jobId,
        tenantId,
        userId,
        input: spec.input.parse(job.payload),
        progress: progress.report,
        signal: watch.signal,
        attempt: context.attempt,
      });
      await progress.flush();
      await endJob(job.id, { status: 'completed', result: result ?? null });
    } catch (error) {
      await progress.flush();
      await recordEnding(job.id, watch.signal, context, error);
    } finally {
      watch.stop();
    }
  };
  return defineJob({
    name: spec.name,
    retries: spec.retries,
    concurrency: spec.concurrency,
    ...(spec.timeoutMinutes ? { timeoutMinutes: spec.timeoutMinutes } : {}),
    run: async ({ payload: { jobId }, ...context }) => {
      try {
        const job = await beginJob(jobId, context.attempt);
        if (job) await work(job, context);
      } finally {
        await spec.onEnd?.(jobId);
      }
    },
    giveUp: ({ jobId }, reason) => endAs(jobId, { status: 'failed', error: reason }),
    cancel: ({ jobId }) => endAs(jobId, { status: 'cancelled' }),
  });
}

/** Stores how an attempt ended; throws again the errors that the provider must know about. */
async function recordEnding(jobId: string, signal: AbortSignal, context: JobContext, thrown: unknown): Promise<void> {
  const error = signal.reason instanceof AttemptTimeoutError ? signal.reason : thrown;
  if (signal.reason instanceof JobCancelledError || error instanceof JobCancelledError)
    return endJob(jobId, { status: 'cancelled' });
  if (signal.reason instanceof WorkerStoppingError) await pauseJob(jobId, 'Continues when the worker is back');
  else if (context.isLastAttempt || isPermanent(error))
    await endJob(jobId, { status: 'failed', error: failureSentence(error) });
  else await pauseJob(jobId, `Trying again soon. ${failureSentence(error)}`);
  throw error;
}
