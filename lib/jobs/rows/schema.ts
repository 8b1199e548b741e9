import { z } from 'zod';

const JOB_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;

export const jobSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    status: z.enum(JOB_STATUSES),
    progress: z.object({ done: z.number().int(), total: z.number().int(), message: z.string() }),
    result: z.unknown().nullable(),
    error: z.string().nullable(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

export const listJobsQuery = z.object({
  kind: z.string().trim().max(50).optional(),
  status: z.enum(JOB_STATUSES).optional(),
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(1000).default(20),
});
