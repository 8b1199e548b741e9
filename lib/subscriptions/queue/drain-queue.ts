import { and, eq, lte, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { now } from '../clock';
import { finalizeLeftoverItems } from './finalize-queue-item';
import { startNextItem } from './start-next-item';

/**
 * Reports of one tenant that are generated at the same time; waiting items keep their priority and can still be paused.
 */
const MAX_RUNNING = 4;

type Drain = { tenantId?: string | undefined; signal?: AbortSignal | undefined };

/** Starts all due items that may run, of one tenant or of all. Safe to repeat and to run in parallel. */
export async function drainQueue({ tenantId, signal }: Drain = {}): Promise<{ started: number }> {
  await finalizeLeftoverItems(tenantId);
  let started = 0;
  for (const each of tenantId ? [tenantId] : await tenantsWithDueItems()) started += await drainTenant(each, signal);
  return { started };
}

async function drainTenant(tenantId: string, signal: AbortSignal | undefined): Promise<number> {
  let started = 0;
  const { running, isDue } = await readLoad(tenantId);
  if (!isDue) return 0;
  // Items that end meanwhile start the queue themselves, so filling the currently free places is enough.
  while (running + started < MAX_RUNNING) {
    signal?.throwIfAborted();
    const outcome = await startNextItem(tenantId);
    if (outcome === 'nothing_due') break;
    if (outcome === 'started') started += 1;
  }
  return started;
}

/** Most calls find nothing to do; they cost this one query, which two partial indexes answer. */
async function readLoad(tenantId: string): Promise<{ running: number; isDue: boolean }> {
  const ofTenant = eq(reportQueue.tenantId, tenantId);
  const running = database()
    .select({ value: sql`count(*)::int` })
    .from(reportQueue)
    .where(and(ofTenant, eq(reportQueue.status, sql`'running'`)));
  const due = database()
    .select({ one: sql`1` })
    .from(reportQueue)
    .where(and(ofTenant, eq(reportQueue.status, sql`'pending'`), lte(reportQueue.scheduledFor, now())));
  const [row] = await database().execute<{ running: number; is_due: boolean }>(
    sql`select (${running}) as running, exists (${due}) as is_due`,
  );
  return { running: row?.running ?? 0, isDue: row?.is_due ?? false };
}

async function tenantsWithDueItems(): Promise<string[]> {
  const rows = await database()
    .selectDistinct({ tenantId: reportQueue.tenantId })
    .from(reportQueue)
    .where(and(eq(reportQueue.status, 'pending'), lte(reportQueue.scheduledFor, now())))
    .orderBy(reportQueue.tenantId);
  return rows.map((row) => row.tenantId);
}
