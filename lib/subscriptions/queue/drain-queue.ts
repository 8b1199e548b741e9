import { and, count, eq, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { now } from '../clock';
import { settleStragglers } from './settle-item';
import { startNextItem } from './start-next-item';

/** Reports of one tenant in the making at once; what waits longer keeps its place by priority and can still be paused. */
const MAX_RUNNING = 4;

type Drain = { tenantId?: string | undefined; signal?: AbortSignal | undefined };

/** Starts everything that is due and may run, of one tenant or of all. Safe to repeat and to run in parallel. */
export async function drainQueue({ tenantId, signal }: Drain = {}): Promise<{ started: number }> {
  await settleStragglers(tenantId);
  let started = 0;
  for (const each of tenantId ? [tenantId] : await tenantsWithDueItems()) started += await drainTenant(each, signal);
  return { started };
}

async function drainTenant(tenantId: string, signal: AbortSignal | undefined): Promise<number> {
  let started = 0;
  while ((await countRunning(tenantId)) < MAX_RUNNING) {
    signal?.throwIfAborted();
    const outcome = await startNextItem(tenantId);
    if (outcome === 'nothing_due') break;
    if (outcome === 'started') started += 1;
  }
  return started;
}

async function countRunning(tenantId: string): Promise<number> {
  const [row] = await database().select({ value: count() }).from(reportQueue).where(and(eq(reportQueue.tenantId, tenantId), eq(reportQueue.status, 'running')));
  return row?.value ?? 0;
}

async function tenantsWithDueItems(): Promise<string[]> {
  const rows = await database().selectDistinct({ tenantId: reportQueue.tenantId }).from(reportQueue).where(and(eq(reportQueue.status, 'pending'), lte(reportQueue.scheduledFor, now()))).orderBy(reportQueue.tenantId);
  return rows.map((row) => row.tenantId);
}
