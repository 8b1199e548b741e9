import { z } from 'zod';
import { dateText, pageQuery } from '@/lib/http/shapes';
import { flagResultSchema } from '@/lib/templates/flags/schema';
import { splitAddresses, wrongAddresses } from './addresses.rules';
import { ENGAGEMENT_STATUSES } from './status.rules';

export const RECIPIENTS_REQUIRED = 'Please enter recipient email addresses';
export const CREATE_FAILED = 'Failed to create engagement';
export const GENERATE_FAILED = 'Failed to generate email. Please try again.';
export const DETAIL_FAILED = 'Failed to load engagement details';
export const LIST_FAILED = 'Failed to load engagements';
export const FLAGGED_FAILED = 'Failed to load flagged reports';
export const SEND_FAILED = 'Failed to mark email as sent';
export const SENT_MESSAGE = 'Email marked as sent successfully';
export const COPIED_MESSAGE = 'Copied to clipboard!';
export const COPY_FAILED = 'Failed to copy to clipboard';

export const NOT_FOUND = 'Engagement not found';
export const ALREADY_ENGAGED = 'This report already has an engagement.';
export const NOT_FLAGGED = 'This report has no triggered flags, so there is nothing to engage on.';
export const REPORT_NOT_READY = 'The report is not completed yet.';
export const STALE_DRAFT = 'Somebody saved a newer version of this email. Compare both and choose what to keep.';
export const STALE_NOTES = 'Somebody else changed these notes. Compare both and choose what to keep.';
export const COMPLETED_IS_CLOSED = 'This engagement is completed. Move it back to Meeting Scheduled to change its email.';
export const NO_EMAIL_YET = 'There is no email yet. Generate one or write it by hand first.';
export const ALREADY_SENT = 'The email is already marked as sent.';
export const SUBJECT_REQUIRED = 'Subject is required';
export const CONTENT_REQUIRED = 'The email has no text';

export const MAX_CONTENT = 50_000;
export const MAX_RECIPIENTS = 50;
export const MAX_ACTION_ITEMS = 100;
export const QUICK_PROMPTS = ['Make shorter', 'Add more detail', 'More formal', 'Friendlier tone', 'Add meeting times'] as const;
export const TONES = ['professional', 'formal', 'friendly'] as const;
export const MILESTONES = ['raised', 'acknowledged', 'committed', 'done'] as const;
export const NEXT_YEAR_OUTCOMES = ['resolved', 'improved', 'unchanged', 'worse', 'not_disclosed'] as const;
export const SUMMARY_LENGTHS = ['short', 'medium', 'long'] as const;
export const ENGAGEMENT_TABS = ['active', 'history'] as const;

const instant = z.iso.datetime({ offset: true });
const statusSchema = z.enum(ENGAGEMENT_STATUSES, `Status is one of ${ENGAGEMENT_STATUSES.join(', ')}`);
export const milestoneSchema = z.enum(MILESTONES, `A milestone is one of ${MILESTONES.join(', ')}`);
export type Milestone = z.infer<typeof milestoneSchema>;

/* Flagged reports */

export const flaggedReportSchema = z
  .object({
    report_id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    company_ticker: z.string(),
    report_title: z.string(),
    report_date: z.string(),
    agm_date: z.string().nullable(),
    flags_triggered: z.number().int(),
    triggered_flags: z.array(z.object({ flag_description: z.string(), value: z.string().nullable() })),
    has_engagement: z.boolean(),
    engagement_id: z.uuid().nullable(),
  })
  .meta({ id: 'FlaggedReport' });
export type FlaggedReport = z.infer<typeof flaggedReportSchema>;
/** The specification pages this list nowhere, so everything comes at once unless asked otherwise. */
export const flaggedReportsQuery = pageQuery.extend({ size: z.coerce.number().int().min(1).max(1000, 'size is at most 1000').default(1000) });
export type FlaggedReportsQuery = z.output<typeof flaggedReportsQuery>;

/* Checks of a letter */

