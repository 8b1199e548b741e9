import { asc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import { isDrawnAsRead } from '@/lib/documents/is-drawn-as-read';
import { log } from '@/lib/log';

/**
 * Compares the words of a document's facts with its drawn pages, after the document is Ready: questions then find most
 * lines looked at, and a document that says other things than it shows carries its warning before anybody asks.
 */
export async function checkDrawnFacts(
  documentId: string,
  signal?: AbortSignal,
): Promise<{ checked: number; different: number }> {
  const startedAt = performance.now();
  const rows = await database()
    .select({ page: facts.page, charStart: facts.charStart, charEnd: facts.charEnd })
    .from(facts)
    .where(eq(facts.documentId, documentId))
    .orderBy(asc(facts.page), asc(facts.charStart));
  let different = 0;
  for (const { page, charStart, charEnd } of rows) {
    signal?.throwIfAborted();
    if (page === null || charStart === null || charEnd === null) continue;
    const { verdict } = await isDrawnAsRead(documentId, [{ page, charStart, charEnd }]);
    if (verdict !== 'drawn') different += 1;
  }
  log.info(
    { documentId, facts: rows.length, different, ms: Math.round(performance.now() - startedAt) },
    'facts compared with the drawn pages',
  );
  return { checked: rows.length, different };
}
