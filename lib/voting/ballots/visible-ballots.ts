import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { ballots, meetings, tenantCompanies } from '@/db/schema';
import type { Context } from '@/lib/context';
import { requireRow, type RowOptions } from '@/lib/visible-rows';

export type BallotRow = typeof ballots.$inferSelect;

/** The condition that a ballot belongs to the caller's organization, whose members all see it. */
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

/**
 * The ballot of the caller's organization, or `not_found`; with `isLocked` it stays locked until the transaction ends.
 */
export function requireBallot(
  ctx: Pick<Context, 'tenantId'>,
  id: string,
  db?: Db,
  options?: RowOptions,
): Promise<BallotRow> {
  return requireRow(ballots, and(eq(ballots.id, id), isVisibleBallot(ctx)), 'Ballot not found', db, options);
}
