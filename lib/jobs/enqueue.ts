import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { jobs } from '@/db/schema';
import { env } from '@/lib/env';
import { JOB_PAYLOADS, type EnqueueOptions, type JobName, type JobPayloadInput, type QueuedJob } from './contracts';
import { addToOutbox } from './outbox';
import { sendToPgBoss } from './pg-boss/sender';

/** Queues a job in the caller's transaction: it runs if and only if the transaction commits. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloadInput<Name>,
  options: EnqueueOptions = {},
): Promise<void> {
  const checked = JOB_PAYLOADS[name].parse(payload);
  const tenantId = options.tenantId ?? ('jobId' in checked ? await tenantOf(db, checked.jobId) : undefined);
  const job: QueuedJob = { name, payload: checked, ...options, ...(tenantId ? { tenantId } : {}) };
  if (env().jobsProvider === 'inngest') await addToOutbox(db, job);
  else await sendToPgBoss(db, job);
}

async function tenantOf(db: Db, jobId: string): Promise<string | undefined> {
  const [row] = await db.select({ tenantId: jobs.tenantId }).from(jobs).where(eq(jobs.id, jobId));
  return row?.tenantId;
}
