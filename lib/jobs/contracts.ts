import { z } from 'zod';

/**
 * A job that a user started and watches. The queue carries only the id of its row in `jobs`; the row has the input,
 * progress and result. The schema of the input is in `job-inputs.ts` of the job's domain.
 */
const tracked = z.object({ jobId: z.uuid() });

/**
 * All jobs by name, with the schema of what the queue carries. Apart from the definitions, because use cases queue jobs
 * and definitions call use cases: with the schemas in the definitions each would import the other, and the web server,
 * which only queues, would load everything that jobs do. Imports no domain, for the same reason.
 */
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
  'record-outcomes': z.object({ documentId: z.uuid() }),
  /** Of one company, or of all companies with a recent meeting. */
  'fetch-outcomes': z.object({ companyId: z.uuid().optional() }),
  /** The meeting of one proxy; without a document, of all proxies that are not read yet. */
  'build-meetings': z.object({ documentId: z.uuid().optional() }),
  'backtest-policy': tracked,
  'run-grid': tracked,
  /** For one tenant, or for all when absent. */
  'drain-report-queue': z.object({ tenantId: z.string().optional() }),
  'poll-edgar': z.object({}),
  'send-notification': z.object({ notificationId: z.uuid() }),
  /** Number of earlier checks. */
  'prepare-demo': z.object({ round: z.number().int().default(0) }),
  'drop-demo-workspaces': z.object({}),
  /** One try of one delivery; `attempt` starts at 1. */
  'deliver-webhook': z.object({ deliveryId: z.uuid(), attempt: z.number().int().positive() }),
  'sweep-webhooks': z.object({}),
} satisfies Record<string, z.ZodType>;

export type JobName = keyof typeof JOB_PAYLOADS;
export type JobPayload<Name extends JobName> = z.output<(typeof JOB_PAYLOADS)[Name]>;
export type JobPayloadInput<Name extends JobName> = z.input<(typeof JOB_PAYLOADS)[Name]>;

/** Names of jobs whose payload refers to a row of `jobs`. */
export type TrackedJobName = { [Name in JobName]: JobPayload<Name> extends { jobId: string } ? Name : never }[JobName];

/**
 * What a tracked job's definition and the use cases that queue it share: its name, and the schema of its row's input.
 * Declared in `job-inputs.ts` of the domain that queues it.
 */
export type TrackedContract<Input extends z.ZodType = z.ZodType> = { name: TrackedJobName; input: Input };

export type EnqueueOptions = {
  /** Tenant for fair scheduling; taken from the job's row when absent. */
  tenantId?: string;
  /** The job does not start before this time. */
  startAfter?: Date;
};

/** A validated job for the provider. */
export type QueuedJob = { name: JobName; payload: unknown } & EnqueueOptions;
