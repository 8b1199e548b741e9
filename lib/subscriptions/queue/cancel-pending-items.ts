import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { now } from '../clock';
import { itemsOf, type WatchRef } from './watch-of';

/** Drops what has not begun. */
export async function cancelPendingItems(tx: Db, ref: WatchRef, only?: SQL): Promise<void> {
  await tx.update(reportQueue).set({ status: 'cancelled', waitReason: null, finishedAt: now() }).where(and(itemsOf(ref), eq(reportQueue.status, 'pending'), only));
}
