import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { database } from '@/db/client';
import { chunks } from '@/db/schema';
import type { EngineQuote } from '@/lib/answers/types';
import { isDrawnAsRead } from '@/lib/documents/is-drawn-as-read';
import { readLayouts } from '@/lib/documents/read-layouts';
import { headingAbove } from '@/lib/pdf/structure/heading-above';
import { locateQuote, locateRange } from '@/lib/pdf/quotes/locate-quote';
import { injectedRanges } from '@/lib/pdf/injected/injected-text';
import type { LocatedQuote, PageLayout } from '@/lib/pdf/types';
import { SECTION_FALLBACK, type Source } from './schema';

type KnownChunk = { id: string; documentId: string; page: number; sectionTitle: string | null; score: number };

/**
 * An engine's quotes as sources, in the same order. Every quote is searched on its page and the adjacent pages; the
 * text found becomes the excerpt, with its boxes. A quote that is not found is kept and marked unverified, as is one
 * that the page as drawn does not show.
 */
export async function verifyQuotes(quotes: readonly EngineQuote[], known: readonly KnownChunk[]): Promise<Source[]> {
  return toSources(
    quotes,
    known,
    async (quote, located, layouts) => (await isDrawnAsRead(quote.documentId, located, layouts)).verdict === 'drawn',
  );
}

/** Locates places to look at on their pages. They are not claims, so they are not compared with the drawn page. */
export async function locatePassages(quotes: readonly EngineQuote[], known: readonly KnownChunk[]): Promise<Source[]> {
  return toSources(quotes, known, async () => true);
}

type Check = (quote: EngineQuote, located: LocatedQuote[], layouts: PageLayout[]) => Promise<boolean>;

async function toSources(
  quotes: readonly EngineQuote[],
  known: readonly KnownChunk[],
  check: Check,
): Promise<Source[]> {
  const byId = new Map(known.map((chunk) => [chunk.id, chunk]));
  const sources: Source[] = [];
  for (const quote of quotes) {
    // Words whose place is known need no search on the pages beside theirs.
    const pages = quote.range ? [quote.page] : [quote.page - 1, quote.page, quote.page + 1];
    const layouts = await readLayouts(quote.documentId, pages);
    const located = locate(quote, layouts);
    const isVerified = located.length > 0 && (await check(quote, located, layouts));
    const chunk = (quote.chunkId ? byId.get(quote.chunkId) : undefined) ?? (await chunkAround(quote, located[0]));
    sources.push(toSource(quote, located, isVerified, chunk, sectionOf(layouts, located[0])));
  }
  return sources;
}

function locate(quote: EngineQuote, layouts: PageLayout[]): LocatedQuote[] {
  const page = layouts.find((layout) => layout.page === quote.page);
  const located =
    quote.range && page ? [locateRange(page, quote.range)] : locateQuote(layouts, quote.quote, { page: quote.page });
  return located.some((part) => isInjected(layouts, part)) ? [] : located;
}

/** The heading directly above the quote is more precise than the chunk's, which may begin in another section. */
function sectionOf(layouts: readonly PageLayout[], located: LocatedQuote | undefined): string | undefined {
  const page = located && layouts.find((layout) => layout.page === located.page);
  return page && headingAbove(page, located.charStart);
}

/** Whether the words are within text that addresses a language model; such text is no evidence. */
function isInjected(layouts: readonly PageLayout[], part: LocatedQuote): boolean {
  const page = layouts.find((layout) => layout.page === part.page);
  return page !== undefined && injectedRanges(page).some(([from, to]) => part.charStart < to && part.charEnd > from);
}

/** The chunk that contains the quote when the engine named none, because the fact reader reads whole pages. */
async function chunkAround(quote: EngineQuote, located: LocatedQuote | undefined): Promise<KnownChunk | undefined> {
  const where = and(eq(chunks.documentId, quote.documentId), eq(chunks.page, located?.page ?? quote.page));
  const [row] = await database()
    .select({ id: chunks.id, documentId: chunks.documentId, page: chunks.page, sectionTitle: chunks.sectionTitle })
    .from(chunks)
    .where(
      located ? and(where, lte(chunks.charStart, located.charStart), gte(chunks.charEnd, located.charStart)) : where,
    )
    .orderBy(desc(chunks.charEnd))
    .limit(1);
  return row ? { ...row, score: 1 } : undefined;
}

function toSource(
  quote: EngineQuote,
  located: readonly LocatedQuote[],
  isVerified: boolean,
  chunk: KnownChunk | undefined,
  section: string | undefined,
): Source {
  return {
    chunk_id: chunk?.id ?? '',
    document_id: quote.documentId,
    page_number: located[0]?.page ?? quote.page,
    section_title: section ?? chunk?.sectionTitle ?? SECTION_FALLBACK,
    excerpt: located.length > 0 ? located.map((part) => part.text).join('\n') : quote.quote,
    bounding_boxes: located.flatMap((part) => part.boxes),
    relevance_score: Math.min(1, Math.max(0, chunk?.score ?? 0)),
    quote_verified: isVerified,
  };
}
