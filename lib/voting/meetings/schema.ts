import { z } from 'zod';
import { dateText, pageQuery } from '@/lib/common-schemas';
import { voteEvidenceSchema } from '../evidence';
import { KINDS, TOPICS, VOTES, VOTE_STANDARDS } from '../vocabulary.rules';

export const MEETING_TYPES = ['annual', 'special'] as const;
export const MEETING_STATES = ['no_ballot', 'draft', 'needs_review', 'approved', 'voted', 'outcome'] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** What the filing says of a nominee; a field that was not read is null, which says nothing of the person. */
export const nomineeDetailsSchema = z
  .object({
    age: z.number().int().nullable(),
    director_since: z.number().int().nullable(),
    /** Years at the meeting. */
    tenure: z.number().int().nullable(),
    independent: z.boolean().nullable(),
    committees: z.array(z.object({ name: z.string(), role: z.enum(['chair', 'member']) })),
    is_board_chair: z.boolean().nullable(),
    is_lead_independent: z.boolean().nullable(),
    is_chief_executive: z.boolean().nullable(),
    /** Other public companies. */
    other_boards: z.number().int().nullable(),
    other_board_names: z.array(z.string()),
    /** In percent; null where the filing gives no figure of the person's own. */
    attendance: z.number().nullable(),
    /** Whether attendance was below 75 percent. */
    is_attendance_low: z.boolean().nullable(),
  })
  .meta({ id: 'NomineeDetails' });
export type NomineeDetails = z.infer<typeof nomineeDetailsSchema>;

/**
 * By field: title, board_recommendation, proponent, vote_standard, nominee, and the fields of the nominee's details.
 */
export const evidenceByFieldSchema = z.record(z.string(), voteEvidenceSchema);
export type EvidenceByField = z.infer<typeof evidenceByFieldSchema>;

const lineFields = {
  /** As printed, "4"; nominees are lettered, "1a". */
  number: z.string(),
  kind: z.enum(KINDS),
  topic: z.enum(TOPICS).nullable(),
  title: z.string(),
  nominee: z.string().nullable(),
  /** "Company", the name of a shareholder, or "Shareholder" where none is named. */
  proponent: z.string().nullable(),
  board_recommendation: z.enum(VOTES).nullable(),
  vote_standard: z.enum(VOTE_STANDARDS).nullable(),
};

/** A line as read from the pages. */
export const agendaLineSchema = z.object({
  ...lineFields,
  key: z.string(),
  details: nomineeDetailsSchema.nullable(),
  evidence: evidenceByFieldSchema,
  is_weak: z.boolean(),
});
export type AgendaLine = z.infer<typeof agendaLineSchema>;

export const agendaSchema = z.object({
  meeting_date: z.string().nullable(),
  meeting_time: z.string(),
  place: z.string(),
  record_date: z.string().nullable(),
  meeting_type: z.enum(MEETING_TYPES),
  evidence: evidenceByFieldSchema,
  lines: z.array(agendaLineSchema),
});
export type Agenda = z.infer<typeof agendaSchema>;

export const meetingLineSchema = z
  .object({
    id: z.uuid(),
    ...lineFields,
    details: nomineeDetailsSchema.nullable(),
    evidence: evidenceByFieldSchema,
    /** Read from one place only. */
    is_weak: z.boolean(),
    /** Fields set by hand; ["*"] for a line added by hand. */
    by_hand: z.array(z.string()),
  })
  .meta({ id: 'MeetingLine' });
export type MeetingLine = z.infer<typeof meetingLineSchema>;

export const BALLOT_STATES = ['draft', 'approved', 'voted', 'outcome'] as const;

const ballotOfMeeting = z.object({
  id: z.uuid(),
  state: z.enum(BALLOT_STATES),
  policy_id: z.uuid(),
  policy_name: z.string(),
  policy_version: z.number().int(),
  lines: z.number().int(),
  /** Lines that the policy refers and nobody has decided. */
  referred: z.number().int(),
  by_hand: z.number().int(),
  filing_changed: z.boolean(),
});

