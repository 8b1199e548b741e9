import { and, eq } from 'drizzle-orm';
import { database, type Db } from '@/db/client';
import { documents, outcomeLines, outcomeMeetings, outcomeReadings } from '@/db/schema';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { isFetchedAs } from '@/lib/edgar/forms';
import { log } from '@/lib/log';
import { checkTotals } from './check-totals.rules';
import { replaceSupportFacts } from './support-facts';
import { countsOf, kindOf } from './counts';
import { emitOutcomes } from './emit-outcomes';
import { publishOutcomes } from './publish-outcomes';
import type { PlacedMeeting } from './read/locate-outcomes';
import { readFilingOutcomes } from './read-filing-outcomes';
import { OUTCOME_READER_VERSION } from './reader-version';

export type RecordResult = { meetings: number; lines: number };

/**
 * Reads the results of votes from a processed 8-K and stores them, once for everybody who sees it; returns how many
 * meetings and lines. Safe to repeat: results of the same pages and reader stay.
 */
export async function recordOutcomes(documentId: string, signal: AbortSignal): Promise<RecordResult> {
  const nothing = { meetings: 0, lines: 0 };
  const [row] = await database()
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.processingStatus, 'processed')));
  if (!row || !isFetchedAs(row.formType, '8-K') || (await isReadAlready(row))) return nothing;
  const read = await readFilingOutcomes(row, signal);
  const eventDate = row.fiscalPeriodEnd ?? row.meetingDate ?? row.filingDate;
  const meetings = read.meetings.filter(({ date }) => date !== null || eventDate !== null);
  const stored = await database().transaction(async (tx) => {
    const [now] = await tx
      .select({ revision: documents.revision })
      .from(documents)
      .where(eq(documents.id, documentId))
      .for('update');
    // Deleted or read again meanwhile: the newer pages have a job of their own.
    if (now?.revision !== row.revision) return false;
    const [before] = await tx
      .select({ version: outcomeReadings.version })
      .from(outcomeReadings)
      .where(eq(outcomeReadings.documentId, documentId));
    await tx.delete(outcomeMeetings).where(eq(outcomeMeetings.documentId, documentId));
    for (const [ordinal, meeting] of meetings.entries())
      await insertMeeting(tx, row, meeting, ordinal, eventDate ?? '');
    const reading = { version: OUTCOME_READER_VERSION, revision: row.revision, hasItem: read.hasItem };
    await tx
      .insert(outcomeReadings)
      .values({ documentId, ...reading })
      .onConflictDoUpdate({ target: outcomeReadings.documentId, set: reading });
    await replaceSupportFacts(tx, documentId, meetings, eventDate ?? '');
    // A filing that is read again is not notified.
    if (!before) await publishOutcomes(tx, row, meetings);
    if (!before) await emitOutcomes(tx, row, meetings);
    return true;
  });
  if (!stored) return nothing;
  const lines = meetings.reduce((sum, meeting) => sum + meeting.lines.length, 0);
  log.info({ documentId, meetings: meetings.length, lines, hasItem: read.hasItem }, 'vote results read');
  return { meetings: meetings.length, lines };
}

async function isReadAlready({ id, revision }: DocumentRow): Promise<boolean> {
  const [reading] = await database()
    .select({ version: outcomeReadings.version, revision: outcomeReadings.revision })
    .from(outcomeReadings)
    .where(eq(outcomeReadings.documentId, id));
  return reading?.revision === revision && reading.version >= OUTCOME_READER_VERSION;
}

async function insertMeeting(
  tx: Db,
  row: DocumentRow,
  meeting: PlacedMeeting,
  ordinal: number,
  eventDate: string,
): Promise<void> {
  const { frequency } = meeting;
  const [inserted] = await tx
    .insert(outcomeMeetings)
    .values({
      documentId: row.id,
      companyId: row.companyId,
      ordinal,
      meetingDate: meeting.date ?? eventDate,
      dateSource: meeting.date === null ? 'event' : 'text',
      meetingType: meeting.kind,
      isAmendment: row.formType.endsWith('/A'),
      isPreliminary: meeting.isPreliminary,
      sharesPresent: meeting.sharesPresent,
      frequency: frequency && {
        value: frequency.value,
        page: frequency.place?.page ?? null,
        quote: frequency.place?.quote ?? '',
        boxes: frequency.place?.boxes ?? [],
      },
    })
    .returning({ id: outcomeMeetings.id });
  if (!inserted || meeting.lines.length === 0) return;
  const checks = checkTotals(
    meeting.lines.map((line) => ({ counts: countsOf(line), shareClass: line.shareClass })),
    meeting.sharesPresent,
  );
  await tx.insert(outcomeLines).values(
    meeting.lines.map((line, index) => ({
      outcomeMeetingId: inserted.id,
      documentId: row.id,
      ordinal: index,
      number: line.number,
      kind: kindOf(line),
      title: line.title,
      nominee: line.nominee,
      shareClass: line.shareClass,
      counts: line.votes,
      unread: line.unread,
      statedResult: line.statedResult,
      check: checks[index] ?? ('unchecked' as const),
      source: line.source,
      page: line.place?.page ?? null,
      quote: line.place?.quote ?? '',
      boxes: line.place?.boxes ?? [],
    })),
  );
}
