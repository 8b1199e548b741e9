import type { z } from 'zod';
import type { Db } from '@/db/client';
import { jobs } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { TrackedContract } from '../contracts';
import { enqueue } from '../enqueue';
import type { Job } from './schema';
import { toJob } from './to-job';

/**
 * Stores the row of a job and queues the job, in the caller's transaction. The input is read with the schema with which
 * the worker reads it, so that a wrong one is refused here.
 */
export async function requestJob<Input extends z.ZodType>(
  db: Db,
  ctx: Pick<Context, 'tenantId' | 'userId'>,
  { name, input: schema }: TrackedContract<Input>,
  input: z.input<Input>,
  progress: { total: number; message: string },
): Promise<Job> {
  const [row] = await db
    .insert(jobs)
    .values({
      tenantId: ctx.tenantId,
      createdBy: ctx.userId,
      kind: name,
      payload: schema.parse(input),
      progressTotal: progress.total,
      progressMessage: progress.message,
    })
    .returning();
  if (!row) throw new AppError('internal', 'The job could not be stored.');
  await enqueue(db, name, { jobId: row.id }, { tenantId: ctx.tenantId });
  return toJob(row);
}
