import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { meetings, tenantCompanies } from '@/db/schema';
import { emitEvent } from '@/lib/events/emit';
import type { EventType } from '@/lib/events/schema';
import type { BallotRow } from './visible-ballots';

/** Sends the event of a ballot to the organization's webhooks; part of the caller's transaction. */
export async function emitBallot(
  tx: Db,
  ballot: BallotRow,
  type: Extract<EventType, `ballot.${string}`>,
  details: Record<string, unknown> = {},
): Promise<void> {
  const [meeting] = await tx
    .select({ companyId: meetings.companyId, date: meetings.meetingDate, company: tenantCompanies.name })
    .from(meetings)
    .leftJoin(
      tenantCompanies,
      and(eq(tenantCompanies.tenantId, meetings.tenantId), eq(tenantCompanies.companyId, meetings.companyId)),
    )
    .where(and(eq(meetings.id, ballot.meetingId), eq(meetings.tenantId, ballot.tenantId)));
  await emitEvent(tx, {
    type,
    tenantId: ballot.tenantId,
    subject: meeting?.company ?? 'A company',
    data: {
      ballot_id: ballot.id,
      meeting_id: ballot.meetingId,
      company_id: meeting?.companyId ?? null,
      company_name: meeting?.company ?? null,
      meeting_date: meeting?.date ?? null,
      ...details,
    },
  });
}
