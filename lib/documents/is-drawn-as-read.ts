import { and, eq, inArray, sql } from 'drizzle-orm';
import { database, systemDatabase } from '@/db/client';
import { documents, drawnRuns } from '@/db/schema';
import { judgeRange } from '@/lib/pdf/drawn/judge-range';
import { MISSING_FILE, readDrawn, SLOW_FILE, TOO_BUSY } from '@/lib/pdf/drawn/read-drawn';
import { runsTouching } from '@/lib/pdf/drawn/runs';
import type { DrawnReading, DrawnRun, RunReading } from '@/lib/pdf/drawn/types';
import type { LocatedQuote, PageLayout } from '@/lib/pdf/types';
import { files } from '@/lib/storage';
import { readLayouts } from './read-layouts';

/** A range of a page's text, such as a located quote or a stored fact. */
export type ReadPart = Pick<LocatedQuote, 'page' | 'charStart' | 'charEnd' | 'spans'>;

type DocumentFile = { id: string; revision: number; pdfKey: string };

/** More lines than a quotation can have. */
const MAX_RUNS = 80;
const MAX_WARNINGS = 50;
const EXCERPT_CHARS = 200;

const TOO_LONG = 'The quotation is too long to be compared with the page.';
/** Temporary failures, which do not concern the page. */
const TEMPORARY_FAILURES = new Set<string | null>([MISSING_FILE, SLOW_FILE, TOO_BUSY, TOO_LONG]);

const DRAWN: DrawnReading = { verdict: 'drawn', reason: null };
const unknown = (reason: string): DrawnReading => ({ verdict: 'unknown', reason });

/**
 * Whether the pages of a document, as drawn, show the words of their text layer in the given ranges. The caller must be
 * allowed to see the document. Results are stored line by line; a difference becomes a warning on the document.
 */
export async function isDrawnAsRead(
  documentId: string,
  parts: readonly ReadPart[],
  known?: readonly PageLayout[],
): Promise<DrawnReading> {
  if (parts.length === 0) return DRAWN;
  const [row] = await database()
    .select({ revision: documents.revision, pdfKey: documents.pdfKey })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (!row?.pdfKey) return unknown(MISSING_FILE);
  const file = { id: documentId, revision: row.revision, pdfKey: row.pdfKey };
  const layouts =
    known ??
    (await readLayouts(
      documentId,
      parts.map((part) => part.page),
    ));
  for (const part of parts) {
    const layout = layouts.find((page) => page.page === part.page);
    const reading = layout
      ? await readPart(file, layout, part)
      : unknown(`Page ${part.page} of this document does not exist.`);
    if (reading.verdict === 'drawn') continue;
    if (layout && !TEMPORARY_FAILURES.has(reading.reason)) await warn(file, layout, part, reading);
    return reading;
  }
  return DRAWN;
}

async function readPart(
  file: DocumentFile,
  layout: PageLayout,
  { charStart, charEnd, spans = [[charStart, charEnd]] }: ReadPart,
): Promise<DrawnReading> {
  const ofSpans = spans.map(([start, end]) => ({ start, end, runs: runsTouching(layout, start, end) }));
  const runs = [...new Map(ofSpans.flatMap((span) => span.runs).map((run) => [run.start, run])).values()];
  if (runs.length > MAX_RUNS) return unknown(TOO_LONG);
  const readings = await readingsOf(file, layout.page, runs);
  for (const span of ofSpans) {
    const read = span.runs.flatMap((run) => {
      const reading = readings.get(run.start);
      return reading ? [{ run, reading }] : [];
    });
    const judged = judgeRange(read, span.start, span.end);
    if (judged.verdict !== 'drawn') return judged;
  }
  return DRAWN;
}

/** The stored results of the runs, by position in the page's text; missing ones are computed and stored. */
async function readingsOf(
  file: DocumentFile,
  page: number,
  runs: readonly DrawnRun[],
): Promise<Map<number, RunReading>> {
  if (runs.length === 0) return new Map();
  const kept = await database()
    .select({
      charStart: drawnRuns.charStart,
      missing: drawnRuns.missing,
      isBlank: drawnRuns.isBlank,
      extra: drawnRuns.extra,
      failure: drawnRuns.failure,
    })
    .from(drawnRuns)
    .where(
      and(
        eq(drawnRuns.documentId, file.id),
        eq(drawnRuns.revision, file.revision),
        eq(drawnRuns.page, page),
        inArray(
          drawnRuns.charStart,
          runs.map((run) => run.start),
        ),
      ),
    );
  const readings = new Map<number, RunReading>(kept.map(({ charStart, ...reading }) => [charStart, reading]));
  const open = runs.filter((run) => !readings.has(run.start));
  if (open.length === 0) return readings;
  const looked = await readDrawn(
    { key: `${file.pdfKey} ${file.revision}`, load: () => files().get(file.pdfKey) },
    page,
    open,
  );
  open.forEach((run, index) => {
    const reading = looked.readings[index];
    if (reading) readings.set(run.start, reading);
  });
  if (looked.wouldRepeat) await storeReadings(file, page, open, readings);
  return readings;
}

async function storeReadings(
  file: DocumentFile,
  page: number,
  runs: readonly DrawnRun[],
  readings: ReadonlyMap<number, RunReading>,
): Promise<void> {
  const rows = runs.flatMap((run) => {
    const reading = readings.get(run.start);
    return reading ? [{ documentId: file.id, revision: file.revision, page, charStart: run.start, ...reading }] : [];
  });
  await systemDatabase().transaction(async (tx) => {
    // Locks the document's row until the results are stored; it may have been deleted meanwhile.
    const [there] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, file.id))
      .for('key share');
    if (there) await tx.insert(drawnRuns).values(rows).onConflictDoNothing();
  });
}

async function warn(
  file: DocumentFile,
  layout: PageLayout,
  { page, charStart, charEnd }: ReadPart,
  reading: DrawnReading,
): Promise<void> {
  const warning = {
    kind: 'not_as_drawn',
    page,
    excerpt: layout.text.slice(charStart, charEnd).replace(/\s+/g, ' ').trim().slice(0, EXCERPT_CHARS),
    detail: `${reading.reason ?? ''} Values based on it are not verified.`.trim(),
  };
  const added = JSON.stringify([warning]);
  await systemDatabase()
    .update(documents)
    .set({ warnings: sql`${documents.warnings} || ${added}::jsonb` })
    .where(
      and(
        eq(documents.id, file.id),
        eq(documents.revision, file.revision),
        sql`not ${documents.warnings} @> ${added}::jsonb`,
        sql`jsonb_array_length(${documents.warnings}) < ${MAX_WARNINGS}`,
      ),
    );
}
