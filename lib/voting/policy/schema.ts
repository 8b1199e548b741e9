import { z } from 'zod';
import { dateText, pageQuery } from '@/lib/common-schemas';
import { DEFAULT_VOTES, KINDS, RULE_VOTES, TOPICS } from '../vocabulary.rules';
import { MAX_RULES, RULE_LENGTH } from './limits.rules';

/** Whom of the nominees a rule is about; null is every nominee, or no nominee at all. */
export const NOMINEE_ROLES = [
  'nominating_chair',
  'compensation_chair',
  'audit_chair',
  'nominating_member',
  'compensation_member',
  'audit_member',
  'committee_member',
  'board_chair',
  'lead_independent',
  'chief_executive',
  'not_independent',
  'independent',
] as const;
export type NomineeRole = (typeof NOMINEE_ROLES)[number];

export const COMPARATORS = ['above', 'at_least', 'below', 'at_most', 'equals', 'is_true', 'is_false'] as const;

const conditionSchema = z.object({
  /** A key of the flags' metrics, or one of a nominee or a line: attendance, other_boards, tenure, age, … */
  metric: z.string(),
  /** As a person reads it: "Women on the board". */
  label: z.string(),
  comparator: z.enum(COMPARATORS),
  value: z.number().nullable(),
  unit: z.string().nullable(),
  /** "below 40%", "combined": the text after the label. */
  shown: z.string(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** A rule as it is understood. The first condition is repeated at the top level, where other programs read it. */
export const compiledRuleSchema = z
  .object({
    applies_to: z.enum(NOMINEE_ROLES).nullable(),
    /** All of these roles; "not independent and sits on audit, pay or nominating" has two. */
    roles: z.array(z.enum(NOMINEE_ROLES)),
    metric: z.string().nullable(),
    comparator: z.enum(COMPARATORS).nullable(),
    value: z.number().nullable(),
    conditions: z.array(conditionSchema),
    join: z.enum(['all', 'any']),
  })
  .meta({ id: 'CompiledRule' });
export type CompiledRule = z.infer<typeof compiledRuleSchema>;

export const ruleInput = z.object({
  kinds: z.array(z.enum(KINDS, 'is not a kind of proposal')).min(1, 'A rule needs a kind of proposal'),
  topic: z.enum(TOPICS, 'is not a topic').nullable().default(null),
  text: z.string().trim().min(1, 'Please enter the rule').max(RULE_LENGTH, 'A rule is at most 300 characters'),
  vote: z.enum(RULE_VOTES, 'is not a vote'),
  rationale: z.string().trim().max(1000, 'A rationale is at most 1,000 characters').default(''),
});
export type RuleInput = z.output<typeof ruleInput>;

/** A rule as a version keeps it, with what it was compiled to. */
export const storedRuleSchema = ruleInput
  .extend({ compiled: compiledRuleSchema.nullable(), in_words: z.boolean(), problem: z.string().nullable() })
  .meta({ id: 'PolicyRule' });
export type StoredRule = z.infer<typeof storedRuleSchema>;

const voteByKind = z.partialRecord(z.enum(KINDS), z.enum(DEFAULT_VOTES, 'is not a vote'));
const voteByTopic = z.partialRecord(z.enum(TOPICS), z.enum(DEFAULT_VOTES, 'is not a vote'));

export const policyContentInput = z.object({
  defaults: voteByKind.default({}),
  /** Of shareholder proposals on a topic; the default of their kind where a topic has none. */
  topic_defaults: voteByTopic.default({}),
  rules: z.array(ruleInput).max(MAX_RULES, 'A policy has at most 100 rules').default([]),
});
export type PolicyContentInput = z.output<typeof policyContentInput>;

export const policyContentSchema = z.object({
  defaults: z.record(z.enum(KINDS), z.enum(DEFAULT_VOTES)),
  topic_defaults: voteByTopic,
  rules: z.array(storedRuleSchema),
});
export type PolicyContent = z.infer<typeof policyContentSchema>;

const head = {
  name: z.string().trim().min(1, 'Please enter a name').max(120, 'A name is at most 120 characters'),
  description: z.string().trim().max(2000, 'A description is at most 2,000 characters').default(''),
};
export const createPolicyInput = z.object({
  ...head,
  ...policyContentInput.shape,
  note: z.string().trim().max(200).default(''),
});
export type CreatePolicyInput = z.output<typeof createPolicyInput>;
/** PUT takes the whole policy and makes a version of it. */
export const updatePolicyInput = createPolicyInput.extend({
  /** 409 when it is not the newest any more; not asked when left out. */
  base_version: z.number().int().min(1).optional(),
});
export type UpdatePolicyInput = z.output<typeof updatePolicyInput>;

const coverageSchema = z.object({ read: z.number().int(), of: z.number().int() });

export const policySchema = z
  .object({
    /** A UUID, or the name of an example. */
    id: z.string(),
    name: z.string(),
    description: z.string(),
    version: z.number().int(),
    /** Shipped with the product: can be cloned, never edited. */
    is_example: z.boolean(),
    rules_count: z.number().int(),
    defaults: policyContentSchema.shape.defaults,
    topic_defaults: policyContentSchema.shape.topic_defaults,
    rules: z.array(storedRuleSchema),
    groups: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Ballots of the newest version. */
    ballots: z.number().int(),
    has_draft: z.boolean(),
    can_edit: z.boolean(),
    created_by: z.string(),
    created_at: z.string().nullable(),
    updated_at: z.string().nullable(),
  })
  .meta({ id: 'VotingPolicy' });
export type Policy = z.infer<typeof policySchema>;

export const policyDetailSchema = policySchema
  .extend({
    draft: z
      .object({
        name: z.string(),
        description: z.string(),
        note: z.string(),
        ...policyContentSchema.shape,
        saved_by: z.string(),
        saved_by_name: z.string(),
        saved_at: z.string(),
      })
      .nullable(),
    /** Of each rule, in order: in how many stored meetings everything it needs was read. */
    coverage: z.array(coverageSchema),
  })
  .meta({ id: 'VotingPolicyDetail' });
export type PolicyDetail = z.infer<typeof policyDetailSchema>;

export const policyVersionSchema = z
  .object({
    version: z.number().int(),
    note: z.string(),
    is_in_force: z.boolean(),
    rules_count: z.number().int(),
    ballots: z.number().int(),
    created_by: z.string(),
    created_by_name: z.string(),
    created_at: z.string(),
    ...policyContentSchema.shape,
  })
  .meta({ id: 'VotingPolicyVersion' });
export type PolicyVersion = z.infer<typeof policyVersionSchema>;

export const listPoliciesQuery = pageQuery.extend({ search: z.string().trim().max(200).optional() });
/** A UUID, or the name of an example. */
export const policyParams = z.object({ id: z.string().min(1).max(80) });
/** `force` takes the policy off the groups that use it. */
export const deletePolicyQuery = z.object({ force: z.enum(['true', 'false']).default('false') });
export const clonePolicyInput = z.object({ name: head.name.optional() });

export const compileInput = z.object({
  lines: z
    .union([z.array(z.string().max(2000)), z.string().max(60_000)])
    .transform((lines) => (typeof lines === 'string' ? lines.split('\n') : lines))
    .refine((lines) => lines.length <= MAX_RULES, 'At most 100 lines at once'),
  /** Asks as well in how many stored meetings each line could be judged. */
  coverage: z.boolean().default(false),
});

export const compiledLineSchema = z
  .object({
    text: z.string(),
    /** The vote that the line itself names: "Vote against … when …". */
    vote: z.enum(RULE_VOTES).nullable(),
    compiled: compiledRuleSchema.nullable(),
    in_words: z.boolean(),
    /** Why it is not compiled, or what it lacks; null when there is nothing to say. */
    problem: z.string().nullable(),
    coverage: coverageSchema.nullable(),
  })
  .meta({ id: 'CompiledLine' });
export type CompiledLine = z.infer<typeof compiledLineSchema>;
export const compileAnswerSchema = z.object({ rules: z.array(compiledLineSchema) });

export const backtestInput = z
  .object({
    version: z.number().int().min(1).optional(),
    draft: policyContentInput.optional(),
    from: dateText.optional(),
    to: dateText.optional(),
    against_version: z.number().int().min(1).optional(),
  })
  .refine(
    (input) => input.version === undefined || input.draft === undefined,
    'Name a version or send a draft, not both',
  );
export type BacktestInput = z.output<typeof backtestInput>;

const counts = z.record(z.string(), z.number().int());
const agreementSchema = z.object({ lines: z.number().int(), with_majority: z.number().int() }).nullable();
const sideSchema = z.object({
  /** "draft" or the number of the version. */
  label: z.string(),
  by_vote: counts,
  by_kind: z.record(z.string(), counts),
  /** Of decided lines whose result is known; null where none is. */
  agreement: agreementSchema,
});

/** `result` of the job. */
export const backtestResultSchema = z
  .object({
    meetings: z.number().int(),
    lines: z.number().int(),
    duration_ms: z.number().int(),
    /** False where rules in words were referred because no model is set. */
    has_model: z.boolean(),
    policy: sideSchema,
    against: sideSchema.nullable(),
    changed_total: z.number().int(),
    /** The first 500. */
    changed: z.array(
      z.object({
        meeting_id: z.uuid(),
        company_id: z.uuid(),
        company_name: z.string(),
        ticker: z.string(),
        meeting_date: z.string().nullable(),
        number: z.string(),
        title: z.string(),
        kind: z.enum(KINDS),
        before: z.enum(RULE_VOTES),
        after: z.enum(RULE_VOTES),
        rule: z.object({ index: z.number().int(), text: z.string() }).nullable(),
        fact: z.string().nullable(),
        document_id: z.string().nullable(),
        page_number: z.number().int().nullable(),
      }),
    ),
  })
  .meta({ id: 'BacktestResult' });
export type BacktestResult = z.infer<typeof backtestResultSchema>;
