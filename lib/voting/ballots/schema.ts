import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';
import { dateText, pageQuery } from '@/lib/common-schemas';
import { voteEvidenceSchema } from '../evidence';
import { agendaLineSchema, evidenceByFieldSchema, nomineeDetailsSchema } from '../meetings/schema';
import { documentSchema, outcomeLineSchema } from '../outcomes/schema';
import { storedRuleSchema } from '../policy/schema';
import { KINDS, RULE_VOTES, TOPICS, VOTES, VOTE_STANDARDS } from '../vocabulary.rules';
import { MAX_RATIONALE, MAX_REASON } from './limits.rules';

export const BALLOT_STATES = ['draft', 'approved', 'voted', 'outcome'] as const;

export const MIN_REASON = 3;

/** The fact a decision is based on. */
export const decidingFactSchema = voteEvidenceSchema
  .extend({
    key: z.string(),
    label: z.string(),
    /** As a person reads it: "3 of 11 (27.3%)". */
    value: z.string(),
  })
  .meta({ id: 'DecidingFact' });
export type DecidingFact = z.infer<typeof decidingFactSchema>;

const ruleOfLine = z.object({
  /** From 1, as the editor counts. */
  index: z.number().int(),
  text: z.string(),
});

/** How a policy decided a line, complete enough to be explained years later. */
export const decisionSchema = z
  .object({
    vote: z.enum(RULE_VOTES),
    by: z.enum(['rule', 'default', 'undetermined']),
    rule: ruleOfLine.nullable(),
    fact: decidingFactSchema.nullable(),
    /** All of them, the first being `fact`. */
    facts: z.array(decidingFactSchema),
    /** What could not be determined, in words; null where nothing was missing. */
    missing: z.string().nullable(),
    rationale: z.string(),
    /** "rules", or the model that judged a rule in words. */
    engine: z.string(),
  })
  .meta({ id: 'VoteDecision' });
export type Decision = z.infer<typeof decisionSchema>;

/** A line as a ballot keeps it. */
export const ballotLineContent = agendaLineSchema.extend({ by_hand: z.array(z.string()).default([]) });
export type BallotLineContent = z.infer<typeof ballotLineContent>;

export const lineOutcomeSchema = z
  .object({
    for: z.number().nullable(),
    against: z.number().nullable(),
    abstain: z.number().nullable(),
    broker_non_votes: z.number().nullable(),
    /** For of for and against, in percent. */
    support_cast: z.number().nullable(),
    support_with_abstentions: z.number().nullable(),
    passed: z.boolean().nullable(),
    /** Of a vote on frequency. */
    choice: z.enum(['one_year', 'two_years', 'three_years']).nullable(),
    /** Where the 8-K prints it. */
    document_id: z.string(),
    page_number: z.number().int().nullable(),
    bounding_boxes: z.array(boxSchema),
    quote: z.string(),
    /** Whether our vote was with the majority; null where we abstained or there is none. */
    with_majority: z.boolean().nullable(),
    /** Where classes of shares voted apart: the result of each, and none together. */
    classes: z.array(outcomeLineSchema),
  })
  .meta({ id: 'LineOutcome' });
export type LineOutcome = z.infer<typeof lineOutcomeSchema>;

export const ballotLineSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    kind: z.enum(KINDS),
    topic: z.enum(TOPICS).nullable(),
    title: z.string(),
    nominee: z.string().nullable(),
    proponent: z.string().nullable(),
    board_recommendation: z.enum(VOTES).nullable(),
    vote_standard: z.enum(VOTE_STANDARDS).nullable(),
    details: nomineeDetailsSchema.nullable(),
    evidence: evidenceByFieldSchema,
    is_weak: z.boolean(),
    line_by_hand: z.array(z.string()),
    policy_vote: z.enum(RULE_VOTES),
    rule: ruleOfLine.nullable(),
    fact: decidingFactSchema.nullable(),
    facts: z.array(decidingFactSchema),
    missing: z.string().nullable(),
    rationale: z.string(),
    is_rationale_by_hand: z.boolean(),
    /** Null while a referred line waits for a person. */
    vote: z.enum(VOTES).nullable(),
    reason: z.string().nullable(),
    is_by_hand: z.boolean(),
    set_by: z.string().nullable(),
    set_by_name: z.string().nullable(),
    set_at: z.string().nullable(),
    /** What a person may vote on this line. */
    choices: z.array(z.enum(VOTES)),
    outcome: lineOutcomeSchema.nullable(),
  })
  .meta({ id: 'BallotLine' });
export type BallotLine = z.infer<typeof ballotLineSchema>;

const historySchema = z.object({
  id: z.number().int(),
  kind: z.string(),
  text: z.string(),
  by: z.string(),
  by_name: z.string(),
  at: z.string(),
  details: z.record(z.string(), z.unknown()),
});

const ballotHead = {
  id: z.uuid(),
  meeting_id: z.uuid(),
  company_id: z.uuid(),
  company_name: z.string(),
  ticker: z.string(),
  meeting_date: z.string().nullable(),
  policy_id: z.uuid(),
  policy_name: z.string(),
  policy_version: z.number().int(),
  state: z.enum(BALLOT_STATES),
  /** A draft with referred lines or votes by hand. */
  needs_review: z.boolean(),
  lines_total: z.number().int(),
  referred: z.number().int(),
  by_hand: z.number().int(),
  /** An amendment or another reading of the filing came after the approval. */
  filing_changed: z.boolean(),
  filing_changed_at: z.string().nullable(),
  prepared_by: z.string(),
  prepared_by_name: z.string(),
  is_automatic: z.boolean(),
  changed_by: z.string().nullable(),
  changed_by_name: z.string().nullable(),
  changed_at: z.string().nullable(),
  approved_by: z.string().nullable(),
  approved_by_name: z.string().nullable(),
  approved_at: z.string().nullable(),
  voted_by: z.string().nullable(),
  voted_by_name: z.string().nullable(),
  voted_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
};

