import { z } from 'zod';
import { splitAddresses, wrongAddresses } from './email/addresses.rules';
import { CONTENT_REQUIRED, RECIPIENTS_REQUIRED, SUBJECT_REQUIRED } from './record/messages.rules';

const MAX_CONTENT = 50_000;
const MAX_RECIPIENTS = 50;
export const QUICK_PROMPTS = [
  'Make shorter',
  'Add more detail',
  'More formal',
  'Friendlier tone',
  'Add meeting times',
] as const;
const TONES = ['professional', 'formal', 'friendly'] as const;

const span = { start: z.number().int(), end: z.number().int() };
const letterSentenceSchema = z
  .object({
    ...span,
    text: z.string(),
    /** fact: a statement about the company. guideline: our expectation. other: courtesy, questions, requests. */
    kind: z.enum(['fact', 'guideline', 'other']),
    /** linked: supported by a quote. unlinked: a statement that no quote supports. none: states nothing to prove. */
    status: z.enum(['linked', 'unlinked', 'none']),
    /** Indexes into triggered_flags_snapshot and its evidence. */
    evidence: z.array(z.object({ flag_index: z.number().int(), evidence_index: z.number().int() })),
    /** Why the sentence is unlinked, in sentences; empty otherwise. */
    problems: z.array(z.string()),
  })
  .meta({ id: 'LetterSentence' });
export type LetterSentence = z.infer<typeof letterSentenceSchema>;

const votingConditionSchema = z
  .object({
    ...span,
    /** Derived from the words, so that an override is kept when the text is saved again. */
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
    /** Number of conditions without an override; the email cannot be marked as sent while there are any. */
    open_conditions: z.number().int(),
  })
  .meta({ id: 'LetterChecks' });
export type LetterChecks = z.infer<typeof letterChecksSchema>;

const subjectText = z
  .string(SUBJECT_REQUIRED)
  .trim()
  .min(1, SUBJECT_REQUIRED)
  .max(300, 'Subject is at most 300 characters')
  .refine((text) => !/[\r\n]/.test(text), 'Subject is one line');
const contentText = z
  .string(CONTENT_REQUIRED)
  .max(MAX_CONTENT, `The email is at most ${MAX_CONTENT} characters`)
  .refine((text) => text.trim() !== '', CONTENT_REQUIRED)
  .transform((text) => text.replace(/\r\n?/g, '\n').trimEnd());

export const generateEmailInput = z.object({
  /** An instruction or one of the quick prompts; empty for the first letter. */
  prompt: z
    .string()
    .trim()
    .max(4000, 'The instruction is at most 4000 characters')
    .nullish()
    .transform((text) => text || null),
  template_id: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((id) => id || null),
  include_all_flags: z.boolean().default(true),
  /** With include_all_flags false: indexes into triggered_flags_snapshot; the first three when absent. */
  flag_indexes: z.array(z.number().int().min(0)).max(500).optional(),
  tone: z.enum(TONES, `Tone is one of ${TONES.join(', ')}`).default('professional'),
  /** The version to refine; the current version when absent. */
  base_version_id: z.uuid('is not valid').nullish(),
});
export type GenerateEmailInput = z.output<typeof generateEmailInput>;

export const saveDraftInput = z.object({
  subject: subjectText,
  content: contentText,
  base_version_id: z.uuid('is not valid').nullish(),
});
export type SaveDraftInput = z.output<typeof saveDraftInput>;

export const checkLetterInput = z.object({
  subject: z.string().max(1000).default(''),
  content: z.string().max(MAX_CONTENT, `The email is at most ${MAX_CONTENT} characters`),
});
export type CheckLetterInput = z.output<typeof checkLetterInput>;

export const emailVersionSchema = z
  .object({
    id: z.uuid(),
    /** Starts at 1, in order of creation. */
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

export const draftConflictSchema = z
  .object({
    detail: z.string(),
    code: z.literal('conflict'),
    current: emailVersionSchema.nullable(),
    yours: z.object({ subject: z.string(), content: z.string() }),
  })
  .meta({ id: 'DraftConflict' });
export type DraftConflict = z.infer<typeof draftConflictSchema>;

export const compareQuery = z.object({ from: z.uuid('is not valid'), to: z.uuid('is not valid') });
const diffPartSchema = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
export const comparisonSchema = z
  .object({
    from: emailVersionSchema,
    to: emailVersionSchema,
    subject: z.array(diffPartSchema),
    /** One row per paragraph, in reading order; a side is empty when it has no corresponding paragraph. */
    paragraphs: z.array(
      z.object({ left: z.array(diffPartSchema), right: z.array(diffPartSchema), is_changed: z.boolean() }),
    ),
  })
  .meta({ id: 'EmailComparison' });
export type EmailComparison = z.infer<typeof comparisonSchema>;
export type DiffPart = z.infer<typeof diffPartSchema>;

export const overrideInput = z.object({
  version_id: z.uuid('is not valid'),
  condition_id: z.string().min(1).max(100),
  reason: z
    .string('Please say why the sentence is kept')
    .trim()
    .min(1, 'Please say why the sentence is kept')
    .max(1000, 'The reason is at most 1000 characters'),
});
export type OverrideInput = z.output<typeof overrideInput>;

const recipients = z
  .union([z.string(), z.array(z.string())], RECIPIENTS_REQUIRED)
  .transform((given) => splitAddresses(given))
  .superRefine((addresses, context) => {
    if (addresses.length === 0) return context.addIssue({ code: 'custom', message: RECIPIENTS_REQUIRED });
    if (addresses.length > MAX_RECIPIENTS)
      context.addIssue({ code: 'custom', message: `At most ${MAX_RECIPIENTS} recipients` });
    const wrong = wrongAddresses(addresses);
    if (wrong.length > 0) context.addIssue({ code: 'custom', message: `Not an email address: ${wrong.join(', ')}` });
  });
export const sendEmailInput = z.object({
  /** A list, or one text separated by commas. */
  sent_to: recipients,
  /** The current version when absent. */
  version_id: z.uuid('is not valid').nullish(),
});
export type SendEmailInput = z.output<typeof sendEmailInput>;

export const deliverySchema = z
  .object({
    /** smtp: sent by the server. manual: only recorded; the user's mail program sends it. */
    method: z.enum(['smtp', 'manual']),
    mailto: z.string(),
    /** URL of the .eml file. */
    eml_url: z.string(),
    message: z.string(),
  })
  .meta({ id: 'EmailDelivery' });
export type EmailDelivery = z.infer<typeof deliverySchema>;
