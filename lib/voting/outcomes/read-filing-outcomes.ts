import { asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { documentPages } from '@/db/schema';
import { runInChild } from '@/lib/child-process/run-in-child';
import type { DocumentRow } from '@/lib/documents/visible-documents';
import { isAppError } from '@/lib/errors';
import { log } from '@/lib/log';
import { decodeLayout } from '@/lib/pdf/quotes/layout-codec';
import { files } from '@/lib/storage';
import type { PlacedOutcomes, locateOutcomes } from './read/locate-outcomes';

const APART = {
  module: 'lib/voting/outcomes/read/locate-outcomes.ts',
  name: 'locateOutcomes',
  pool: 'filings',
  timeoutMs: 60_000,
  subject: 'Reading the results of votes',
} as const;

/**
 * The results that a processed filing reports, read in a process of its own. Empty, with a line in the log, for a
 * filing that takes more time or memory than that process has.
 */
export async function readFilingOutcomes(row: DocumentRow, signal: AbortSignal): Promise<PlacedOutcomes> {
  const layouts = await database()
    .select({ layout: documentPages.layout })
    .from(documentPages)
    .where(eq(documentPages.documentId, row.id))
    .orderBy(asc(documentPages.page));
  const pages = layouts.map(({ layout }) => decodeLayout(layout));
  const original =
    row.originalContentType === 'text/html' && row.originalKey ? await files().get(row.originalKey) : null;
  const html = original ? new TextDecoder().decode(original) : null;
  try {
    return await runInChild<typeof locateOutcomes>({ ...APART, signal }, { html, pages });
  } catch (error) {
    if (signal.aborted || !isAppError(error) || error.code !== 'invalid') throw error;
    log.warn({ err: error, documentId: row.id }, 'reading the vote results of a filing was abandoned');
    return { hasItem: false, meetings: [] };
  }
}
