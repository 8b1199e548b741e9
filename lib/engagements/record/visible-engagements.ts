import { and, eq, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { isSharedOrOwn, requireRow, type RowOptions } from '@/lib/visible-rows';
import { NOT_FOUND } from './messages.rules';

export type EngagementRow = typeof engagements.$inferSelect;

/** Personal engagements are visible only to their creator, like their reports. */
export function isVisibleEngagement(ctx: Context): SQL {
  return isSharedOrOwn(ctx, engagements, eq(engagements.visibility, 'organization'));
}

/** One visible engagement, with its row locked on request; throws `not_found` otherwise. */
export function requireEngagement(ctx: Context, id: string, db?: Db, options?: RowOptions): Promise<EngagementRow> {
  return requireRow(engagements, and(eq(engagements.id, id), isVisibleEngagement(ctx)), NOT_FOUND, db, options);
}
