import { and, eq, inArray } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { ballots, meetings, tenantCompanies } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { notifyPerson } from '@/lib/notifications/notify-person';
import { emitBallot } from './emit-ballot';
import { recordBallotEvent } from './record-event';
import { renewBallot } from './renew-ballot';
import type { BallotRow } from './visible-ballots';

type Change = { meetingId: string; /** What came, for the dedupe key of the news. */ cause: string; text: string };

/**
 * After a change of a meeting by its filings: decides its drafts again, marks approved ballots, and notifies the people
 * concerned.
 */
export async function onFilingChanged(tenantId: string, change: Change): Promise<void> {
  await database().transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(ballots)
      .where(and(eq(ballots.tenantId, tenantId), eq(ballots.meetingId, change.meetingId)))
      .for('update');
    for (const ballot of rows) {
      if (ballot.state === 'draft') await renewBallot(tx, { tenantId, userId: ballot.preparedBy }, ballot);
      else await mark(tx, ballot, change);
    }
  });
}

async function mark(tx: Db, ballot: BallotRow, change: Change): Promise<void> {
  const at = new Date();
  await tx.update(ballots).set({ filingChangedAt: at, updatedAt: at }).where(eq(ballots.id, ballot.id));
  await recordBallotEvent(tx, {
    ballotId: ballot.id,
    userId: ballot.preparedBy,
    kind: 'filing_changed',
    text: change.text,
    details: { cause: change.cause },
  });
  await recordAudit(
    tx,
    { tenantId: ballot.tenantId, userId: ballot.preparedBy },
    {
      action: 'ballot.filing_changed',
      subjectType: 'ballot',
      subjectId: ballot.id,
      details: { cause: change.cause, state: ballot.state },
    },
  );
  await emitBallot(tx, ballot, 'ballot.filing_changed', { state: ballot.state, what: change.text });
  const name = await companyName(tx, ballot);
  const told = new Set([ballot.preparedBy, ballot.changedBy, ballot.approvedBy].filter((id) => id !== null));
  for (const userId of told)
    await notifyPerson(
      tx,
      { tenantId: ballot.tenantId, organizationId: ballot.organizationId, userId },
      {
        kind: 'ballot_filing_changed',
        title: `${name}: the filing changed`,
        body:
          `${change.text}. The ballot was already ${ballot.state === 'voted' ? 'voted' : 'approved'}; ` +
          'review it again.',
        link: `/voting/ballots/${ballot.id}`,
        dedupeKey: `filing-changed ${ballot.id} ${change.cause}`,
      },
    );
}

async function companyName(tx: Db, ballot: BallotRow): Promise<string> {
  const [row] = await tx
    .select({ name: tenantCompanies.name })
    .from(meetings)
    .innerJoin(
      tenantCompanies,
      and(eq(tenantCompanies.companyId, meetings.companyId), eq(tenantCompanies.tenantId, ballot.tenantId)),
    )
    .where(eq(meetings.id, ballot.meetingId));
  return row?.name ?? 'A company';
}

/**
 * After a correction of lines by hand: decides drafts again and reopens approved ballots; part of the caller's
 * transaction.
 */
export async function onLinesCorrected(tx: Db, ctx: Context, meetingId: string): Promise<void> {
  const rows = await tx
    .select()
    .from(ballots)
    .where(
      and(
        eq(ballots.tenantId, ctx.tenantId),
        eq(ballots.meetingId, meetingId),
        inArray(ballots.state, ['draft', 'approved']),
      ),
    )
    .for('update');
  for (const ballot of rows) {
    if (ballot.state === 'approved') {
      await tx
        .update(ballots)
        .set({ state: 'draft', approvedBy: null, approvedAt: null, changedBy: ctx.userId, changedAt: new Date() })
        .where(eq(ballots.id, ballot.id));
      await recordBallotEvent(tx, {
        ballotId: ballot.id,
        userId: ctx.userId,
        kind: 'reopened',
        text: "Reopened. The meeting's lines were corrected by hand",
        details: { approved_by: ballot.approvedBy, approved_at: ballot.approvedAt?.toISOString() ?? null },
      });
    }
    await renewBallot(tx, ctx, { ...ballot, state: 'draft' });
  }
}
