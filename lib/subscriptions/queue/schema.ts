import { z } from 'zod';

export const QUEUE_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
const queueStatusSchema = z.enum(QUEUE_STATUSES, 'Status is pending, running, completed, failed or cancelled');

/** Why a pending item has not started. */
export const WAITING_CODES = [
  'turn',
  'missing_documents',
  'monthly_limit',
  'daily_limit',
  'retry',
  'paused',
  'arrived_while_paused',
] as const;

export const listQueueQuery = z.object({
  status: queueStatusSchema.optional(),
  subscription_id: z.uuid('is not valid').optional(),
  group_id: z.uuid('is not valid').optional(),
  limit: z.coerce.number().int().min(1).max(100, 'limit is at most 100').default(20),
});
export type ListQueueQuery = z.output<typeof listQueueQuery>;

export const queueItemSchema = z
  .object({
    id: z.uuid(),
    subscription_id: z.uuid().nullable(),
    group_id: z.uuid().nullable(),
    /** Name of the subscription or group. */
    source_name: z.string(),
    company_id: z.uuid(),
    company_name: z.string(),
    document_id: z.uuid(),
    /** Set when it has started. */
    report_id: z.uuid().nullable(),
    generated_report_name: z.string(),
    fiscal_year: z.number().int(),
    trigger_doc_type: z.string(),
    status: queueStatusSchema,
    /** Lowest number first. */
    priority: z.number().int(),
    scheduled_for: z.string(),
    waiting_code: z.enum(WAITING_CODES).nullable(),
    /** A sentence; set while the item is pending. */
    waiting_reason: z.string().nullable(),
    missing_document_types: z.array(z.string()),
    /** The last failure, as a sentence; also while another attempt is pending. */
    failure_reason: z.string().nullable(),
    /** Who cancelled it, also while it still runs until its report's next query. Null when it was not cancelled. */
    cancelled_by_name: z.string().nullable(),
    /** Progress of its report; null unless the item runs. */
    progress: z.object({ done: z.number().int(), total: z.number().int(), message: z.string() }).nullable(),
    attempts: z.number().int(),
    processing_duration_seconds: z.number().nullable(),
    /** Whether the caller may cancel and retry it. */
    can_edit: z.boolean(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof queueItemSchema>;

export const queueListSchema = z.object({ items: z.array(queueItemSchema), total: z.number().int() });

export const queueSummarySchema = z
  .object({
    total_items: z.number().int(),
    pending: z.number().int(),
    running: z.number().int(),
    completed: z.number().int(),
    failed: z.number().int(),
    cancelled: z.number().int(),
    /** Time from queued to started, of the items started in the last 30 days; null when there are none. */
    average_wait_seconds: z.number().nullable(),
  })
  .meta({ id: 'QueueStatus' });
export type QueueSummary = z.infer<typeof queueSummarySchema>;
