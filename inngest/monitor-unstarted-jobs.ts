import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobOutbox, jobs } from '@/db/schema';
import { log } from '@/lib/log';

const CHECK_EVERY_MS = 60_000;
const PATIENCE_MS = 120_000;

/**
 * Number of jobs that have not been started although their events were sent minutes ago; 0 while any job is running,
 * because they may be waiting for it.
 */
export async function countUnstarted(now = new Date()): Promise<number> {
  const db = database();
  const [busy] = await db.select({ value: count() }).from(jobs).where(eq(jobs.status, 'running'));
  const [unsent] = await db.select({ value: count() }).from(jobOutbox).where(isNull(jobOutbox.sentAt));
  if ((busy?.value ?? 0) > 0 || (unsent?.value ?? 0) > 0) return 0;
  const old = lt(jobs.createdAt, new Date(now.getTime() - PATIENCE_MS));
  const [waiting] = await db
    .select({ value: count() })
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'pending'),
        isNull(jobs.startedAt),
        old,
        gt(jobs.createdAt, new Date(now.getTime() - 24 * 60 * 60_000)),
      ),
    );
  return waiting?.value ?? 0;
}

/** Prints a warning when Inngest accepts events but calls no functions; once, and again after a working period. */
export function monitorUnstartedJobs(
  where: string,
  calls: string,
  printLine: (line: string) => void,
): { stop(): void } {
  let isSaid = false;
  const look = async () => {
    const waiting = await countUnstarted();
    if (waiting > 0 && !isSaid) {
      const line =
        `${waiting === 1 ? 'One job waits' : `${waiting} jobs wait`} that Inngest at ${where} took and does not ` +
        `start. Does it reach ${calls}? Set APP_URL to an address that it reaches.`;
      log.error(line);
      printLine(line);
    }
    isSaid = waiting > 0;
  };
  const timer = setInterval(() => void look().catch(() => undefined), CHECK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
