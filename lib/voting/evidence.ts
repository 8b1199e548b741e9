import { z } from 'zod';
import { boxSchema } from '@/lib/documents/schema';

/** Words on a page that show a field or a fact. */
export const voteEvidenceSchema = z
  .object({
    document_id: z.string(),
    page_number: z.number().int(),
    /** Verbatim text of the page. */
    quote: z.string(),
    /** Found on the page and drawn there. */
    quote_verified: z.boolean(),
    bounding_boxes: z.array(boxSchema),
  })
  .meta({ id: 'VoteEvidence' });
export type VoteEvidence = z.infer<typeof voteEvidenceSchema>;
