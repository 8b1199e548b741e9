import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';
import { pageQuery } from '@/lib/common-schemas';
import { FREQUENCIES } from '../vocabulary.rules';

const LINE_KINDS = [
  'director_election',
  'say_on_pay',
  'say_on_pay_frequency',
  'auditor_ratification',
  'shareholder_proposal',
  'other_management',
] as const;

const count = z.number().nullable();

/** A filing as the viewer names it. */
export const documentSchema = z.object({
  id: z.string(),
  form_type: z.string(),
  fiscal_year: z.number().int().nullable(),
  filing_date: z.string().nullable(),
});

export type FiledDocument = z.infer<typeof documentSchema>;

export const outcomeLineSchema = z
  .object({
    id: z.string(),
    /** As printed in the filing; null where it numbers nothing. */
    number: z.string().nullable(),
    kind: z.enum(LINE_KINDS),
    title: z.string(),
    nominee: z.string().nullable(),
    /** Shares that voted apart, as "Class A". */
    share_class: z.string().nullable(),
    /** Null where the filing does not give a count, or not with certainty: then `unread` names its kind. */
    for: count,
    against: count,
    withheld: count,
    abstain: count,
    broker_non_votes: count,
    one_year: count,
    two_years: count,
    three_years: count,
    unread: z.array(z.string()),
    /** Percent of for and against (or withheld); of a vote on frequency, of the choice that won. */
    support_cast: z.number().nullable(),
    support_with_abstentions: z.number().nullable(),
    /** For over half of for and against, whatever the company's own standard. */
    passed: z.boolean().nullable(),
    choice: z.enum(FREQUENCIES).nullable(),
    /** What the filing says of the result in words; it may go by another standard. */
    stated_result: z.enum(['passed', 'not_passed']).nullable(),
    /** Whether the counts add up to what those of other lines of the meeting do. */
    check: z.enum(['ok', 'unequal', 'unchecked']),
    /** The filing that the line is from: the amendment, where one corrects it. */
    document_id: z.string(),
    page_number: z.number().int().nullable(),
    bounding_boxes: z.array(boxSchema),
    quote: z.string(),
    /** Where each count is printed. */
    places: z.record(z.string(), z.object({ page_number: z.number().int(), bounding_boxes: z.array(boxSchema) })),
    /** The ballot's line that the result is of; null where none is certain. */
    ballot_line_id: z.string().nullable(),
    /** Its number on the ballot: "1h". */
    ballot_number: z.string().nullable(),
    our_vote: z.string().nullable(),
    /** Null without a vote of ours, where we abstained, and where there is no majority. */
    with_majority: z.boolean().nullable(),
    /** The same nominee, or the same question, at the meeting before among those asked for. */
    previous: z.object({ meeting_date: z.string(), support_cast: z.number() }).nullable(),
  })
  .meta({ id: 'OutcomeLine' });
export type OutcomeLine = z.infer<typeof outcomeLineSchema>;

export const outcomeMeetingSchema = z
  .object({
    id: z.string(),
    company_id: z.string(),
    company_name: z.string(),
    ticker: z.string(),
    meeting_date: z.string(),
    /** 'event': the filing's date of the event, where its text does not say the day of the meeting. */
    date_source: z.enum(['text', 'event']),
    meeting_type: z.enum(['annual', 'special']).nullable(),
    /** The newest filing with votes. */
    document_id: z.string(),
    form_type: z.string(),
    filing_date: z.string().nullable(),
    /** Every filing that reports on the meeting, oldest first. */
    documents: z.array(documentSchema),
    is_amended: z.boolean(),
    is_preliminary: z.boolean(),
    shares_present: z.number().nullable(),
    /** How often the board will hold the vote on pay, where a filing says that it decided. */
    frequency: z
      .object({
        value: z.enum(FREQUENCIES),
        document_id: z.string(),
        page_number: z.number().int().nullable(),
        bounding_boxes: z.array(boxSchema),
        quote: z.string(),
      })
      .nullable(),
    lines: z.array(outcomeLineSchema),
    /** Our ballot that was approved or voted; null without one. */
    ballot_id: z.string().nullable(),
    /** Lines of that ballot for which the filing has no result that is certain. */
    ballot_lines_without_result: z.array(
      z.object({ ballot_line_id: z.string(), number: z.string().nullable(), title: z.string() }),
    ),
    /** Lines with a vote of ours and a majority, and how many of them were with it. */
    with_majority: z.number().int(),
    compared: z.number().int(),
  })
  .meta({ id: 'OutcomeMeeting' });
export type OutcomeMeeting = z.infer<typeof outcomeMeetingSchema>;

const date = z.iso.date('must be a date, as 2025-05-14');
const period = { from: date.optional(), to: date.optional() };
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
const ORDER = { path: ['from'], message: 'from must not be after to' };

export const outcomesQuery = z
  .object({ ...pageQuery.shape, ...period, company_id: z.uuid().optional() })
  .refine(isInOrder, ORDER);
/** The same without pages. */
export const exportOutcomesQuery = z.object({ ...period, company_id: z.uuid().optional() }).refine(isInOrder, ORDER);
export type ExportOutcomesQuery = z.output<typeof exportOutcomesQuery>;

export type OutcomesQuery = z.output<typeof outcomesQuery>;

export const outcomesSchema = z.object({
  /** By date of the meeting, newest first. */
  outcomes: z.array(outcomeMeetingSchema),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
});
export type Outcomes = z.infer<typeof outcomesSchema>;

export const ATTENTION_REASONS = ['low_support', 'against_majority', 'low_director'] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

export const attentionQuery = z
  .object({
    ...pageQuery.shape,
    ...period,
    company_id: z.uuid().optional(),
    reason: z.enum(ATTENTION_REASONS).optional(),
  })
  .refine(isInOrder, ORDER);
export type AttentionQuery = z.output<typeof attentionQuery>;

export const attentionItemSchema = z
  .object({
    /** Low support: under 80 percent on a proposal of the company. Low director: under 70 percent. */
    reasons: z.array(z.enum(ATTENTION_REASONS)),
    company_id: z.string(),
    company_name: z.string(),
    ticker: z.string(),
    meeting_date: z.string(),
    meeting_type: z.enum(['annual', 'special']).nullable(),
    filing_date: z.string().nullable(),
    document: documentSchema,
    line: outcomeLineSchema,
  })
  .meta({ id: 'OutcomeAttention' });
export type AttentionItem = z.infer<typeof attentionItemSchema>;

export const attentionSchema = z.object({
  attention: z.array(attentionItemSchema),
  total: z.number().int(),
  page: z.number().int(),
  size: z.number().int(),
  /** Of all that match the other filters, by reason, and of how many meetings. */
  counts: z.object({
    all: z.number().int(),
    low_support: z.number().int(),
    against_majority: z.number().int(),
    low_director: z.number().int(),
    /** Lines whose support is uncertain, so that they may or may not need attention. */
    not_certain: z.number().int(),
    meetings: z.number().int(),
  }),
  /** Companies with results, whatever the filters say, by name. */
  companies: z.array(z.object({ id: z.string(), name: z.string(), ticker: z.string() })),
});
export type Attention = z.infer<typeof attentionSchema>;
