import { z } from 'zod';

export const MAX_ACTION_ITEMS = 100;
export const MILESTONES = ['raised', 'acknowledged', 'committed', 'done'] as const;
export const NEXT_YEAR_OUTCOMES = ['resolved', 'improved', 'unchanged', 'worse', 'not_disclosed'] as const;
const SUMMARY_LENGTHS = ['short', 'medium', 'long'] as const;

const milestoneSchema = z.enum(MILESTONES, `A milestone is one of ${MILESTONES.join(', ')}`);
export type Milestone = z.infer<typeof milestoneSchema>;

export const attendeeNames = z
  .union([z.string().transform((text) => text.split(/[,;\n]/)), z.array(z.string())])
  .transform((names) => [...new Set(names.map((name) => name.replace(/\s+/g, ' ').trim()).filter(Boolean))])
  .refine((names) => names.length <= 100, 'At most 100 attendees')
  .refine((names) => names.every((name) => name.length <= 200), 'An attendee is at most 200 characters');

export const actionItemSchema = z
  .object({
    id: z.string(),
    item: z.string(),
    owner: z.string(),
    due_date: z.string().nullable(),
    is_done: z.boolean(),
  })
  .meta({ id: 'ActionItem' });
export type ActionItem = z.infer<typeof actionItemSchema>;

const itemText = z
  .string('An action item needs a text')
  .trim()
  .min(1, 'An action item needs a text')
  .max(1000, 'An action item is at most 1000 characters');
const actionItemInput = z.union(
  [
    itemText.transform((item) => ({ id: undefined, item, owner: '', due_date: null, is_done: false })),
    z.object({
      id: z.string().max(64).optional(),
      item: itemText,
      owner: z
        .string()
        .trim()
        .max(200, 'An owner is at most 200 characters')
        .nullish()
        .transform((owner) => owner ?? ''),
      due_date: z
        .union([z.literal('').transform(() => null), z.iso.date('Due date must be a date such as 2026-04-02')])
        .nullish()
        .transform((date) => date ?? null),
      is_done: z.boolean().default(false),
    }),
  ],
  'An action item needs a text',
);

export const saveNotesInput = z.object({
  /** Markdown. A field that is absent is not changed. */
  notes: z
    .string()
    .max(100_000, 'Notes are at most 100,000 characters')
    .nullish()
    .transform((text) => text?.replace(/\r\n?/g, '\n') ?? undefined),
  attendees: attendeeNames.nullish().transform((names) => names ?? undefined),
  action_items: z
    .array(actionItemInput)
    .max(MAX_ACTION_ITEMS, `At most ${MAX_ACTION_ITEMS} action items`)
    .nullish()
    .transform((items) => items ?? undefined),
  follow_up_required: z
    .boolean()
    .nullish()
    .transform((value) => value ?? undefined),
  /** notes_revision of the edited text; when there is a newer one, the answer is 409 with both texts. */
  base_revision: z.number().int().min(0).optional(),
});
export type SaveNotesInput = z.output<typeof saveNotesInput>;
export type SaveNotesForm = z.input<typeof saveNotesInput>;

const notesSchema = z
  .object({
    notes: z.string(),
    attendees: z.array(z.string()),
    action_items: z.array(actionItemSchema),
    follow_up_required: z.boolean(),
    notes_revision: z.number().int(),
    notes_updated_at: z.string().nullable(),
    notes_updated_by_name: z.string(),
  })
  .meta({ id: 'MeetingNotes' });
export const notesConflictSchema = z
  .object({
    detail: z.string(),
    code: z.literal('conflict'),
    current: notesSchema,
    yours: notesSchema.pick({ notes: true, attendees: true, action_items: true, follow_up_required: true }).partial(),
  })
  .meta({ id: 'NotesConflict' });
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
    /** "extractive": sentences selected from the notes; otherwise the id of the model. */
    engine: z.string(),
    /** Revision of the notes that were summarized. */
    notes_revision: z.number().int(),
    created_at: z.string(),
  })
  .meta({ id: 'MeetingSummary' });
export type MeetingSummary = z.infer<typeof summarySchema>;

const objectiveTitle = z
  .string('An objective needs a title')
  .trim()
  .min(1, 'An objective needs a title')
  .max(300, 'An objective is at most 300 characters');
export const createObjectiveInput = z.object({
  title: objectiveTitle,
  flag_description: z
    .string()
    .trim()
    .max(500)
    .nullish()
    .transform((text) => text || null),
});
export type CreateObjectiveInput = z.output<typeof createObjectiveInput>;
export const updateObjectiveInput = z
  .object({
    title: objectiveTitle,
    milestone: milestoneSchema,
    next_year: z
      .object({
        outcome: z.enum(NEXT_YEAR_OUTCOMES, `An outcome is one of ${NEXT_YEAR_OUTCOMES.join(', ')}`),
        comment: z.string().trim().max(2000, 'A comment is at most 2000 characters').default(''),
      })
      .nullable(),
  })
  .partial()
  .refine((input) => Object.values(input).some((value) => value !== undefined), 'Nothing to change was given');
export type UpdateObjectiveInput = z.output<typeof updateObjectiveInput>;
export const objectiveParams = z.object({ id: z.uuid('is not valid'), objective_id: z.uuid('is not valid') });

export const objectiveSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    flag_description: z.string().nullable(),
    milestone: milestoneSchema,
    /** When each milestone was reached; milestones not reached are absent. */
    milestone_dates: z.partialRecord(milestoneSchema, z.string()),
    next_year: z
      .object({
        outcome: z.enum(NEXT_YEAR_OUTCOMES),
        comment: z.string(),
        recorded_at: z.string(),
        recorded_by: z.string(),
      })
      .nullable(),
    /** The result of the same flag in later reports on the company, newest first; empty when there are none. */
    later_reports: z.array(
      z.object({
        report_id: z.uuid(),
        report_title: z.string(),
        report_date: z.string(),
        outcome: z.enum(['triggered', 'clear', 'cannot_determine']),
        value: z.string().nullable(),
      }),
    ),
    created_at: z.string(),
  })
  .meta({ id: 'EngagementObjective' });
export type Objective = z.infer<typeof objectiveSchema>;
