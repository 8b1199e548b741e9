import { z } from 'zod';

/** A job that a person asked for and watches: its row in `jobs` holds the input, the progress and the result. */
const tracked = z.object({ jobId: z.uuid() });

/** What may be asked of the worker: the name of each job, and the shape of what it is given. */
export const JOB_PAYLOADS = {
  'process-documents': tracked,
  'embed-chunks': tracked,
  'fetch-filings': tracked,
  'import-companies': tracked,
  'generate-report': tracked,
  'compare-filings': tracked,
  'process-document': z.object({ documentId: z.uuid(), force: z.boolean().default(false) }),
  'refresh-catalogue': z.object({}),
  'match-document': z.object({ documentId: z.uuid() }),
  'check-drawn': z.object({ documentId: z.uuid() }),
  /** Of one tenant, or of all. */
  'drain-report-queue': z.object({ tenantId: z.string().optional() }),
  'wake-report-queue': z.object({}),
  'poll-edgar': z.object({}),
  'send-notification': z.object({ notificationId: z.uuid() }),
  /** How often it has looked in. */
  'prepare-demo': z.object({ round: z.number().int().default(0) }),
  'drop-demo-workspaces': z.object({}),
} satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOB_PAYLOADS)[Name]>;
export type JobPayloadInput<Name extends JobName> = z.input<(typeof JOB_PAYLOADS)[Name]>;

/** Names whose payload points at a row of `jobs`. */
export type TrackedJobName = { [Name in JobName]: JobPayload<Name> extends { jobId: string } ? Name : never }[JobName];

export type EnqueueOptions = {
  /** Whose work it is, for fairness between tenants; a job's row answers it when left out. */
  tenantId?: string;
  /** Not before this time. */
  startAfter?: Date;
};

/** A job on its way to the provider, its payload checked. */
export type QueuedJob = { name: JobName; payload: unknown } & EnqueueOptions;
