import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { reportQueue } from '@/db/schema';
import { formatCounted } from '@/lib/format/numbers';
import { notify } from '@/lib/notifications/notify';
import { now } from '../clock';
import { watchPath } from '../watch-path';
import { isNotHeld } from './held-items';
import { isItemOf } from './watch-ref';
import type { Watch } from './watch';

type FullWindow = { reason: 'monthly_limit' | 'daily_limit'; period: string; opensAt: Date };

/** Delays all due items under the reached limit until the next period; the subscriber is notified once. */
export async function waitForWindow(tx: Db, watch: Watch, { reason, period, opensAt }: FullWindow): Promise<void> {
  const ref = watch.kind === 'subscription' ? { subscriptionId: watch.id } : { groupId: watch.id };
  await tx
    .update(reportQueue)
    .set({ waitReason: reason, scheduledFor: opensAt })
    .where(
      and(
        isItemOf(ref),
        eq(reportQueue.companyId, watch.companyId),
        eq(reportQueue.status, 'pending'),
        lte(reportQueue.scheduledFor, now()),
        isNotHeld,
      ),
    );
  const limit =
    reason === 'monthly_limit'
      ? `${formatCounted(watch.maxReportsPerMonth, 'report')} a month`
      : `${formatCounted(watch.dailyLimit ?? 0, 'report')} per company and day`;
  await notify(tx, watch, {
    kind: 'limit_reached',
    title: `Report limit reached: ${watch.name}`,
    body:
      `"${watch.name}" may generate ${limit}. Further reports wait and start after ` +
      `${opensAt.toISOString().slice(0, 10)} 00:00 UTC. A higher limit lets them start at once.`,
    link: watchPath(watch),
    dedupeKey: `limit:${watch.id}:${period}`,
  });
}
