import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';
import { MAX_QUESTION_LENGTH, NOTHING_TO_ASK } from './limits.rules';

export { SECTION_FALLBACK } from './limits.rules';

const questionText = z
  .string(NOTHING_TO_ASK)
  .trim()
  .min(1, NOTHING_TO_ASK)
  .max(MAX_QUESTION_LENGTH, `A question is at most ${MAX_QUESTION_LENGTH} characters`);
const documentIds = z
  .array(z.uuid(), NOTHING_TO_ASK)
  .min(1, NOTHING_TO_ASK)
  .max(200, 'At most 200 documents in one question');

export const queryInput = z.object({
  query: questionText,
  document_ids: documentIds,
  include_confidence: z.boolean().default(true),
  max_chunks: z.number().int().min(1).max(50).default(10),
});
export type QueryInput = z.output<typeof queryInput>;

export const batchInput = z.object({
  queries: z.array(questionText).min(1, NOTHING_TO_ASK).max(50, 'At most 50 queries in one batch'),
  document_ids: documentIds,
  include_confidence: z.boolean().default(true),
  max_chunks: z.number().int().min(1).max(50).default(10),
});

export const sourceSchema = z
  .object({
    chunk_id: z.string(),
    document_id: z.string(),
    page_number: z.number().int(),
    section_title: z.string(),
    /** Exact text of the page. */
    excerpt: z.string(),
    bounding_boxes: z.array(boxSchema),
    relevance_score: z.number(),
    /** False when the quote was not found on its page; such a source triggers no flag. */
    quote_verified: z.boolean(),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof sourceSchema>;

const calculationSchema = z
  .object({
    value: z.number(),
    unit: z.string().nullable(),
    formula: z.string(),
    /** `source` is an index into `sources`. */
    operands: z.array(
      z.object({ label: z.string(), value: z.number(), unit: z.string().nullable(), source: z.number().int() }),
    ),
    /** What the value is, where that says all, as "Free cash flow margin, fiscal 2025". */
    label: z.string().optional(),
    /** The formula in parts: signs as text, operands as indexes into `operands`. */
    expression: z.array(z.union([z.string(), z.number().int()])).optional(),
  })
  .meta({ id: 'Calculation' });

export const queryResultSchema = z
  .object({
    id: z.uuid(),
    query: z.string(),
    /** Markers such as [1] refer to sources by position. */
    answer: z.string(),
    sources: z.array(sourceSchema),
    /** When nothing answers: the places to look at first, best first. They are not claims. */
    nearest_passages: z.array(sourceSchema).default([]),
    calculation: calculationSchema.nullable().default(null),
    confidence: z.number().nullable(),
    insufficient_evidence: z.boolean(),
    engine: z.string(),
    notes: z.array(z.string()),
    timings_ms: z.object({ embed: z.number(), search: z.number(), answer: z.number(), total: z.number() }),
  })
  .meta({ id: 'QueryResult' });
export type QueryResult = z.infer<typeof queryResultSchema>;

export const chunkSearchQuery = z.object({
  query: questionText,
  limit: z.coerce.number().int().min(1).max(100).default(10),
});

export const rankedChunkSchema = z
  .object({
    chunk_id: z.string(),
    document_id: z.string(),
    page_number: z.number().int(),
    section_title: z.string(),
    excerpt: z.string(),
    bounding_boxes: z.array(boxSchema),
    score: z.number(),
  })
  .meta({ id: 'RankedChunk' });
export type RankedChunk = z.infer<typeof rankedChunkSchema>;