const span = { start: z.number().int(), end: z.number().int() };
export const letterSentenceSchema = z
  .object({
    ...span,
    text: z.string(),
    /** fact: states something of the company. guideline: what we expect. other: courtesy, questions, requests. */
    kind: z.enum(['fact', 'guideline', 'other']),
    /** linked: rests on a quote. unlinked: states something that rests on none. none: states nothing to prove. */
    status: z.enum(['linked', 'unlinked', 'none']),
    /** Places in triggered_flags_snapshot and its evidence. */
    evidence: z.array(z.object({ flag_index: z.number().int(), evidence_index: z.number().int() })),
    /** Why it is unlinked, in sentences; empty otherwise. */
    problems: z.array(z.string()),
  })
  .meta({ id: 'LetterSentence' });
export type LetterSentence = z.infer<typeof letterSentenceSchema>;

export const votingConditionSchema = z
  .object({
    ...span,
    /** Stays the same for the same words, so that an override survives another save. */
    id: z.string(),
    sentence: z.string(),
    explanation: z.string(),
    suggestion: z.string(),
    override: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'VotingCondition' });
export type VotingCondition = z.infer<typeof votingConditionSchema>;

export const letterChecksSchema = z
  .object({
    sentences: z.array(letterSentenceSchema),
    unlinked_count: z.number().int(),
    voting_conditions: z.array(votingConditionSchema),
    /** Conditions that nobody has overridden; the email cannot be marked as sent while there are any. */
    open_conditions: z.number().int(),
  })
  .meta({ id: 'LetterChecks' });
export type LetterChecks = z.infer<typeof letterChecksSchema>;

/* Email versions */

const subjectText = z.string(SUBJECT_REQUIRED).trim().min(1, SUBJECT_REQUIRED).max(300, 'Subject is at most 300 characters').refine((text) => !/[\r\n]/.test(text), 'Subject is one line');
const contentText = z.string(CONTENT_REQUIRED).max(MAX_CONTENT, `The email is at most ${MAX_CONTENT} characters`).refine((text) => text.trim() !== '', CONTENT_REQUIRED).transform((text) => text.replace(/\r\n?/g, '\n').trimEnd());

export const generateEmailInput = z.object({
  /** An instruction, or one of the quick prompts; empty for the first letter. */
  prompt: z.string().trim().max(4000, 'The instruction is at most 4000 characters').nullish().transform((text) => text || null),
  template_id: z.string().trim().max(100).nullish().transform((id) => id || null),
  include_all_flags: z.boolean().default(true),
  /** With include_all_flags false: places in triggered_flags_snapshot; the first three when left out. */
  flag_indexes: z.array(z.number().int().min(0)).max(500).optional(),
  tone: z.enum(TONES, `Tone is one of ${TONES.join(', ')}`).default('professional'),
  /** What is refined; the current version when left out. */
  base_version_id: z.uuid('is not an id').nullish(),
});
export type GenerateEmailInput = z.output<typeof generateEmailInput>;

export const saveDraftInput = z.object({ subject: subjectText, content: contentText, base_version_id: z.uuid('is not an id').nullish() });
export type SaveDraftInput = z.output<typeof saveDraftInput>;
export type SaveDraftForm = z.input<typeof saveDraftInput>;

export const checkLetterInput = z.object({ subject: z.string().max(1000).default(''), content: z.string().max(MAX_CONTENT, `The email is at most ${MAX_CONTENT} characters`) });
export type CheckLetterInput = z.output<typeof checkLetterInput>;

export const emailVersionSchema = z
  .object({
    id: z.uuid(),
    /** From 1, in the order of making. */
    number: z.number().int(),
    subject: z.string(),
    content: z.string(),
    user_prompt: z.string().nullable(),
    /** generated: the first letter. refined: by an instruction. manual: written by hand. */
    kind: z.enum(['generated', 'refined', 'manual']),
    base_version_id: z.uuid().nullable(),
    /** "rules", "manual" or the id of the model. */
    engine: z.string(),
    /** Remarks for the writer, such as an instruction that could not be followed. */
    notes: z.array(z.string()),
    checks: letterChecksSchema,
    created_by: z.string(),
    created_by_name: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'EmailVersion' });
export type EmailVersion = z.infer<typeof emailVersionSchema>;

export const draftConflictSchema = z.object({ detail: z.string(), code: z.literal('conflict'), current: emailVersionSchema.nullable(), yours: z.object({ subject: z.string(), content: z.string() }) }).meta({ id: 'DraftConflict' });
export type DraftConflict = z.infer<typeof draftConflictSchema>;

