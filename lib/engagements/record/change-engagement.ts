import { eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { engagements } from '@/db/schema';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { formatDate, formatDateTime } from '@/lib/format/dates';
import { emitStatus } from './emit-status';
import { getEngagement } from './read-engagements';
import { findVersion } from '../email/read-version';
import { recordEvent } from './record-event';
import type { EngagementDetail, PatchEngagementInput } from '../schema';
import { canMoveTo, ENGAGEMENT_STATUSES, STATUS_LABELS } from './status.rules';
import { requireEngagement, type EngagementRow } from './visible-engagements';

/**
 * Changes the status by one step, the meeting data, or the current version. Throws `not_found`, or `conflict` for a
 * change that the status does not allow.
 */
export async function changeEngagement(
  ctx: Context,
  id: string,
  input: PatchEngagementInput,
): Promise<EngagementDetail> {
  await database().transaction(async (tx) => {
    const row = await requireEngagement(ctx, id, tx, { isLocked: true });
    await applyChange(tx, ctx, row, input);
  });
  return getEngagement(ctx, id);
}

async function applyChange(tx: Db, ctx: Context, row: EngagementRow, input: PatchEngagementInput): Promise<void> {
  const set: Partial<typeof engagements.$inferInsert> = {};
  if (input.status !== undefined) Object.assign(set, await moveTo(tx, ctx, row, input.status));
  if (input.current_version_id !== undefined) {
    const version = await findVersion(tx, row, input.current_version_id);
    set.currentVersionId = version?.id ?? null;
    await recordEvent(tx, ctx, row.id, { kind: 'email.select', details: { version: version?.number } });
  }
  Object.assign(set, await meetingChange(tx, ctx, row, input));
  await tx.update(engagements).set(set).where(eq(engagements.id, row.id));
}

async function moveTo(
  tx: Db,
  ctx: Context,
  row: EngagementRow,
  status: EngagementRow['status'],
): Promise<Partial<EngagementRow>> {
  if (!canMoveTo(row.status, status))
    throw new AppError(
      'conflict',
      `An engagement moves one step at a time: from ${STATUS_LABELS[row.status]} it cannot go to ` +
        `${STATUS_LABELS[status]}.`,
    );
  const isBack = ENGAGEMENT_STATUSES.indexOf(status) < ENGAGEMENT_STATUSES.indexOf(row.status);
  await recordEvent(tx, ctx, row.id, {
    kind: 'status',
    text: `${isBack ? 'Moved back to' : 'Moved to'} ${STATUS_LABELS[status]}`,
    details: { from: row.status, to: status },
  });
  await emitStatus(tx, row, status);
  if (status === 'email_sent' && !isBack)
    return { status, emailSentAt: row.emailSentAt ?? new Date(), sentVersionId: row.currentVersionId };
  // Back at Email Ready the email counts as not sent, so that it can be marked again; the timeline keeps the earlier
  // sending.
  if (status === 'email_drafted' && isBack) return { status, emailSentAt: null, sentTo: [], sentVersionId: null };
  return { status };
}

async function meetingChange(
  tx: Db,
  ctx: Context,
  row: EngagementRow,
  input: PatchEngagementInput,
): Promise<Partial<EngagementRow>> {
  const set: Partial<EngagementRow> = {};
  if (input.meeting_duration_minutes !== undefined) set.meetingDurationMinutes = input.meeting_duration_minutes;
  if (input.meeting_location !== undefined) set.meetingLocation = input.meeting_location;
  if (input.attendees !== undefined) set.attendees = input.attendees;
  if (input.meeting_date !== undefined) set.meetingDate = input.meeting_date;
  if (Object.keys(set).length === 0) return set;
  const isMoved = set.meetingDate !== undefined && set.meetingDate !== row.meetingDate;
  await recordEvent(tx, ctx, row.id, {
    kind: 'meeting',
    ...(isMoved
      ? { text: set.meetingDate ? `Meeting set for ${whenOf(set.meetingDate)}` : 'Meeting date removed' }
      : {}),
    details: { ...set },
  });
  return set;
}

function whenOf(meeting: string): string {
  return meeting.length > 10 ? formatDateTime(meeting, { timeZone: 'UTC' }) : formatDate(meeting);
}
