import { and, eq, lt } from 'drizzle-orm';
import { systemDatabase } from '@/db/client';
import { session } from '@/db/schema';

const TOUCH_MS = 5 * 60 * 1000;

/** A stored session or list of sessions, which expire at the latest the idle limit after their last use. */
export function withIdleLimit(result: unknown, idleMs: number): unknown {
  if (Array.isArray(result)) return result.map((row) => withIdleLimit(row, idleMs));
  if (typeof result !== 'object' || result === null || !('expiresAt' in result) || !('updatedAt' in result))
    return result;
  const { expiresAt, updatedAt } = result;
  if (!(expiresAt instanceof Date) || !(updatedAt instanceof Date)) return result;
  return { ...result, expiresAt: new Date(Math.min(expiresAt.getTime(), updatedAt.getTime() + idleMs)) };
}

/** Stores that a session is in use, at most every five minutes: `updatedAt` is the time of the last use. */
export async function touchSession({ id, updatedAt }: { id: string; updatedAt: Date }, idleMs: number): Promise<void> {
  const before = new Date(Date.now() - Math.min(TOUCH_MS, idleMs / 4));
  if (new Date(updatedAt) >= before) return;
  await systemDatabase()
    .update(session)
    .set({ updatedAt: new Date() })
    .where(and(eq(session.id, id), lt(session.updatedAt, before)));
}