export const compareQuery = z.object({ from: z.uuid('is not an id'), to: z.uuid('is not an id') });
export const diffPartSchema = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export const comparisonSchema = z
  .object({
    from: emailVersionSchema,
    to: emailVersionSchema,
    subject: z.array(diffPartSchema),
    /** One row per paragraph, in the order of reading; a side is empty where it has no such paragraph. */
    paragraphs: z.array(z.object({ left: z.array(diffPartSchema), right: z.array(diffPartSchema), is_changed: z.boolean() })),
  })
  .meta({ id: 'EmailComparison' });
export type EmailComparison = z.infer<typeof comparisonSchema>;
export type DiffPart = z.infer<typeof diffPartSchema>;

export const overrideInput = z.object({
  version_id: z.uuid('is not an id'),
  condition_id: z.string().min(1).max(100),
  reason: z.string('Please say why the sentence may stay').trim().min(1, 'Please say why the sentence may stay').max(1000, 'The reason is at most 1000 characters'),
});
export type OverrideInput = z.output<typeof overrideInput>;

/* Sending and meeting */

const recipients = z
  .union([z.string(), z.array(z.string())], RECIPIENTS_REQUIRED)
  .transform((given) => splitAddresses(given))
  .superRefine((addresses, context) => {
    if (addresses.length === 0) return context.addIssue({ code: 'custom', message: RECIPIENTS_REQUIRED });
    if (addresses.length > MAX_RECIPIENTS) context.addIssue({ code: 'custom', message: `At most ${MAX_RECIPIENTS} recipients` });
    const wrong = wrongAddresses(addresses);
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `Not an email address: ${wrong.join(', ')}` });
  });
export const sendEmailInput = z.object({
  /** A list, or one text with commas. */
  sent_to: recipients,
  /** The current version when left out. */
  version_id: z.uuid('is not an id').nullish(),
});
export type SendEmailInput = z.output<typeof sendEmailInput>;
export type SendEmailForm = z.input<typeof sendEmailInput>;

export const deliverySchema = z
  .object({
    /** smtp: sent by the server. manual: recorded; the reader's own mail program sends it. */
    method: z.enum(['smtp', 'manual']),
    mailto: z.string(),
    /** Address of the .eml file. */
    eml_url: z.string(),
    message: z.string(),
  })
  .meta({ id: 'EmailDelivery' });
export type EmailDelivery = z.infer<typeof deliverySchema>;

const meetingMoment = z.union([instant.transform((text) => new Date(text).toISOString()), dateText], 'Meeting date must be a date such as 2026-04-02, or a date with a time');
const attendeeNames = z
  .union([z.string().transform((text) => text.split(/[,;\n]/)), z.array(z.string())])
  .transform((names) => [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))])
  .refine((names) => names.length <= 100, 'At most 100 attendees')
  .refine((names) => names.every((name) => name.length <= 200), 'An attendee is at most 200 characters');

export const patchEngagementInput = z
  .object({
    status: statusSchema,
    meeting_date: meetingMoment.nullable(),
    meeting_duration_minutes: z.number().int().min(5, 'A meeting takes at least 5 minutes').max(1440, 'A meeting takes at most a day'),
    meeting_location: z.string().trim().max(500, 'Location is at most 500 characters'),
    attendees: attendeeNames,
    current_version_id: z.uuid('is not an id'),
  })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change was given');
export type PatchEngagementInput = z.output<typeof patchEngagementInput>;

/* Notes, action items, summary */

export const actionItemSchema = z.object({ id: z.string(), item: z.string(), owner: z.string(), due_date: z.string().nullable(), is_done: z.boolean() }).meta({ id: 'ActionItem' });
export type ActionItem = z.infer<typeof actionItemSchema>;

