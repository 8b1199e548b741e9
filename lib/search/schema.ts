import { z } from 'zod';

export const searchQuery = z.object({
  q: z.string().trim().min(1, 'Enter something to look for').max(200),
  /** The most results of each kind. */
  limit: z.coerce.number().int().min(1).max(20).default(5),
});

export const FOUND_KINDS = ['company', 'report', 'grid', 'ballot'] as const;

export const foundSchema = z
  .object({
    kind: z.enum(FOUND_KINDS),
    id: z.uuid(),
    title: z.string(),
    /** Distinguishes it from others with the same title: a ticker, a date, a state. */
    detail: z.string(),
  })
  .meta({ id: 'Found' });
export type Found = z.infer<typeof foundSchema>;

export const searchResultSchema = z.object({ results: z.array(foundSchema) });
export type SearchResult = z.infer<typeof searchResultSchema>;
