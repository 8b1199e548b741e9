import { and, asc, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { facts } from '@/db/schema';
import { isDrawnAsRead } from '@/lib/documents/is-drawn-as-read';
import { log } from '@/lib/log';

/** Facts with a lower confidence answer nothing and decide no flag, so they are not checked. */
const LEAST_PERCENT = 5;

/**
 * Compares the words of a document's facts with its drawn pages after the document is Ready. Later questions then find
 * most results stored, and a document whose text differs from its pages gets its warning early. A fact that its page
 * does not show stays listed but is not used.
 */
export async function checkDrawnFacts(
  documentId: string,
  signal?: AbortSignal,
): Promise<{ checked: number; different: number }> {
  const startedAt = performance.now();
  const rows = await database()
    .select({ id: facts.id, page: facts.page, charStart: facts.charStart, charEnd: facts.charEnd })
    .from(facts)
    .where(and(eq(facts.documentId, documentId), isNull(facts.withheldReason)))
    .orderBy(asc(facts.page), asc(facts.charStart));
  let different = 0;
  for (const { id, page, charStart, charEnd } of rows) {
    signal?.throwIfAborted();
    if (page === null || charStart === null || charEnd === null) continue;
    const { verdict } = await isDrawnAsRead(documentId, [{ page, charStart, charEnd }]);
    if (verdict === 'drawn') continue;
    different += 1;
    if (verdict !== 'unknown')
      await database().update(facts).set({ confidence: LEAST_PERCENT }).where(eq(facts.id, id));
  }
  log.info(
    { documentId, facts: rows.length, different, ms: Math.round(performance.now() - startedAt) },
    'facts compared with the drawn pages',
  );
  return { checked: rows.length, different };
}
