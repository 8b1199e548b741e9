import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { jobRuns } from '@/db/schema';
import { log } from '@/lib/log';
import type { JobDefinition } from '../define';
import { QUEUE_SCHEMA } from './install';

type CancelledJob = { id: string; name: string; data: { payload?: unknown } | null };

/**
 * Ends jobs that were cancelled in the queue's table, by pg-boss's own `cancel` or its dashboard: pg-boss tells neither
 * the handler nor anybody else. `stopped` resolves when the signal has aborted and nothing is under way.
 */
export function watchCancelled(
  definitions: readonly JobDefinition[],
  everyMs: number,
  signal: AbortSignal,
): { stopped: Promise<void> } {
  const inHand = new Map<string, Promise<void>>();
  const end = async ({ id, name, data }: CancelledJob) => {
    try {
      await definitions.find((each) => each.name === name)?.cancel(data?.payload ?? {}, id, signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error, job: name, id }, 'a cancelled job has not ended yet');
    }
    inHand.delete(id);
  };
  const look = async () => {
    try {
      for (const job of await unreported(definitions)) if (!inHand.has(job.id)) inHand.set(job.id, end(job));
    } catch (error) {
      log.warn({ err: error }, 'the cancelled jobs could not be read');
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      await look();
      await delay(everyMs, undefined, { signal }).catch(() => undefined);
    }
    await Promise.all(inHand.values());
  };
  return { stopped: watch() };
}

/** Those of the last day whose definitions have not been told since they were cancelled. */
async function unreported(definitions: readonly JobDefinition[]): Promise<CancelledJob[]> {
  const names = sql.join(
    definitions.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  if (definitions.length === 0) return [];
  return database().execute<CancelledJob>(sql`
    select job.id, job.name, job.data from ${sql.identifier(QUEUE_SCHEMA)}.job
    left join ${jobRuns} on ${jobRuns.runId} = job.id::text
    where job.state = 'cancelled' and job.name in (${names}) and job.completed_on > now() - interval '1 day'
      and (${jobRuns.reportedAt} is null or ${jobRuns.reportedAt} < job.completed_on)`);
}
