import { z } from 'zod';
import { FACT_LABELS, type FactKey } from '@/lib/facts/fact-keys';
import { boxSchema } from '@/lib/documents/schema';

const FLAG_OPERATORS = ['above', 'at_least', 'below', 'at_most', 'equals', 'is_true', 'is_false'] as const;
export type FlagOperator = (typeof FLAG_OPERATORS)[number];

/** A typed condition: "metric operator threshold unit". The flag triggers when it is true. */
export const flagRuleSchema = z
  .object({
    /** A key of the metric table, such as ceo_pay_ratio. */
    metric: z.string(),
    operator: z.enum(FLAG_OPERATORS),
    /** Null for is_true and is_false. */
    threshold: z.number().nullable(),
    unit: z.string().nullable(),
  })
  .meta({ id: 'FlagRule' });
export type FlagRule = z.infer<typeof flagRuleSchema>;

export const FLAG_OUTCOMES = ['triggered', 'clear', 'cannot_determine'] as const;
export type FlagOutcome = (typeof FLAG_OUTCOMES)[number];

/** A value that a quote must show, as read by the fact reader. */
const flagClaimSchema = z
  .object({
    key: z.enum(Object.keys(FACT_LABELS) as [FactKey, ...FactKey[]]),
    value: z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    ]),
    unit: z.string().nullable(),
    period: z.string().nullable(),
  })
  .meta({ id: 'FlagClaim' });

const flagEvidenceSchema = z
  .object({
    document_id: z.string(),
    document_label: z.string(),
    page_number: z.number().int(),
    /** Exact text of the page; evidence is verified or absent. */
    quote: z.string(),
    bounding_boxes: z.array(boxSchema),
    /** The fact that a rule took from this quote; absent when a language model chose the quote. */
    claim: flagClaimSchema.optional(),
  })
  .meta({ id: 'FlagEvidence' });
export type FlagEvidence = z.infer<typeof flagEvidenceSchema>;

export const flagResultSchema = z
  .object({
    flag_description: z.string(),
    outcome: z.enum(FLAG_OUTCOMES),
    /** rule: computed from verified facts. model: judged by the language model. none: could not be judged. */
    method: z.enum(['rule', 'model', 'none']),
    /** The understood meaning of the line; empty for flags in words. */
    understood_as: z.string(),
    /** The value found, as displayed, such as "336:1"; null when none was. */
    value: z.string().nullable(),
    evidence: z.array(flagEvidenceSchema),
    /** Text of the query of this flag; empty when there is none. */
    triggered_by_query: z.string(),
    query_id: z.string().nullable(),
    relevant_answer: z.string(),
    reasoning: z.string(),
  })
  .meta({ id: 'FlagResult' });
export type FlagResult = z.infer<typeof flagResultSchema>;
