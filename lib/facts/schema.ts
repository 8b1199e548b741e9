import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';

const factItemSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

/**
 * A governance fact of a filing with the words that state it. Contradicting readings are separate facts with the same
 * key.
 */
export const documentFactSchema = z
  .object({
    id: z.uuid(),
    document_id: z.uuid(),
    key: z.string(),
    /** Display name, such as "CEO pay ratio". */
    label: z.string(),
    value: z.union([z.string(), z.number(), z.boolean(), z.array(factItemSchema)]),
    /** The value as displayed: "214:1", "November 13, 2025". A list shows its number of entries. */
    display: z.string(),
    unit: z.string().nullable(),
    period: z.string().nullable(),
    page: z.number().int().nullable(),
    quote: z.string(),
    bounding_boxes: z.array(boxSchema),
    /** From 0 to 1. */
    confidence: z.number(),
    source: z.enum(['text', 'xbrl']),
    /** Why the value is withheld; null for a fact in use. A withheld value answers no question and triggers no flag. */
    withheld_reason: z.string().nullable(),
  })
  .meta({ id: 'DocumentFact' });
export type DocumentFact = z.infer<typeof documentFactSchema>;

export const documentFactsSchema = z.object({ facts: z.array(documentFactSchema), total: z.number().int() });
export type DocumentFacts = z.infer<typeof documentFactsSchema>;
