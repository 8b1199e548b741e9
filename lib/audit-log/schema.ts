import { z } from 'zod';
import { dateText } from '@/lib/common-schemas';

const name = z.string().trim().min(1).max(100);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** `from` and `to` are days in UTC, both included. */
export const auditFilters = z.object({
  action: optional(name),
  user_id: optional(name),
  subject_type: optional(name),
  from: optional(dateText),
  to: optional(dateText),
});
export type AuditFilters = z.output<typeof auditFilters>;

/** `cursor` is the `next_cursor` of the page before. */
export const auditQuery = auditFilters.extend({
  cursor: optional(z.string().regex(/^\d{1,18}$/, 'is not a cursor')),
  limit: z.coerce.number().int().min(1).max(200, 'limit is at most 200').default(50),
});
export type AuditQuery = z.output<typeof auditQuery>;

const auditRecordSchema = z
  .object({
    id: z.string(),
    /** Position in the organization's chain, from 1 without gaps. */
    sequence: z.number().int().nullable(),
    hash: z.string().nullable(),
    created_at: z.string(),
    user_id: z.string(),
    /** Null for people that the sign-in provider no longer knows. */
    user_name: z.string().nullable(),
    user_email: z.string().nullable(),
    action: z.string(),
    subject_type: z.string(),
    subject_id: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditRecord' });
export type AuditRecord = z.infer<typeof auditRecordSchema>;

export const auditPageSchema = z.object({ records: z.array(auditRecordSchema), next_cursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPageSchema>;

/** The values that the filters offer, which are those in the log, and the number of records. */
export const auditChoicesSchema = z.object({
  records: z.number().int(),
  actions: z.array(z.string()),
  subject_types: z.array(z.string()),
  people: z.array(z.object({ user_id: z.string(), name: z.string() })),
});
export type AuditChoices = z.infer<typeof auditChoicesSchema>;

export const auditExportQuery = auditFilters.extend({ format: z.enum(['csv', 'json']).default('csv') });

/**
 * Whether every record is unchanged since it was written. A copy of `last_hash` kept elsewhere makes the same check
 * possible later.
 */
export const auditChainSchema = z
  .object({
    is_intact: z.boolean(),
    records: z.number().int(),
    last_hash: z.string(),
    first_broken: z.object({ sequence: z.number().int(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'AuditChain' });
export type AuditChain = z.infer<typeof auditChainSchema>;
