import { and, eq, notInArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobs } from '@/db/schema';
import { dropWork } from './work';

/** Gives up the cells of a run that has ended; a run that continues later keeps them. */
export async function releaseEnded(jobId: string): Promise<void> {
  const [ended] = await database()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), notInArray(jobs.status, ['pending', 'running'])));
  if (ended) await dropWork(jobId);
}
