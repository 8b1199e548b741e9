import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, primaryId } from './columns.ts';
import { rowsWhere, tenantRows } from './policies.ts';

export const JOB_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;

/** Long work as users see it. The queue itself belongs to the job provider. */
export const jobs = pgTable(
  'jobs',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    createdBy: text('created_by').notNull(),
    kind: text('kind').notNull(),
    status: text('status', { enum: JOB_STATUSES }).notNull().default('pending'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    progressMessage: text('progress_message').notNull().default(''),
    result: jsonb('result').$type<unknown>(),
    error: text('error'),
    cancelRequestedAt: instant('cancel_requested_at'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('jobs_tenant_idx').on(table.tenantId, table.createdAt),
    index('jobs_status_idx').on(table.status),
    tenantRows(table.tenantId),
  ],
);

/** Events for a hosted job provider, committed with the change that causes them and sent afterwards. */
export const jobOutbox = pgTable(
  'job_outbox',
  {
    id: primaryId(),
    name: text('name').notNull(),
    payload: jsonb('payload').$type<unknown>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('job_outbox_unsent_idx').on(table.sentAt, table.createdAt),
    rowsWhere('requests_add', sql`true`, { for: 'insert' }),
  ],
);

/**
 * The runs of jobs that a handler works on now, and those that their provider cancelled; the id is the provider's. A
 * handler renews `alive_at`, so that nobody ends a job's claims while it works, and finds its cancellation here when
 * another process was told of it.
 */
export const jobRuns = pgTable('job_runs', {
  runId: text('run_id').primaryKey(),
  /** Null when no handler works. */
  aliveAt: instant('alive_at'),
  cancelledAt: instant('cancelled_at'),
  /** When the job's definition had been told of the cancellation. */
  reportedAt: instant('reported_at'),
}).enableRLS();