const itemText = z.string('An action item needs a text').trim().min(1, 'An action item needs a text').max(1000, 'An action item is at most 1000 characters');
const actionItemInput = z.union(
  [
    itemText.transform((item) => ({ id: undefined, item, owner: '', due_date: null, is_done: false })),
    z.object({
      id: z.string().max(64).optional(),
      item: itemText,
      owner: z.string().trim().max(200, 'An owner is at most 200 characters').nullish().transform((owner) => owner ?? ''),
      due_date: z.union([z.literal('').transform(() => null), z.iso.date('Due date must be a date such as 2026-04-02')]).nullish().transform((date) => date ?? null),
      is_done: z.boolean().default(false),
    }),
  ],
  'An action item needs a text',
);

export const saveNotesInput = z.object({
  /** Markdown. Left out: as it was; so with each field. */
  notes: z.string().max(100_000, 'Notes are at most 100,000 characters').nullish().transform((text) => text?.replace(/\r\n?/g, '\n') ?? undefined),
  attendees: attendeeNames.nullish().transform((names) => names ?? undefined),
  action_items: z.array(actionItemInput).max(MAX_ACTION_ITEMS, `At most ${MAX_ACTION_ITEMS} action items`).nullish().transform((items) => items ?? undefined),
  follow_up_required: z.boolean().nullish().transform((value) => value ?? undefined),
  /** notes_revision of what was edited; a newer one is answered with 409 and both texts. */
  base_revision: z.number().int().min(0).optional(),
});
export type SaveNotesInput = z.output<typeof saveNotesInput>;
export type SaveNotesForm = z.input<typeof saveNotesInput>;

export const notesSchema = z
  .object({ notes: z.string(), attendees: z.array(z.string()), action_items: z.array(actionItemSchema), follow_up_required: z.boolean(), notes_revision: z.number().int(), notes_updated_at: z.string().nullable(), notes_updated_by_name: z.string() })
  .meta({ id: 'MeetingNotes' });
export type MeetingNotes = z.infer<typeof notesSchema>;
export const notesConflictSchema = z.object({ detail: z.string(), code: z.literal('conflict'), current: notesSchema, yours: notesSchema.pick({ notes: true, attendees: true, action_items: true, follow_up_required: true }).partial() }).meta({ id: 'NotesConflict' });
export type NotesConflict = z.infer<typeof notesConflictSchema>;

export const summarizeInput = z.object({
  include_action_items: z.boolean().default(true),
  include_key_points: z.boolean().default(true),
  summary_length: z.enum(SUMMARY_LENGTHS, 'Length is short, medium or long').default('medium'),
});
export type SummarizeInput = z.output<typeof summarizeInput>;
export const summarySchema = z
  .object({
    summary: z.string(),
    key_points: z.array(z.string()),
    action_items: z.array(z.object({ item: z.string(), owner: z.string(), due_date: z.string().nullable() })),
    /** "extractive": sentences of the notes themselves; else the id of the model. */
    engine: z.string(),
    /** Of the notes that were summarized. */
    notes_revision: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'MeetingSummary' });
export type MeetingSummary = z.infer<typeof summarySchema>;

/* Objectives */

const objectiveTitle = z.string('An objective needs a title').trim().min(1, 'An objective needs a title').max(300, 'An objective is at most 300 characters');
export const createObjectiveInput = z.object({ title: objectiveTitle, flag_description: z.string().trim().max(500).nullish().transform((text) => text || null) });
export type CreateObjectiveInput = z.output<typeof createObjectiveInput>;
export const updateObjectiveInput = z
  .object({
    title: objectiveTitle,
    milestone: milestoneSchema,
    next_year: z.object({ outcome: z.enum(NEXT_YEAR_OUTCOMES, `An outcome is one of ${NEXT_YEAR_OUTCOMES.join(', ')}`), comment: z.string().trim().max(2000, 'A comment is at most 2000 characters').default('') }).nullable(),
  })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change was given');
export type UpdateObjectiveInput = z.output<typeof updateObjectiveInput>;
export const objectiveParams = z.object({ id: z.uuid('is not an id'), objective_id: z.uuid('is not an id') });

