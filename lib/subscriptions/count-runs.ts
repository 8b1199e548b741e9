import { and, count, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { reportQueue } from '@/db/schema';

/** Numbers of completed reports by subscription or group. */
export async function countRuns(
  kind: 'subscription' | 'group',
  ids: readonly string[],
  db: Db = database(),
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const column = kind === 'subscription' ? reportQueue.subscriptionId : reportQueue.groupId;
  const rows = await db
    .select({ id: column, runs: count() })
    .from(reportQueue)
    .where(and(inArray(column, [...ids]), eq(reportQueue.status, 'completed')))
    .groupBy(column);
  return new Map(rows.map(({ id, runs }) => [id ?? '', runs]));
}
