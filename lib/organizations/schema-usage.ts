import { z } from 'zod';

const usageCounts = {
  questions_asked: z.number().int(),
  reports_generated: z.number().int(),
  documents_processed: z.number().int(),
  model_calls: z.number().int(),
  model_tokens: z.number().int(),
};

/** UTC calendar months, oldest first; the last one is the current month. */
export const usageSchema = z
  .object({
    this_month: z.object(usageCounts),
    by_month: z.array(z.object({ month: z.string(), ...usageCounts })),
    storage_bytes: z.number().int(),
    stored_files: z.number().int(),
  })
  .meta({ id: 'OrganizationUsage' });
export type Usage = z.infer<typeof usageSchema>;
export type MonthUsage = Usage['by_month'][number];
