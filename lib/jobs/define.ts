import { inSpan } from '@/lib/tracing';
import { JOB_PAYLOADS, type JobName, type JobPayload } from './contracts';
import { AttemptTimeoutError, JobCancelledError } from './failures';
import { cancelRun, inRun } from './runs';

/** What the provider passes to a running job. */
export type JobContext = {
  /** The same in all attempts of a job, and in no other job, also when its payload is the same. */
  runId: string;
  /**
   * Aborts when the worker stops, and the job is started again later; in a definition also when its time is over or its
   * run is cancelled.
   */
  signal: AbortSignal;
  /** Starts at 1. */
  attempt: number;
  isLastAttempt: boolean;
};

type JobSpec<Name extends JobName> = {
  name: Name;
  /** How often a failed attempt is repeated, with growing pauses. Permanent refusals are not repeated. */
  retries: number;
  concurrency: {
    /** Most jobs of this kind at the same time on one worker. */
    limit: number;
    /** Most jobs of this kind at the same time for one tenant, on all workers. */
    perTenant?: number;
  };
  /** Five cron fields, in UTC. Starts the job with an empty payload at these times too. */
  cron?: string;
  /** Longest time for one attempt: its signal aborts then, and the attempt counts as failed. 240 when absent. */
  timeoutMinutes?: number;
  run: (job: JobContext & { payload: JobPayload<Name> }) => Promise<unknown>;
  /**
   * Called when the job has finally failed, also when its worker died. May be called twice, and while a later job with
   * the same payload runs.
   */
  giveUp?: (payload: JobPayload<Name>, reason: string, runId: string) => Promise<void>;
  /**
   * Called when the provider cancelled the job and its handler has ended or its worker is dead. May be called twice.
   * Gives up when absent.
   */
  cancel?: (payload: JobPayload<Name>, runId: string) => Promise<void>;
};

/** A job as providers see it. It validates the payload itself, so providers treat all jobs alike. */
export type JobDefinition = {
  name: JobName;
  retries: number;
  concurrency: { limit: number; perTenant?: number };
  cron: string | undefined;
  timeoutMinutes: number;
  run: (payload: unknown, context: JobContext) => Promise<unknown>;
  giveUp: (payload: unknown, reason: string, runId: string) => Promise<void>;
  /**
   * Stops the handler of a run that the provider cancelled, in whatever process it works, and then ends the job. Throws
   * when the handler does not stop within a minute and a half, or the signal aborts; to be called again.
   */
  cancel: (payload: unknown, runId: string, signal: AbortSignal) => Promise<void>;
};

/** What runs the jobs of one provider, until it is stopped. */
export type Worker = { stop(): Promise<void> };

/**
 * Milliseconds within which running jobs must end when their worker stops. The supervisor kills the process two seconds
 * later.
 */
export const STOP_PATIENCE_MS = 6_000;

/** The result of a stopped attempt for its provider: the job is queued again as new, with all its attempts. */
export const HANDED_OVER = { handedOver: true };

const DEFAULT_TIMEOUT_MINUTES = 240;

/** Defines a job around one use case. */
export function defineJob<Name extends JobName>(spec: JobSpec<Name>): JobDefinition {
  const timeoutMinutes = spec.timeoutMinutes ?? DEFAULT_TIMEOUT_MINUTES;
  const parse = (payload: unknown) => JOB_PAYLOADS[spec.name].parse(payload) as JobPayload<Name>;
  return {
    name: spec.name,
    retries: spec.retries,
    concurrency: spec.concurrency,
    cron: spec.cron,
    timeoutMinutes,
    run: (payload, context) =>
      inSpan(`job ${spec.name}`, { 'plumbline.attempt': context.attempt }, () =>
        inRun(context.runId, context.signal, (runSignal) =>
          withinMinutes(timeoutMinutes, runSignal, async (signal) =>
            spec.run({ ...context, signal, payload: parse(payload) }),
          ),
        ),
      ),
    giveUp: async (payload, reason, runId) => spec.giveUp?.(parse(payload), reason, runId),
    cancel: (payload, runId, signal) =>
      cancelRun(runId, signal, async () =>
        spec.cancel
          ? spec.cancel(parse(payload), runId)
          : spec.giveUp?.(parse(payload), new JobCancelledError().message, runId),
      ),
  };
}

/**
 * Runs with a signal that also aborts when the time is over. The provider's own limits come later, so that an attempt
 * ends before the next one begins.
 */
async function withinMinutes<T>(
  minutes: number,
  providerSignal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new AttemptTimeoutError(minutes)), minutes * 60_000);
  try {
    return await run(AbortSignal.any([providerSignal, timeout.signal]));
  } finally {
    clearTimeout(timer);
  }
}
