import { z } from 'zod';
import { BULK_ENTITY_TYPE, cikText, companyNameText, ENTITY_TYPES, tickerText } from '../schema';
import type { ImportRow } from '../schema-import';

const rowSchema = z.object({
  ticker: tickerText,
  name: z
    .string()
    .transform((value) => value.replace(/\s+/g, ' '))
    .pipe(companyNameText),
  cik: z
    .string()
    .transform((value) => value.replace(/^CIK\s*/i, '').replace(/^'/, ''))
    .pipe(cikText),
  entityType: z
    .string()
    .transform((value) => value.toUpperCase() || BULK_ENTITY_TYPE)
    .refine(
      (value) => value === BULK_ENTITY_TYPE || ENTITY_TYPES.some((type) => type === value),
      'Entity type is CORPORATION, LLC, PARTNERSHIP or OTHER',
    ),
});

export type CheckedRow = z.output<typeof rowSchema>;

/** The row's values as they are stored, or sentences that say what is wrong with it. */
export function checkRow(row: ImportRow): { ok: true; value: CheckedRow } | { ok: false; message: string } {
  const parsed = rowSchema.safeParse(row);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, message: [...new Set(parsed.error.issues.map((issue) => issue.message))].join('. ') };
}
