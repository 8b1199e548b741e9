import { z } from 'zod';

export const partSchema = z.object({
  name: z.enum(['database', 'files']),
  is_ok: z.boolean(),
  /** A sentence for the operator. */
  detail: z.string(),
});
export type Part = z.infer<typeof partSchema>;

export const readinessSchema = z.object({ status: z.enum(['ready', 'not ready']), parts: z.array(partSchema) });
export type Readiness = z.infer<typeof readinessSchema>;

const jobCountSchema = z.object({
  kind: z.string(),
  status: z.enum(['pending', 'running', 'completed', 'failed', 'cancelled']),
  count: z.number().int(),
  /** Age of the oldest of them that waits or runs, in seconds. */
  oldest_seconds: z.number().nullable(),
});
export type JobCount = z.infer<typeof jobCountSchema>;

export const statusSchema = z
  .object({
    version: z.string(),
    parts: z.array(partSchema),
    choices: z.array(z.object({ name: z.string(), value: z.string() })),
    /** The organization's own jobs: all that wait or run, and those that ended in the last day. */
    jobs: z.array(jobCountSchema),
    /** Seconds from the request of a job to its start, over the organization's jobs of the last day. */
    queue_wait_seconds: z.object({ median: z.number().nullable(), p95: z.number().nullable() }),
    /** Seconds of processing a filing took, over those that became Ready in the last day. */
    ready_seconds: z.object({ median: z.number().nullable(), p95: z.number().nullable() }),
  })
  .meta({ id: 'Status' });
export type Status = z.infer<typeof statusSchema>;
