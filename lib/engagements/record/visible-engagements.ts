import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { NOT_FOUND } from './messages.rules';

export type EngagementRow = typeof engagements.$inferSelect;

/** Personal engagements are visible only to their creator, like their reports. */
export function isVisibleEngagement(ctx: Context): SQL {
  return (
    and(
      eq(engagements.tenantId, ctx.tenantId),
      or(eq(engagements.visibility, 'organization'), eq(engagements.createdBy, ctx.userId)),
    ) ?? sql`false`
  );
}

/** One visible engagement, with its row locked on request; throws `not_found` otherwise. */
export async function requireEngagement(
  ctx: Context,
  id: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<EngagementRow> {
  const query = db
    .select()
    .from(engagements)
    .where(and(eq(engagements.id, id), isVisibleEngagement(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', NOT_FOUND);
  return row;
}
