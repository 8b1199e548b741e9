import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { meetingAgendas, meetingLines, meetings } from '@/db/schema';
import { storedLineOf } from './same-line.rules';
import { agendaSchema, type Agenda, type AgendaLine } from './schema';

export type AgendaRow = typeof meetingAgendas.$inferSelect;
export type MeetingRow = typeof meetings.$inferSelect;

/** The meeting of a document: whether it was made, and whether anything that is voted on changed. */
export type Merged = { meetingId: string; isNew: boolean; hasChanged: boolean };

/** Days between a proxy's date and the one an amendment names for them to be one meeting. */
const POSTPONED_DAYS = 120;

/**
 * Merges a document's agenda into the tenant's meeting: a proxy makes or updates it, an amendment attaches to it.
 * Values set by hand stay. Undefined for a proxy without lines, and for an amendment whose meeting is not known. Safe
 * to repeat.
 */
export async function mergeMeeting(tenantId: string, agenda: AgendaRow): Promise<Merged | undefined> {
  const content = agendaSchema.parse(agenda.content);
  return database().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`meeting ${tenantId} ${agenda.companyId}`}))`);
    if (agenda.isAmendment) return attach(tx, tenantId, agenda, content);
    if (content.lines.length === 0) return undefined;
    return mergeProxy(tx, tenantId, agenda, content);
  });
}

async function mergeProxy(tx: Db, tenantId: string, agenda: AgendaRow, content: Agenda): Promise<Merged> {
  const ofCompany = and(eq(meetings.tenantId, tenantId), eq(meetings.companyId, agenda.companyId));
  const [own] = await tx
    .select()
    .from(meetings)
    .where(and(ofCompany, eq(meetings.proxyDocumentId, agenda.documentId)));
  const [sameDay] =
    own || content.meeting_date === null
      ? []
      : await tx
          .select()
          .from(meetings)
          .where(and(ofCompany, eq(meetings.meetingDate, content.meeting_date)));
  const before = own ?? sameDay;
  if (!before) {
    const [row] = await tx
      .insert(meetings)
      .values({
        tenantId,
        companyId: agenda.companyId,
        proxyDocumentId: agenda.documentId,
        proxyRevision: agenda.revision,
        ...headOf(content),
      })
      .returning({ id: meetings.id });
    if (!row) throw new Error('The meeting could not be stored.');
    await mergeLines(tx, row.id, content.lines);
    return { meetingId: row.id, isNew: true, hasChanged: true };
  }
  // Of two statements for one day the later one holds: the first was revised.
  if (
    before.proxyDocumentId &&
    before.proxyDocumentId !== agenda.documentId &&
    !(await isLater(tx, agenda, before.proxyDocumentId))
  )
    return { meetingId: before.id, isNew: false, hasChanged: false };
  await tx
    .update(meetings)
    .set({
      ...keepingFieldsByHand(before, headOf(content)),
      proxyDocumentId: agenda.documentId,
      proxyRevision: agenda.revision,
      updatedAt: new Date(),
    })
    .where(eq(meetings.id, before.id));
  const hasChanged = await mergeLines(tx, before.id, content.lines);
  return { meetingId: before.id, isNew: false, hasChanged };
}

async function isLater(tx: Db, agenda: AgendaRow, otherId: string): Promise<boolean> {
  const [other] = await tx
    .select({ filingDate: meetingAgendas.filingDate })
    .from(meetingAgendas)
    .where(eq(meetingAgendas.documentId, otherId));
  return (agenda.filingDate ?? '') >= (other?.filingDate ?? '');
}

function headOf(content: Agenda) {
  return {
    meetingDate: content.meeting_date,
    meetingTime: content.meeting_time,
    place: content.place,
    recordDate: content.record_date,
    meetingType: content.meeting_type,
    evidence: content.evidence,
  };
}

function keepingFieldsByHand(before: MeetingRow, head: ReturnType<typeof headOf>) {
  return {
    ...head,
    ...(before.byHand.meeting_date ? { meetingDate: before.meetingDate } : {}),
    ...(before.byHand.meeting_type ? { meetingType: before.meetingType } : {}),
    ...(before.byHand.record_date ? { recordDate: before.recordDate } : {}),
  };
}

/** The amendment's meeting: of the date it names, else the next one of the company after it was filed. */
async function attach(tx: Db, tenantId: string, agenda: AgendaRow, content: Agenda): Promise<Merged | undefined> {
  const rows = await tx
    .select()
    .from(meetings)
    .where(and(eq(meetings.tenantId, tenantId), eq(meetings.companyId, agenda.companyId)));
  const filed = agenda.filingDate ?? '';
  const coming = rows
    .filter((row) => row.meetingDate !== null && row.meetingDate >= filed)
    .toSorted((a, b) => (a.meetingDate ?? '').localeCompare(b.meetingDate ?? ''));
  const meeting =
    rows.find((row) => row.amendmentDocumentIds.includes(agenda.documentId)) ??
    rows.find((row) => row.meetingDate !== null && row.meetingDate === content.meeting_date) ??
    coming[0];
  if (!meeting) return undefined;
  const isNew = !meeting.amendmentDocumentIds.includes(agenda.documentId);
  const moved = postponedTo(meeting, content);
  await tx
    .update(meetings)
    .set({
      amendmentDocumentIds: isNew ? [...meeting.amendmentDocumentIds, agenda.documentId] : meeting.amendmentDocumentIds,
      ...(moved ? { meetingDate: moved } : {}),
      updatedAt: new Date(),
    })
    .where(eq(meetings.id, meeting.id));
  return { meetingId: meeting.id, isNew: false, hasChanged: isNew };
}

/** A later date within a few months that the amendment names itself; never over one set by hand. */
function postponedTo(meeting: MeetingRow, content: Agenda): string | undefined {
  if (meeting.byHand.meeting_date || !meeting.meetingDate || !content.meeting_date) return undefined;
  if (!content.evidence.meeting_date?.quote_verified) return undefined;
  const days = (Date.parse(content.meeting_date) - Date.parse(meeting.meetingDate)) / 86_400_000;
  return days > 0 && days <= POSTPONED_DAYS ? content.meeting_date : undefined;
}

/** Renews the lines as read; fields and lines set by hand stay. True where anything that is voted on has changed. */
async function mergeLines(tx: Db, meetingId: string, read: readonly AgendaLine[]): Promise<boolean> {
  const stored = await tx.select().from(meetingLines).where(eq(meetingLines.meetingId, meetingId));
  const keys = new Set(read.map((line) => line.key));
  const found = new Set<string>();
  let hasChanged = false;
  for (const [ordinal, line] of read.entries()) {
    const before = storedLineOf(line, stored, keys);
    const values = valuesOf(line, ordinal);
    if (!before) {
      await tx.insert(meetingLines).values({ meetingId, key: line.key, ...values });
      hasChanged = true;
      continue;
    }
    found.add(before.id);
    const wasRemovedByHand = before.byHand.includes('removed');
    const kept = Object.fromEntries(
      before.byHand.flatMap((field) => (field in FIELDS ? [[FIELDS[field], undefined]] : [])),
    );
    const isOther =
      before.title !== values.title ||
      before.key !== line.key ||
      before.kind !== values.kind ||
      before.boardRecommendation !== values.boardRecommendation ||
      (before.removedAt !== null && !wasRemovedByHand);
    if (isOther && before.byHand.length === 0) hasChanged = true;
    await tx
      .update(meetingLines)
      .set({
        key: line.key,
        ...values,
        ...kept,
        ...(wasRemovedByHand ? {} : { removedAt: null }),
        updatedAt: new Date(),
      })
      .where(eq(meetingLines.id, before.id));
  }
  const removed = stored.filter((row) => !found.has(row.id) && row.byHand.length === 0 && row.removedAt === null);
  if (removed.length > 0) {
    await tx
      .update(meetingLines)
      .set({ removedAt: new Date() })
      .where(
        and(
          inArray(
            meetingLines.id,
            removed.map((row) => row.id),
          ),
          isNull(meetingLines.removedAt),
        ),
      );
    hasChanged = true;
  }
  return hasChanged;
}

/** API names of the fields a person may set, and their columns. */
export const FIELDS: Record<string, string> = {
  number: 'number',
  kind: 'kind',
  topic: 'topic',
  title: 'title',
  nominee: 'nominee',
  proponent: 'proponent',
  board_recommendation: 'boardRecommendation',
  vote_standard: 'voteStandard',
};

/** The columns of `meeting_lines` for a line of the agenda; `ordinal` is its place, from 0. */
export function valuesOf(line: AgendaLine, ordinal: number) {
  return {
    ordinal,
    number: line.number,
    kind: line.kind,
    topic: line.topic,
    title: line.title,
    nominee: line.nominee,
    proponent: line.proponent,
    boardRecommendation: line.board_recommendation,
    voteStandard: line.vote_standard,
    details: line.details,
    evidence: line.evidence,
    isWeak: line.is_weak,
  };
}
