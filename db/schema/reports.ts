import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { rowsOf, visibleRows } from './policies.ts';

export const REPORT_STATUSES = ['processing', 'completed', 'failed'] as const;

type StoredQuery = {
  id: string;
  text: string;
  category: string;
  expected_sources: string[];
  flags: string[];
  citation_required: boolean;
};
type StoredTemplate = {
  name: string;
  queries: StoredQuery[];
  category_mapping: Record<string, string>;
  category_order: string[];
  flag_configuration: string;
  /** Left out by reports older than the comparison of filings. */
  include_changes?: boolean;
};
type StoredFlagStatus = {
  flags_configured: boolean;
  total_flags_configured: number;
  flags_triggered: number;
  flags_clear: number;
  flags_cannot_determine: number;
};

/**
 * A report with its request and current state. What it analyses is copied into it, so that later edits do not affect
 * it.
 */
export const reports = pgTable(
  'reports',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    createdBy: text('created_by').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    companyName: text('company_name').notNull(),
    companyTicker: text('company_ticker').notNull(),
    /** A UUID or default_agm_template; the template may have been deleted. */
    templateId: text('template_id').notNull(),
    templateName: text('template_name').notNull(),
    title: text('title').notNull(),
    /** 'user': visible only to its creator. */
    visibility: text('visibility', { enum: ['user', 'organization'] }).notNull(),
    agmDate: date('agm_date'),
    documentIds: uuid('document_ids').array().notNull(),
    status: text('status', { enum: REPORT_STATUSES }).notNull().default('processing'),
    /** A sentence for the user; set only when the status is failed. */
    failureReason: text('failure_reason'),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    progressMessage: text('progress_message').notNull().default(''),
    /** Starts at 1; regenerating increases it and keeps the id. */
    revision: integer('revision').notNull().default(1),
    jobId: uuid('job_id'),
    templateSnapshot: jsonb('template_snapshot').$type<StoredTemplate>().notNull(),
    documentSnapshot: jsonb('document_snapshot').$type<unknown>().notNull(),
    /** The results without the answers; parts are stored as they are completed. */
    results: jsonb('results').$type<unknown>().notNull().default({}),
    flagStatus: jsonb('flag_status').$type<StoredFlagStatus>(),
    hasTriggeredFlags: boolean('has_triggered_flags').notNull().default(false),
    queriesAnswered: integer('queries_answered').notNull().default(0),
    queriesExecuted: integer('queries_executed').notNull().default(0),
    subscriptionId: uuid('subscription_id'),
    groupId: uuid('group_id'),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('reports_tenant_idx').on(table.tenantId, table.createdAt),
    index('reports_company_idx').on(table.tenantId, table.companyId, table.createdAt),
    index('reports_subscription_idx').on(table.subscriptionId),
    index('reports_group_idx').on(table.groupId),
    index('reports_job_idx').on(table.jobId),
    visibleRows(table),
  ],
);

/** The answer to one query of a report, stored as soon as it is complete. */
export const reportAnswers = pgTable(
  'report_answers',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    queryId: text('query_id').notNull(),
    ordinal: integer('ordinal').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.revision, table.queryId] }),
    rowsOf(table.reportId, reports.id),
  ],
);

/** The result of a report before it was generated again; the answers of a revision stay in report_answers. */
export const reportRevisions = pgTable(
  'report_revisions',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    documentIds: uuid('document_ids').array().notNull(),
    templateSnapshot: jsonb('template_snapshot').$type<StoredTemplate>().notNull(),
    documentSnapshot: jsonb('document_snapshot').$type<unknown>().notNull(),
    results: jsonb('results').$type<unknown>().notNull(),
    flagStatus: jsonb('flag_status').$type<StoredFlagStatus>(),
    startedAt: instant('started_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.revision] }), rowsOf(table.reportId, reports.id)],
);