export const objectiveSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    flag_description: z.string().nullable(),
    milestone: milestoneSchema,
    /** When each milestone was reached; those not reached are missing. */
    milestone_dates: z.partialRecord(milestoneSchema, z.string()),
    next_year: z.object({ outcome: z.enum(NEXT_YEAR_OUTCOMES), comment: z.string(), recorded_at: z.string(), recorded_by: z.string() }).nullable(),
    /** How the same flag ends in later reports on the company, newest first; empty while there are none. */
    later_reports: z.array(z.object({ report_id: z.uuid(), report_title: z.string(), report_date: z.string(), outcome: z.enum(['triggered', 'clear', 'cannot_determine']), value: z.string().nullable() })),
    created_at: z.string(),
  })
  .meta({ id: 'EngagementObjective' });
export type Objective = z.infer<typeof objectiveSchema>;

/* Engagements */

export const createEngagementInput = z.object({ report_id: z.uuid('Please choose a flagged report') });
export type CreateEngagementInput = z.output<typeof createEngagementInput>;

export const engagementFilters = pageQuery.extend({
  status: z.union([z.literal('').transform(() => undefined), statusSchema]).optional(),
  /** active: everything not completed. history: completed. */
  tab: z.enum(ENGAGEMENT_TABS, 'tab is active or history').optional(),
  company_id: z.uuid('is not an id').optional(),
});
export type EngagementFilters = z.output<typeof engagementFilters>;

export const engagementSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    company_ticker: z.string(),
    status: z.enum(ENGAGEMENT_STATUSES),
    /** The id stays when the report is deleted; report_exists then is false. */
    report_id: z.uuid(),
    report_exists: z.boolean(),
    report_title: z.string(),
    agm_date: z.string().nullable(),
    triggered_flags_count: z.number().int(),
    email_versions_count: z.number().int(),
    email_sent_at: z.string().nullable(),
    sent_to: z.array(z.string()),
    /** A date, or a timestamp where a time was given. */
    meeting_date: z.string().nullable(),
    follow_up_required: z.boolean(),
    open_action_items: z.number().int(),
    /** Seen by its creator alone ("user") or by the organization, as the report was. */
    visibility: z.enum(['user', 'organization']),
    can_edit: z.boolean(),
    created_by: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Engagement' });
export type Engagement = z.infer<typeof engagementSchema>;

export const relevantQuerySchema = z.object({ query: z.string(), query_id: z.string(), answer: z.string(), flag: z.string() });

export const timelineEntrySchema = z
  .object({ id: z.string(), kind: z.string(), /** A sentence. */ text: z.string(), actor_name: z.string(), created_at: z.string() })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const engagementDetailSchema = engagementSchema
  .extend({
    email_versions: z.array(emailVersionSchema),
    current_version_id: z.uuid().nullable(),
    /** Of the current version; null while there is none. */
    email_subject: z.string().nullable(),
    current_email_content: z.string().nullable(),
    /** Statuses a change may lead to now. */
    next_statuses: z.array(z.enum(ENGAGEMENT_STATUSES)),
    meeting_duration_minutes: z.number().int(),
    meeting_location: z.string(),
    meeting_notes: z.string(),
    attendees: z.array(z.string()),
    action_items: z.array(actionItemSchema),
    notes_revision: z.number().int(),
    notes_updated_at: z.string().nullable(),
    notes_updated_by_name: z.string(),
    ai_summary: summarySchema.nullable(),
    objectives: z.array(objectiveSchema),
    triggered_flags_snapshot: z.array(flagResultSchema),
    relevant_queries_snapshot: z.array(relevantQuerySchema),
    /** The filings that the report read. */
    documents_snapshot: z.array(z.object({ document_id: z.string(), label: z.string(), form_type: z.string(), fiscal_year: z.number().int().nullable(), filing_date: z.string().nullable() })),
    report_date: z.string(),
    /** Whether the server sends mail itself. */
    can_send_mail: z.boolean(),
    /** Whether a language model writes and refines; rules do otherwise. */
    has_language_model: z.boolean(),
  })
  .meta({ id: 'EngagementDetail' });
export type EngagementDetail = z.infer<typeof engagementDetailSchema>;

export const sentEngagementSchema = engagementDetailSchema.extend({ delivery: deliverySchema }).meta({ id: 'SentEngagement' });
export type SentEngagement = z.infer<typeof sentEngagementSchema>;
export const timelineSchema = z.object({ events: z.array(timelineEntrySchema), total: z.number().int() });
export const emlQuery = z.object({ version_id: z.uuid('is not an id').optional() });
