import { z } from 'zod';

export const ownSessionSchema = z
  .object({
    id: z.string(),
    /** Browser and system, such as "Chrome on macOS". */
    device: z.string(),
    address: z.string().nullable(),
    started_at: z.string(),
    /** To five minutes. */
    last_used_at: z.string(),
    is_current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const accountSecuritySchema = z.object({
  sessions: z.array(ownSessionSchema),
  /** Hours without use after which a session ends. */
  idle_hours: z.number(),
  second_factor: z.object({ is_on: z.boolean(), recovery_codes_left: z.number().int() }),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

export const endedSessionsSchema = z.object({ ended: z.number().int() });
