import { and, eq, max } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { meetingAgendas, meetingLines, meetings } from '@/db/schema';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { COMPANY } from '../vocabulary.rules';
import { FIELDS, valuesOf, type MeetingRow } from './merge-meeting';
import { getMeeting } from './read-meeting';
import { agendaSchema, type Agenda, type MeetingDetail, type UpdateMeetingInput } from './schema';
import { requireMeeting } from './visible-meetings';

type LineChange = NonNullable<UpdateMeetingInput['lines']>[number];
/** Called in the same transaction after something that is voted on was changed. */
export type OnChanged = (tx: Db, meeting: MeetingRow) => Promise<void>;

/**
 * Corrects a meeting by hand. A value that is set stays through every later reading; null takes the value as read.
 * `not_found`; `conflict` where the company has another meeting on the date, or where a line to be restored is not in
 * the filing.
 */
export async function updateMeeting(
  ctx: Context,
  meetingId: string,
  input: UpdateMeetingInput,
  onChanged: OnChanged,
): Promise<MeetingDetail> {
  await database().transaction(async (tx) => {
    const before = await requireMeeting(ctx, meetingId, tx, { isLocked: true });
    await changeHead(tx, ctx, before, input);
    for (const line of input.lines ?? []) await changeLine(tx, ctx, before, line);
    await recordAudit(tx, ctx, {
      action: 'meeting.update',
      subjectType: 'meeting',
      subjectId: before.id,
      details: {
        fields: Object.keys(input).filter((key) => key !== 'lines'),
        lines: input.lines?.length ?? 0,
      },
    });
    if (input.lines && input.lines.length > 0) await onChanged(tx, before);
  });
  return getMeeting(ctx, meetingId);
}

async function changeHead(tx: Db, ctx: Context, before: MeetingRow, input: UpdateMeetingInput): Promise<void> {
  const { meeting_date: date, meeting_type: type, record_date: record } = input;
  if (date === undefined && type === undefined && record === undefined) return;
  const read = await readValues(tx, before);
  const byHand = { ...before.byHand };
  const mark = (field: string, value: unknown) => {
    if (value === null) delete byHand[field];
    else if (value !== undefined) byHand[field] = { by: ctx.userId, at: new Date().toISOString() };
  };
  mark('meeting_date', date);
  mark('meeting_type', type);
  mark('record_date', record);
  const meetingDate = date === null ? read.meetingDate : (date ?? before.meetingDate);
  await assertFreeDate(tx, before, meetingDate);
  await tx
    .update(meetings)
    .set({
      meetingDate,
      meetingType: type === null ? read.meetingType : (type ?? before.meetingType),
      recordDate: record === null ? read.recordDate : (record ?? before.recordDate),
      byHand,
      updatedAt: new Date(),
    })
    .where(eq(meetings.id, before.id));
}

async function readAgenda(tx: Db, meeting: MeetingRow): Promise<Agenda | undefined> {
  const [agenda] = meeting.proxyDocumentId
    ? await tx
        .select({ content: meetingAgendas.content })
        .from(meetingAgendas)
        .where(eq(meetingAgendas.documentId, meeting.proxyDocumentId))
    : [];
  return agenda ? agendaSchema.parse(agenda.content) : undefined;
}

async function readValues(tx: Db, meeting: MeetingRow) {
  const content = await readAgenda(tx, meeting);
  return {
    meetingDate: content?.meeting_date ?? null,
    meetingType: content?.meeting_type ?? meeting.meetingType,
    recordDate: content?.record_date ?? null,
  };
}

async function assertFreeDate(tx: Db, before: MeetingRow, date: string | null): Promise<void> {
  if (date === null || date === before.meetingDate) return;
  const [other] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(
      and(
        eq(meetings.tenantId, before.tenantId),
        eq(meetings.companyId, before.companyId),
        eq(meetings.meetingDate, date),
      ),
    );
  if (other && other.id !== before.id)
    throw new AppError('conflict', 'This company already has another meeting on that date.');
}

async function changeLine(tx: Db, ctx: Context, meeting: MeetingRow, line: LineChange): Promise<void> {
  if (!('id' in line)) return addLine(tx, meeting, line);
  const [before] = await tx
    .select()
    .from(meetingLines)
    .where(and(eq(meetingLines.id, line.id), eq(meetingLines.meetingId, meeting.id)));
  if (!before) throw new AppError('not_found', 'Line not found');
  if ('remove' in line) {
    await tx
      .update(meetingLines)
      .set({ removedAt: new Date(), byHand: [...new Set([...before.byHand, 'removed'])], updatedAt: new Date() })
      .where(eq(meetingLines.id, before.id));
    return;
  }
  if ('reset' in line) return takeAsRead(tx, meeting, before);
  const { id: _id, ...given } = line;
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  await tx
    .update(meetingLines)
    .set({
      ...Object.fromEntries(set.map(([field, value]) => [FIELDS[field] ?? field, value])),
      byHand: [...new Set([...before.byHand, ...set.map(([field]) => field)])],
      updatedAt: new Date(),
    })
    .where(eq(meetingLines.id, before.id));
}

/** Drops what a person set on a line, and takes what the filing says. */
async function takeAsRead(tx: Db, meeting: MeetingRow, { id, key }: typeof meetingLines.$inferSelect): Promise<void> {
  const lines = (await readAgenda(tx, meeting))?.lines ?? [];
  const ordinal = lines.findIndex((line) => line.key === key);
  const line = lines[ordinal];
  if (!line) throw new AppError('conflict', 'The filing does not contain this line. Remove it instead.');
  await tx
    .update(meetingLines)
    .set({ ...valuesOf(line, ordinal), byHand: [], removedAt: null, updatedAt: new Date() })
    .where(eq(meetingLines.id, id));
}

type Added = Extract<LineChange, { number: string; kind: string; title: string }>;

async function addLine(tx: Db, meeting: MeetingRow, line: Omit<Added, 'id'>): Promise<void> {
  const [last] = await tx
    .select({ ordinal: max(meetingLines.ordinal) })
    .from(meetingLines)
    .where(eq(meetingLines.meetingId, meeting.id));
  await tx.insert(meetingLines).values({
    meetingId: meeting.id,
    key: `hand ${crypto.randomUUID()}`,
    ordinal: (last?.ordinal ?? -1) + 1,
    number: line.number,
    kind: line.kind,
    topic: line.topic ?? null,
    title: line.title,
    nominee: line.nominee ?? null,
    proponent: line.proponent ?? COMPANY,
    boardRecommendation: line.board_recommendation ?? null,
    voteStandard: line.vote_standard ?? null,
    byHand: ['*'],
  });
}
