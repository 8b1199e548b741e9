import { and, eq, sql, type SQL } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { ballots, meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type BallotRow = typeof ballots.$inferSelect;

/** Ballots belong to the whole organization. */
export function isVisibleBallot({ tenantId }: Pick<Context, 'tenantId'>): SQL {
  return (
    and(
      eq(ballots.tenantId, tenantId),
      sql`exists (select 1 from ${meetings}
        join ${tenantCompanies} on ${tenantCompanies.companyId} = ${meetings.companyId}
        and ${tenantCompanies.tenantId} = ${tenantId}
        where ${meetings.id} = ${ballots.meetingId})`,
    ) ?? sql`false`
  );
}

export async function requireBallot(
  ctx: Pick<Context, 'tenantId'>,
  ballotId: string,
  db: Db = database(),
  options: { isLocked?: boolean } = {},
): Promise<BallotRow> {
  const query = db
    .select()
    .from(ballots)
    .where(and(eq(ballots.id, ballotId), isVisibleBallot(ctx)));
  const [row] = await (options.isLocked ? query.for('update') : query);
  if (!row) throw new AppError('not_found', 'Ballot not found');
  return row;
}
