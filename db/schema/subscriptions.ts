import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { rowsOf, tenantRows } from './policies.ts';
import { votingPolicies } from './voting.ts';

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'stopped'] as const;
export const GROUP_STATUSES = ['active', 'paused'] as const;
export const QUEUE_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export const WAIT_REASONS = [
  'missing_documents',
  'monthly_limit',
  'daily_limit',
  'retry',
  'arrived_while_paused',
] as const;

/** Columns that subscriptions and groups share. */
const watchColumns = () => ({
  id: primaryId(),
  tenantId: text('tenant_id').notNull(),
  organizationId: text('organization_id'),
  createdBy: text('created_by').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  /** A UUID or default_agm_template; the template may have been deleted. */
  templateId: text('template_id').notNull(),
  monitoredDocumentTypes: text('monitored_document_types').array().notNull(),
  fiscalYear: integer('fiscal_year').notNull(),
  reportNameTemplate: text('report_name_template').notNull(),
  isNotifiedByEmail: boolean('is_notified_by_email').notNull().default(true),
  isNotifiedInApp: boolean('is_notified_in_app').notNull().default(true),
  maxReportsPerMonth: integer('max_reports_per_month').notNull(),
  lastTriggeredAt: instant('last_triggered_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Reports on one company, generated whenever a filing of a monitored type is processed. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    ...watchColumns(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Also determines who can see it: only its creator, or the whole organization. */
    isShared: boolean('is_shared').notNull().default(false),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull().default('active'),
  },
  (table) => [
    index('subscriptions_tenant_idx').on(table.tenantId, table.createdAt),
    index('subscriptions_company_idx').on(table.companyId, table.status),
    index('subscriptions_template_idx').on(table.tenantId, table.templateId),
    tenantRows(table.tenantId),
  ],
);

/** Reports on many companies with shared limits; a group belongs to the whole organization. */
export const subscriptionGroups = pgTable(
  'subscription_groups',
  {
    ...watchColumns(),
    /** Ballots are made under it when a proxy of one of its companies is Ready. */
    policyId: uuid('policy_id').references(() => votingPolicies.id, { onDelete: 'set null' }),
    /** Limit for each company, in a UTC day. */
    perCompanyDailyLimit: integer('per_company_daily_limit').notNull(),
    status: text('status', { enum: GROUP_STATUSES }).notNull().default('active'),
  },
  (table) => [
    index('subscription_groups_tenant_idx').on(table.tenantId, table.createdAt),
    index('subscription_groups_template_idx').on(table.tenantId, table.templateId),
    tenantRows(table.tenantId),
  ],
);

export const subscriptionGroupCompanies = pgTable(
  'subscription_group_companies',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => subscriptionGroups.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Replaces the group's daily limit. */
    rateLimitOverride: integer('rate_limit_override'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.companyId] }),
    index('subscription_group_companies_company_idx').on(table.companyId),
    rowsOf(table.groupId, subscriptionGroups.id),
  ],
);

/**
 * A report to be generated because a document arrived. The unique keys ensure one report per document, however often
 * the document is processed.
 */
export const reportQueue = pgTable(
  'report_queue',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    /** Exactly one of the two is set. */
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => subscriptionGroups.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The triggering document; it may have been deleted. */
    documentId: uuid('document_id').notNull(),
    triggerDocType: text('trigger_doc_type').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    generatedReportName: text('generated_report_name').notNull(),
    status: text('status', { enum: QUEUE_STATUSES }).notNull().default('pending'),
    /** Lowest number first. */
    priority: integer('priority').notNull(),
    /** Not started before this time. */
    scheduledFor: instant('scheduled_for').notNull(),
    waitReason: text('wait_reason', { enum: WAIT_REASONS }),
    /** How long it waits for missing annual documents; null when it does not wait. */
    waitUntil: instant('wait_until'),
    missingDocumentTypes: text('missing_document_types').array().notNull().default([]),
    reportId: uuid('report_id'),
    attempts: integer('attempts').notNull().default(0),
    /** A sentence for the user. */
    failureReason: text('failure_reason'),
    /** Who cancelled it; a running item stops at its report's next query. */
    cancelledBy: text('cancelled_by'),
    /** The periods in which this item is counted, so that a failure can be subtracted. */
    countedMonth: text('counted_month'),
    countedDay: text('counted_day'),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
  },
  (table) => [
    uniqueIndex('report_queue_subscription_document_idx')
      .on(table.subscriptionId, table.documentId)
      .where(sql`${table.subscriptionId} is not null`),
    uniqueIndex('report_queue_group_document_idx')
      .on(table.groupId, table.documentId)
      .where(sql`${table.groupId} is not null`),
    index('report_queue_due_idx')
      .on(table.tenantId, table.priority, table.createdAt)
      .where(sql`${table.status} = 'pending'`),
    index('report_queue_running_idx')
      .on(table.tenantId)
      .where(sql`${table.status} = 'running'`),
    index('report_queue_report_idx').on(table.reportId),
    index('report_queue_tenant_idx').on(table.tenantId, table.createdAt),
    tenantRows(table.tenantId),
  ],
);

/**
 * Reports counted towards a limit: of a subscription, or of one company in a group, in a UTC month (2026-11) or day
 * (2026-11-21).
 */
export const reportUsage = pgTable(
  'report_usage',
  {
    /** Id of the subscription or group. */
    watchId: uuid('watch_id').notNull(),
    companyId: uuid('company_id').notNull(),
    period: text('period').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.watchId, table.companyId, table.period] }),
    rowsOf(table.watchId, subscriptions.id, { name: 'rows_of_subscription' }),
    rowsOf(table.watchId, subscriptionGroups.id, { name: 'rows_of_group' }),
  ],
);
