import { bigserial, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies.ts';
import { createdAt, instant, primaryId, updatedAt } from './columns.ts';
import { documents } from './documents.ts';
import { rowsOf, tenantRows } from './policies.ts';

export const MEETING_TYPES = ['annual', 'special'] as const;
export const BALLOT_STATES = ['draft', 'approved', 'voted'] as const;

/** What a proxy or an amendment says of its meeting, read once for everybody who sees the document. */
export const meetingAgendas = pgTable(
  'meeting_agendas',
  {
    documentId: uuid('document_id')
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    isAmendment: boolean('is_amendment').notNull(),
    /** Null where it was not found on the pages. */
    meetingDate: date('meeting_date'),
    filingDate: date('filing_date'),
    /** Head and lines, each field with its words: `Agenda` of lib/voting/meetings. */
    content: jsonb('content').$type<unknown>().notNull(),
    /**
     * What the filing says of every metric a rule can be about, with verified words: `FactSheet` of lib/voting/facts.
     */
    sheet: jsonb('sheet').$type<unknown>().notNull(),
    /** Of the document and of the reader that made it; another one is read again. */
    revision: integer('revision').notNull(),
    readerVersion: integer('reader_version').notNull(),
    /**
     * Quotes found on their page whose drawing could not be compared at the time; they are looked at again for a day.
     */
    unproven: integer('unproven').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('meeting_agendas_company_idx').on(table.companyId, table.meetingDate),
    rowsOf(table.documentId, documents.id, { for: 'select' }),
  ],
);

/** A meeting as one tenant has it: what was read, and what people corrected by hand. */
export const meetings = pgTable(
  'meetings',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null where it was neither read nor set by hand. */
    meetingDate: date('meeting_date'),
    meetingTime: text('meeting_time').notNull().default(''),
    place: text('place').notNull().default(''),
    recordDate: date('record_date'),
    meetingType: text('meeting_type', { enum: MEETING_TYPES }).notNull(),
    proxyDocumentId: uuid('proxy_document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** Revision of that document when its lines were taken over. */
    proxyRevision: integer('proxy_revision').notNull().default(0),
    amendmentDocumentIds: uuid('amendment_document_ids').array().notNull().default([]),
    /** Field → page, quote and boxes of what was read. */
    evidence: jsonb('evidence').$type<unknown>().notNull().default({}),
    /** Field → who set it by hand and when; such a value survives reading again. */
    byHand: jsonb('by_hand').$type<Record<string, { by: string; at: string }>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('meetings_company_date_idx').on(table.tenantId, table.companyId, table.meetingDate),
    uniqueIndex('meetings_proxy_idx').on(table.tenantId, table.proxyDocumentId),
    index('meetings_date_idx').on(table.tenantId, table.meetingDate),
    tenantRows(table.tenantId),
  ],
);

/** What is voted on: a proposal, or one nominee of an election. */
export const meetingLines = pgTable(
  'meeting_lines',
  {
    id: primaryId(),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    /** What makes it the same line when the filing is read again: number and nominee. */
    key: text('key').notNull(),
    ordinal: integer('ordinal').notNull(),
    number: text('number').notNull(),
    kind: text('kind').notNull(),
    topic: text('topic'),
    title: text('title').notNull(),
    nominee: text('nominee'),
    proponent: text('proponent'),
    boardRecommendation: text('board_recommendation'),
    voteStandard: text('vote_standard'),
    /** What the filing says about the nominee. */
    details: jsonb('details').$type<unknown>(),
    evidence: jsonb('evidence').$type<unknown>().notNull().default({}),
    /** Read from one place only: a person must check it. */
    isWeak: boolean('is_weak').notNull().default(false),
    /** Fields set by hand; '*' for a line added by hand. */
    byHand: text('by_hand').array().notNull().default([]),
    /** Removed by hand, or by a newer reading. */
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('meeting_lines_key_idx').on(table.meetingId, table.key),
    rowsOf(table.meetingId, meetings.id),
  ],
);

export const votingPolicies = pgTable(
  'voting_policies',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** The newest version, which new ballots use. */
    version: integer('version').notNull(),
    /** Changes that were saved and not published; null when there are none. */
    draft: jsonb('draft').$type<unknown>(),
    draftBy: text('draft_by'),
    draftAt: instant('draft_at'),
    createdBy: text('created_by').notNull(),
    /** Ballots keep naming a policy that was deleted. */
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('voting_policies_tenant_idx').on(table.tenantId, table.createdAt), tenantRows(table.tenantId)],
);

