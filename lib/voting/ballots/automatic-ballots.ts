import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { meetings, subscriptionGroupCompanies, subscriptionGroups, votingPolicies } from '@/db/schema';
import { isAppError } from '@/lib/errors';
import { today } from '../clock';
import { storeBallot } from './make-ballot';

/**
 * Makes the ballots of a meeting whose company is in an active group with a policy, and returns how many. None for a
 * meeting that was held, or whose filing has no lines.
 */
export async function makeAutomaticBallots(tenantId: string, meetingId: string): Promise<number> {
  const rows = await database()
    .selectDistinctOn([votingPolicies.id], {
      policyId: votingPolicies.id,
      organizationId: subscriptionGroups.organizationId,
      createdBy: subscriptionGroups.createdBy,
      meetingDate: meetings.meetingDate,
    })
    .from(meetings)
    .innerJoin(subscriptionGroupCompanies, eq(subscriptionGroupCompanies.companyId, meetings.companyId))
    .innerJoin(
      subscriptionGroups,
      and(
        eq(subscriptionGroups.id, subscriptionGroupCompanies.groupId),
        eq(subscriptionGroups.tenantId, tenantId),
        eq(subscriptionGroups.status, 'active'),
      ),
    )
    .innerJoin(
      votingPolicies,
      and(eq(votingPolicies.id, subscriptionGroups.policyId), isNull(votingPolicies.deletedAt)),
    )
    .where(and(eq(meetings.id, meetingId), eq(meetings.tenantId, tenantId)))
    .orderBy(votingPolicies.id, subscriptionGroups.createdAt);
  let made = 0;
  for (const { policyId, organizationId, createdBy, meetingDate } of rows) {
    if (meetingDate !== null && meetingDate < today()) continue;
    const maker = { tenantId, organizationId, userId: createdBy };
    try {
      if ((await storeBallot(maker, { meetingId, policyId, isAutomatic: true })).isNew) made += 1;
    } catch (error) {
      // A filing without lines has no ballot; the meeting says so.
      if (!isAppError(error) || error.code !== 'conflict') throw error;
    }
  }
  return made;
}