export const ballotSummarySchema = z.object(ballotHead).meta({ id: 'BallotSummary' });
export type BallotSummary = z.infer<typeof ballotSummarySchema>;

export const ballotSchema = z
  .object({
    ...ballotHead,
    meeting: z.object({
      meeting_type: z.string(),
      record_date: z.string().nullable(),
      meeting_time: z.string(),
      place: z.string(),
      proxy_document_id: z.uuid().nullable(),
      form_type: z.string().nullable(),
      fiscal_year: z.number().int().nullable(),
      filing_date: z.string().nullable(),
    }),
    lines: z.array(ballotLineSchema),
    history: z.array(historySchema),
    can_edit: z.boolean(),
    /** Why the caller may not approve it now, in a sentence; null when they may. */
    approval_refusal: z.string().nullable(),
    /** Shown before an approval by the person who prepared the ballot, when nobody else could approve it. */
    approval_warning: z.string().nullable(),
    outcome: z
      .object({
        document_id: z.uuid(),
        form_type: z.string(),
        filing_date: z.string().nullable(),
        /** Every filing that reports on the meeting. */
        documents: z.array(documentSchema),
        /** Results that are of no line of the ballot with certainty. */
        unmatched: z.array(outcomeLineSchema),
      })
      .nullable(),
    /** The newest report with flags on the filing, and the engagement that was begun from it. */
    engagement: z
      .object({ report_id: z.uuid(), flags_triggered: z.number().int(), engagement_id: z.uuid().nullable() })
      .nullable(),
  })
  .meta({ id: 'Ballot' });
export type Ballot = z.infer<typeof ballotSchema>;

export const ballotLineParams = z.object({ id: z.uuid('is not valid'), line_id: z.uuid('is not valid') });
export const makeBallotInput = z.object({ policy_id: z.string().min(1, 'Choose a policy').max(80) });

export const reasonInput = z.object({
  reason: z
    .string()
    .trim()
    .min(MIN_REASON, 'A reason has at least 3 characters')
    .max(MAX_REASON, 'A reason has at most 500 characters'),
});
export const rationaleInput = z.object({
  rationale: z.string().trim().max(MAX_RATIONALE, 'A rationale is at most 1,000 characters'),
});
export const changeLineInput = z
  .object({
    /** Null gives the line back to the policy. */
    vote: z.enum(VOTES, 'is not a vote').nullable(),
    reason: reasonInput.shape.reason,
    /** The words that go out with the vote. */
    rationale: rationaleInput.shape.rationale,
  })
  .partial()
  .refine(({ vote, rationale }) => vote !== undefined || rationale !== undefined, 'Give a vote or a rationale')
  .refine(({ vote, reason }) => vote === undefined || vote === null || reason !== undefined, {
    message: 'A vote by hand needs a reason of 3 to 500 characters',
    path: ['reason'],
  });
export type ChangeLineInput = z.output<typeof changeLineInput>;

export const ballotFilters = z.object({
  from: dateText.optional(),
  to: dateText.optional(),
  state: z.enum([...BALLOT_STATES, 'needs_review'], 'is not a ballot state').optional(),
  group_id: z.uuid('is not valid').optional(),
  company_id: z.uuid('is not valid').optional(),
  policy_id: z.uuid('is not valid').optional(),
  meeting_id: z.uuid('is not valid').optional(),
  has_referred: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  search: z.string().trim().max(200).optional(),
});
export type BallotFilters = z.output<typeof ballotFilters>;
export const listBallotsQuery = pageQuery.extend(ballotFilters.shape);
export type ListBallotsQuery = z.output<typeof listBallotsQuery>;
export const exportBallotsQuery = ballotFilters.extend({ format: z.enum(['xlsx', 'csv']).default('xlsx') });

export const replaySchema = z
  .object({
    ballot_id: z.uuid(),
    line_id: z.uuid(),
    policy: z.object({ id: z.uuid(), name: z.string(), version: z.number().int() }),
    /** The whole rule of that version; null where the default decided. */
    rule: storedRuleSchema.nullable(),
    decision: decisionSchema,
    line: ballotLineContent,
    /** Every quote looked for again on its page today. */
    quotes: z.array(voteEvidenceSchema.extend({ is_found_today: z.boolean() })),
    /**
     * The vote that the stored version of the policy gives for the stored line today; differs from the decision only
     * where the filing was read again.
     */
    decided_again: z.object({ vote: z.enum(RULE_VOTES), is_same: z.boolean() }),
    changes: z.array(historySchema),
  })
  .meta({ id: 'BallotReplay' });
export type Replay = z.infer<typeof replaySchema>;

export const votingSettingsInput = z.object({ second_pair_of_eyes: z.boolean() });
export const votingSettingsSchema = votingSettingsInput.meta({ id: 'VotingSettings' });
export type VotingSettings = z.infer<typeof votingSettingsSchema>;