/** Every published state of a policy; rows are only added. */
export const votingPolicyVersions = pgTable(
  'voting_policy_versions',
  {
    id: primaryId(),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => votingPolicies.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** What changed, in a line. */
    note: text('note').notNull().default(''),
    /** Defaults and compiled rules: `PolicyContent` of lib/voting/policy. */
    content: jsonb('content').$type<unknown>().notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('voting_policy_versions_number_idx').on(table.policyId, table.number),
    rowsOf(table.policyId, votingPolicies.id),
  ],
);

/** The votes on one meeting under one policy. */
export const ballots = pgTable(
  'ballots',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    organizationId: text('organization_id'),
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    policyId: uuid('policy_id')
      .notNull()
      .references(() => votingPolicies.id),
    policyVersion: integer('policy_version').notNull(),
    state: text('state', { enum: BALLOT_STATES }).notNull().default('draft'),
    /** An amendment or another reading came after approval. */
    filingChangedAt: instant('filing_changed_at'),
    /** Counts every change, so that two people do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    /** Who asked for it; for one made automatically, who made the group. */
    preparedBy: text('prepared_by').notNull(),
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Null until a person changes the policy's votes. */
    changedBy: text('changed_by'),
    changedAt: instant('changed_at'),
    approvedBy: text('approved_by'),
    approvedAt: instant('approved_at'),
    votedBy: text('voted_by'),
    votedAt: instant('voted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('ballots_meeting_policy_idx').on(table.meetingId, table.policyId),
    index('ballots_tenant_idx').on(table.tenantId, table.state),
    tenantRows(table.tenantId),
  ],
);

export const ballotLines = pgTable(
  'ballot_lines',
  {
    id: primaryId(),
    ballotId: uuid('ballot_id')
      .notNull()
      .references(() => ballots.id, { onDelete: 'cascade' }),
    /** The meeting's line; null when it is gone. */
    meetingLineId: uuid('meeting_line_id').references(() => meetingLines.id, { onDelete: 'set null' }),
    ordinal: integer('ordinal').notNull(),
    /** The line as it was decided on, with its evidence. */
    line: jsonb('line').$type<unknown>().notNull(),
    /** How the policy decided: rule, fact, what was missing; kept so that it can be replayed. */
    decision: jsonb('decision').$type<unknown>().notNull(),
    policyVote: text('policy_vote').notNull(),
    rationale: text('rationale').notNull().default(''),
    /** Null until a referred line is decided. */
    vote: text('vote'),
    /** Why a person changed the vote; null while it is the policy's. */
    reason: text('reason'),
    setBy: text('set_by'),
    setAt: instant('set_at'),
  },
  (table) => [index('ballot_lines_ballot_idx').on(table.ballotId, table.ordinal), rowsOf(table.ballotId, ballots.id)],
);

/** The events of a ballot; rows are only added. */
export const ballotEvents = pgTable(
  'ballot_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ballotId: uuid('ballot_id')
      .notNull()
      .references(() => ballots.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    kind: text('kind').notNull(),
    /** A sentence for a person. */
    text: text('text').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('ballot_events_ballot_idx').on(table.ballotId, table.id), rowsOf(table.ballotId, ballots.id)],
);

/** A calendar feed. Its token gives access to the tenant's meetings and nothing else. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    userId: text('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('calendar_feeds_token_idx').on(table.tokenHash),
    uniqueIndex('calendar_feeds_user_idx').on(table.tenantId, table.userId),
    tenantRows(table.tenantId),
  ],
);

/** How a tenant votes. */
export const votingSettings = pgTable(
  'voting_settings',
  {
    tenantId: text('tenant_id').primaryKey(),
    /** The person who changed a ballot last cannot approve it. */
    isSecondPairOfEyes: boolean('is_second_pair_of_eyes').notNull().default(true),
    updatedBy: text('updated_by').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [tenantRows(table.tenantId)],
);
