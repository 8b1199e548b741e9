import { count, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import {
  ballotEvents,
  ballotLines,
  ballots,
  meetingLines,
  meetings,
  votingPolicies,
  votingPolicyVersions,
} from '@/db/schema';
import { withNewIds, assignNewIds, type NewIds, type Workspace } from './copy-sample';

/**
 * Copies the sample's meetings, policies and ballots, each with a new id. Meetings that the workspace has built from
 * the same filings meanwhile are replaced; when it has a ballot already, nothing is copied.
 */
export async function copyVoting(tx: Db, from: Workspace, to: Workspace, ids: NewIds): Promise<void> {
  const [own] = await tx.select({ value: count() }).from(ballots).where(eq(ballots.tenantId, to.tenantId));
  if ((own?.value ?? 0) > 0) return;
  const sample = {
    meetings: await tx.select().from(meetings).where(eq(meetings.tenantId, from.tenantId)),
    policies: await tx.select().from(votingPolicies).where(eq(votingPolicies.tenantId, from.tenantId)),
    ballots: await tx.select().from(ballots).where(eq(ballots.tenantId, from.tenantId)),
  };
  if (sample.ballots.length === 0) return;
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const parts = {
    lines: await tx
      .select()
      .from(meetingLines)
      .where(inArray(meetingLines.meetingId, idsOf(sample.meetings))),
    versions: await tx
      .select()
      .from(votingPolicyVersions)
      .where(inArray(votingPolicyVersions.policyId, idsOf(sample.policies))),
    votes: await tx
      .select()
      .from(ballotLines)
      .where(inArray(ballotLines.ballotId, idsOf(sample.ballots))),
    events: await tx
      .select()
      .from(ballotEvents)
      .where(inArray(ballotEvents.ballotId, idsOf(sample.ballots)))
      .orderBy(ballotEvents.id),
  };
  assignNewIds(ids, sample.meetings, sample.policies, sample.ballots, parts.lines, parts.versions, parts.votes);
  const copied = <Row>(rows: Row[]): Row[] => withNewIds(rows, ids);

  await tx.delete(meetings).where(eq(meetings.tenantId, to.tenantId));
  await tx.insert(meetings).values(copied(sample.meetings));
  await tx.insert(meetingLines).values(copied(parts.lines));
  await tx.insert(votingPolicies).values(copied(sample.policies));
  await tx.insert(votingPolicyVersions).values(copied(parts.versions));
  await tx.insert(ballots).values(copied(sample.ballots));
  await tx.insert(ballotLines).values(copied(parts.votes));
  if (parts.events.length > 0)
    await tx.insert(ballotEvents).values(copied(parts.events.map(({ id: _id, ...row }) => row)));
}
