import { JOB_PAYLOADS, type JobName, type JobPayload } from './contracts';

/** How a job is run, told to it by whatever runs it. */
export type JobContext = {
  /** Aborts when the worker stops; the job is then taken up again later. */
  signal: AbortSignal;
  /** From 1. */
  attempt: number;
  isLastAttempt: boolean;
};

type JobSpec<Name extends JobName> = {
  name: Name;
  /** How often a failed attempt is repeated, with growing pauses. Refusals that would repeat themselves are not. */
  retries: number;
  concurrency: {
    /** At once on one worker. */
    limit: number;
    /** At once for one tenant, on all workers. */
    perTenant?: number;
  };
  /** Five fields, in UTC. The job is then also started by the clock, with an empty payload. */
  cron?: string;
  /** Longest time for one attempt. */
  timeoutMinutes?: number;
  run: (job: JobContext & { payload: JobPayload<Name> }) => Promise<unknown>;
  /** Called once the job has failed for good, also when its worker died; safe to call twice. */
  giveUp?: (payload: JobPayload<Name>, reason: string) => Promise<void>;
};

/** A job as providers see it: the payload is checked here, so they can treat all jobs alike. */
export type JobDefinition = {
  name: JobName;
  retries: number;
  concurrency: { limit: number; perTenant?: number };
  cron: string | undefined;
  timeoutMinutes: number;
  run: (payload: unknown, context: JobContext) => Promise<unknown>;
  giveUp: (payload: unknown, reason: string) => Promise<void>;
};

const DEFAULT_TIMEOUT_MINUTES = 240;

/** Declares a job beside the one use case that it calls. */
export function defineJob<Name extends JobName>(spec: JobSpec<Name>): JobDefinition {
  const parse = (payload: unknown) => JOB_PAYLOADS[spec.name].parse(payload) as JobPayload<Name>;
  return {
    name: spec.name,
    retries: spec.retries,
    concurrency: spec.concurrency,
    cron: spec.cron,
    timeoutMinutes: spec.timeoutMinutes ?? DEFAULT_TIMEOUT_MINUTES,
    run: async (payload, context) => spec.run({ ...context, payload: parse(payload) }),
    giveUp: async (payload, reason) => spec.giveUp?.(parse(payload), reason),
  };
}
