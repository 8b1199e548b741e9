import { z } from 'zod';
import { dateText, pageQuery } from '@/lib/common-schemas';
import { flagResultSchema } from '@/lib/templates/flags/schema';
import { deliverySchema, emailVersionSchema } from './schema-email';
import { actionItemSchema, attendeeNames, objectiveSchema, summarySchema } from './schema-notes';
import { ENGAGEMENT_STATUSES } from './record/status.rules';

const ENGAGEMENT_TABS = ['active', 'history'] as const;

const instant = z.iso.datetime({ offset: true });
const statusSchema = z.enum(ENGAGEMENT_STATUSES, `Status is one of ${ENGAGEMENT_STATUSES.join(', ')}`);

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
/** The specification does not page this list, so everything is returned unless a limit is given. */
export const flaggedReportsQuery = pageQuery.extend({
  size: z.coerce.number().int().min(1).max(1000, 'size is at most 1000').default(1000),
});
export type FlaggedReportsQuery = z.output<typeof flaggedReportsQuery>;

const meetingMoment = z.union(
  [instant.transform((text) => new Date(text).toISOString()), dateText],
  'Meeting date must be a date such as 2026-04-02, or a date with a time',
);
export const patchEngagementInput = z
  .object({
    status: statusSchema,
    meeting_date: meetingMoment.nullable(),
    meeting_duration_minutes: z
      .number()
      .int()
      .min(5, 'A meeting takes at least 5 minutes')
      .max(1440, 'A meeting takes at most a day'),
    meeting_location: z.string().trim().max(500, 'Location is at most 500 characters'),
    attendees: attendeeNames,
    current_version_id: z.uuid('is not valid'),
  })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change was given');
export type PatchEngagementInput = z.output<typeof patchEngagementInput>;

export const createEngagementInput = z.object({ report_id: z.uuid('Please choose a flagged report') });
export type CreateEngagementInput = z.output<typeof createEngagementInput>;

export const engagementFilters = pageQuery.extend({
  status: z.union([z.literal('').transform(() => undefined), statusSchema]).optional(),
  /** active: everything not completed. history: completed. */
  tab: z.enum(ENGAGEMENT_TABS, 'tab is active or history').optional(),
  company_id: z.uuid('is not valid').optional(),
});
export type EngagementFilters = z.output<typeof engagementFilters>;

export const engagementSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    company_ticker: z.string(),
    status: z.enum(ENGAGEMENT_STATUSES),
    /** Kept when the report is deleted; report_exists is false then. */
    report_id: z.uuid(),
    report_exists: z.boolean(),
    report_title: z.string(),
    agm_date: z.string().nullable(),
    triggered_flags_count: z.number().int(),
    email_versions_count: z.number().int(),
    email_sent_at: z.string().nullable(),
    sent_to: z.array(z.string()),
    /** A date, or a timestamp when a time was given. */
    meeting_date: z.string().nullable(),
    follow_up_required: z.boolean(),
    open_action_items: z.number().int(),
    /** Visible only to its creator ("user") or to the organization, like the report. */
    visibility: z.enum(['user', 'organization']),
    can_edit: z.boolean(),
    created_by: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'Engagement' });
export type Engagement = z.infer<typeof engagementSchema>;

const relevantQuerySchema = z.object({
  query: z.string(),
  query_id: z.string(),
  answer: z.string(),
  flag: z.string(),
});

const timelineEntrySchema = z
  .object({
    id: z.string(),
    kind: z.string(),
    /** One sentence. */ text: z.string(),
    actor_name: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'TimelineEntry' });
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

export const engagementDetailSchema = engagementSchema
  .extend({
    email_versions: z.array(emailVersionSchema),
    current_version_id: z.uuid().nullable(),
    /** Subject of the current version; null when there is none. */
    email_subject: z.string().nullable(),
    current_email_content: z.string().nullable(),
    /** Statuses that the engagement may change to. */
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
    /** The filings that the report used. */
    documents_snapshot: z.array(
      z.object({
        document_id: z.string(),
        label: z.string(),
        form_type: z.string(),
        fiscal_year: z.number().int().nullable(),
        filing_date: z.string().nullable(),
      }),
    ),
    report_date: z.string(),
    /** Whether the server can send mail. */
    can_send_mail: z.boolean(),
    /** Whether a language model writes and refines letters; otherwise rules do. */
    has_language_model: z.boolean(),
  })
  .meta({ id: 'EngagementDetail' });
export type EngagementDetail = z.infer<typeof engagementDetailSchema>;

export const sentEngagementSchema = engagementDetailSchema
  .extend({ delivery: deliverySchema })
  .meta({ id: 'SentEngagement' });
export type SentEngagement = z.infer<typeof sentEngagementSchema>;
export const timelineSchema = z.object({ events: z.array(timelineEntrySchema), total: z.number().int() });
export const emlQuery = z.object({ version_id: z.uuid('is not valid').optional() });
