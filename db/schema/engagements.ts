import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { rowsOf, visibleRows } from './policies.ts';

const STATUSES = ['draft', 'email_drafted', 'email_sent', 'scheduled', 'completed'] as const;
const MILESTONES = ['raised', 'acknowledged', 'committed', 'done'] as const;

type StoredActionItem = { id: string; item: string; owner: string; due_date: string | null; is_done: boolean };
type StoredRelevantQuery = { query: string; query_id: string; answer: string; flag: string };
type StoredDocument = {
  document_id: string;
  label: string;
  form_type: string;
  fiscal_year: number | null;
  filing_date: string | null;
};
type StoredOverride = { condition_id: string; reason: string; by: string; at: string };

/**
 * An engagement with a company about the flags of one report. The snapshots are copies, so deleting the report changes
 * nothing.
 */
export const engagements = pgTable(
  'engagements',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    createdBy: text('created_by').notNull(),
    /** Copied from the report: 'user' is visible only to its creator. */
    visibility: text('visibility', { enum: ['user', 'organization'] }).notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    companyName: text('company_name').notNull(),
    companyTicker: text('company_ticker').notNull(),
    /** Not a foreign key, because the report may be deleted. */
    reportId: uuid('report_id').notNull(),
    reportTitle: text('report_title').notNull(),
    reportDate: instant('report_date').notNull(),
    agmDate: date('agm_date'),
    status: text('status', { enum: STATUSES }).notNull().default('draft'),
    triggeredFlags: jsonb('triggered_flags').$type<unknown[]>().notNull(),
    triggeredFlagsCount: integer('triggered_flags_count').notNull(),
    relevantQueries: jsonb('relevant_queries').$type<StoredRelevantQuery[]>().notNull(),
    documents: jsonb('documents').$type<StoredDocument[]>().notNull(),
    currentVersionId: uuid('current_version_id'),
    emailVersionsCount: integer('email_versions_count').notNull().default(0),
    emailSentAt: instant('email_sent_at'),
    sentTo: text('sent_to').array().notNull().default([]),
    sentVersionId: uuid('sent_version_id'),
    /** A date, or a timestamp in UTC when a time was given. */
    meetingDate: text('meeting_date'),
    meetingDurationMinutes: integer('meeting_duration_minutes').notNull().default(60),
    meetingLocation: text('meeting_location').notNull().default(''),
    attendees: text('attendees').array().notNull().default([]),
    notes: text('notes').notNull().default(''),
    actionItems: jsonb('action_items').$type<StoredActionItem[]>().notNull().default([]),
    followUpRequired: boolean('follow_up_required').notNull().default(false),
    /** Increases with every save of notes, attendees, action items or the follow-up switch. */
    notesRevision: integer('notes_revision').notNull().default(0),
    notesUpdatedAt: instant('notes_updated_at'),
    notesUpdatedBy: text('notes_updated_by'),
    summary: jsonb('summary').$type<unknown>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('engagements_report_idx').on(table.tenantId, table.reportId),
    index('engagements_list_idx').on(table.tenantId, table.status, table.updatedAt),
    index('engagements_company_idx').on(table.companyId),
    visibleRows(table),
  ],
);

/** All saved versions of the letter; rows are only added. */
export const engagementEmailVersions = pgTable(
  'engagement_email_versions',
  {
    id: primaryId(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    subject: text('subject').notNull(),
    content: text('content').notNull(),
    userPrompt: text('user_prompt'),
    kind: text('kind', { enum: ['generated', 'refined', 'manual'] }).notNull(),
    baseVersionId: uuid('base_version_id'),
    /** "rules", "manual" or the id of the model. */
    engine: text('engine').notNull(),
    promptVersion: text('prompt_version').notNull().default(''),
    /** How the rules composed it; null when they did not. */
    plan: jsonb('plan').$type<unknown>(),
    /** Phrases that are not statements about the company, such as proposed times. */
    givenFacts: text('given_facts').array().notNull().default([]),
    notes: text('notes').array().notNull().default([]),
    checks: jsonb('checks').$type<unknown>().notNull(),
    overrides: jsonb('overrides').$type<StoredOverride[]>().notNull().default([]),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('engagement_email_versions_number_idx').on(table.engagementId, table.number),
    rowsOf(table.engagementId, engagements.id),
  ],
);

/** The notes before another person overwrote them. */
export const engagementNoteRevisions = pgTable(
  'engagement_note_revisions',
  {
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    notes: text('notes').notNull(),
    writtenBy: text('written_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.engagementId, table.revision] }),
    rowsOf(table.engagementId, engagements.id),
  ],
);

export const engagementObjectives = pgTable(
  'engagement_objectives',
  {
    id: primaryId(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    flagDescription: text('flag_description'),
    milestone: text('milestone', { enum: MILESTONES }).notNull().default('raised'),
    milestoneDates: jsonb('milestone_dates').$type<Partial<Record<(typeof MILESTONES)[number], string>>>().notNull(),
    nextYear: jsonb('next_year').$type<unknown>(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('engagement_objectives_engagement_idx').on(table.engagementId, table.createdAt),
    rowsOf(table.engagementId, engagements.id),
  ],
);

/** Events for the timeline; rows are only added. */
export const engagementEvents = pgTable(
  'engagement_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    engagementId: uuid('engagement_id')
      .notNull()
      .references(() => engagements.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    /** A sentence for the user. */
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('engagement_events_engagement_idx').on(table.engagementId, table.id),
    rowsOf(table.engagementId, engagements.id),
  ],
);