export const meetingSchema = z
  .object({
    id: z.uuid(),
    company_id: z.uuid(),
    company_name: z.string(),
    ticker: z.string(),
    /** Null where it was neither read nor set by hand. */
    meeting_date: z.string().nullable(),
    meeting_type: z.enum(MEETING_TYPES),
    record_date: z.string().nullable(),
    /** Below zero once it was held. */
    days_left: z.number().int().nullable(),
    proxy_document_id: z.uuid().nullable(),
    filing: z
      .object({
        document_id: z.uuid(),
        form_type: z.string(),
        filing_date: z.string().nullable(),
        status: z.string(),
        amendments: z.number().int(),
      })
      .nullable(),
    lines_total: z.number().int(),
    /** No ballot, draft, needs review (a draft with referred lines or votes by hand), approved, voted, outcome. */
    state: z.enum(MEETING_STATES),
    ballot: ballotOfMeeting.nullable(),
    report: z
      .object({
        id: z.uuid(),
        status: z.string(),
        progress: z.object({ done: z.number().int(), total: z.number().int() }),
        triggered: z.number().int(),
        undetermined: z.number().int(),
        clear: z.number().int(),
      })
      .nullable(),
    outcome: z
      .object({
        document_id: z.uuid(),
        filing_date: z.string().nullable(),
        /** Results that passed or not, and those that did not; a vote on frequency is neither. */
        lines: z.number().int(),
        not_passed: z.number().int(),
        say_on_pay_support: z.number().nullable(),
        page_number: z.number().int().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Meeting' });
export type Meeting = z.infer<typeof meetingSchema>;

export const meetingDetailSchema = meetingSchema
  .extend({
    meeting_time: z.string(),
    place: z.string(),
    amendment_document_ids: z.array(z.uuid()),
    evidence: evidenceByFieldSchema,
    /** Fields of the meeting set by hand, with who and when. */
    by_hand: z.record(z.string(), z.object({ by: z.string(), at: z.string() })),
    lines: z.array(meetingLineSchema),
    ballots: z.array(ballotOfMeeting),
    can_edit: z.boolean(),
  })
  .meta({ id: 'MeetingDetail' });
export type MeetingDetail = z.infer<typeof meetingDetailSchema>;

const flagText = z.enum(['true', 'false']).transform((value) => value === 'true');

export const meetingFilters = z.object({
  from: dateText.optional(),
  to: dateText.optional(),
  state: z.enum(MEETING_STATES, 'is not a ballot state').optional(),
  group_id: z.uuid('is not valid').optional(),
  company_id: z.uuid('is not valid').optional(),
  has_referred: flagText.optional(),
  /** In the company's name and ticker. */
  search: z.string().trim().max(200).optional(),
});
export type MeetingFilters = z.output<typeof meetingFilters>;

export const listMeetingsQuery = pageQuery.extend({
  ...meetingFilters.shape,
  order: z.enum(['date', 'newest']).default('date'),
});
export type ListMeetingsQuery = z.output<typeof listMeetingsQuery>;

export const seasonSchema = z
  .object({
    /** Weeks begin on Monday. held: past; ready: coming and approved or voted; open: the rest. */
    weeks: z.array(
      z.object({ week: z.string(), held: z.number().int(), ready: z.number().int(), open: z.number().int() }),
    ),
    today: z.string(),
    coming: z.number().int(),
    held: z.number().int(),
    need_review: z.number().int(),
    referred: z.number().int(),
    /** Companies on the list that expect a meeting and have filed no proxy for it. */
    not_filed: z.number().int(),
    /** Of the range and filters asked for. */
    by_state: z.record(z.enum(MEETING_STATES), z.number().int()),
  })
  .meta({ id: 'VotingSeason' });
export type Season = z.infer<typeof seasonSchema>;
export const seasonQuery = meetingFilters.extend({ year: z.coerce.number().int().min(1990).max(2100).optional() });

/** What a person can set of a line. */
export const lineInput = z.object({
  number: z.string().trim().min(1, 'A line needs a number').max(10),
  kind: z.enum(KINDS, 'is not a kind of proposal'),
  topic: z.enum(TOPICS, 'is not a topic').nullable(),
  title: z.string().trim().min(1, 'A line needs a title').max(300),
  nominee: z.string().trim().max(120).nullable(),
  proponent: z.string().trim().max(200).nullable(),
  board_recommendation: z.enum(VOTES, 'is not a vote').nullable(),
  vote_standard: z.enum(VOTE_STANDARDS, 'is not a vote standard').nullable(),
});

/**
 * Lines: with an id a line is changed (or removed, or taken as read again), without one it is added.
 * Null as a date or type takes the value read.
 */
export const updateMeetingInput = z
  .object({
    meeting_date: dateText.nullable(),
    meeting_type: z.enum(MEETING_TYPES, 'Type must be annual or special').nullable(),
    record_date: dateText.nullable(),
    lines: z
      .array(
        z.union([
          z.object({ id: z.uuid(), remove: z.literal(true) }),
          z.object({ id: z.uuid(), reset: z.literal(true) }),
          lineInput.partial().extend({ id: z.uuid() }),
          lineInput.partial({
            topic: true,
            nominee: true,
            proponent: true,
            board_recommendation: true,
            vote_standard: true,
          }),
        ]),
      )
      .max(200, 'At most 200 lines at once'),
  })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Specify what to change');
export type UpdateMeetingInput = z.output<typeof updateMeetingInput>;

export const calendarFeedSchema = z
  .object({ is_active: z.boolean(), created_at: z.string().nullable(), last_used_at: z.string().nullable() })
  .meta({ id: 'CalendarFeed' });
export const newCalendarFeedSchema = calendarFeedSchema
  .extend({ /** Shown once. */ url: z.string() })
  .meta({ id: 'NewCalendarFeed' });
