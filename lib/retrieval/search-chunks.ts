import { inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { chunks } from '@/db/schema';
import { embeddingModelId, embedTexts } from '@/lib/ai/embed';
import { embeddingDetails } from '@/lib/audit/embedding-details';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { log } from '@/lib/log';
import { guessConcept } from './concepts/guess-concept';
import type { DocumentIndex } from './index/index-document';
import { loadIndexes } from './index/load-indexes';
import { readQuestion } from '@/lib/retrieval/question';
import { placeSignals, type PlaceSignals } from './rank/place-signals';
import { rankIndexed, type RankedChunk } from './rank/rank-chunks';

type SearchInput = { question: string; documentIds: readonly string[]; limit: number; signal?: AbortSignal };

const hitColumns = {
  id: chunks.id,
  documentId: chunks.documentId,
  ordinal: chunks.ordinal,
  page: chunks.page,
  sectionTitle: chunks.sectionTitle,
  text: chunks.text,
  context: chunks.context,
  tags: chunks.tags,
  charStart: chunks.charStart,
  charEnd: chunks.charEnd,
  boxes: chunks.boxes,
  isTable: chunks.isTable,
};

type HitRow = { [Column in keyof typeof hitColumns]: (typeof chunks.$inferSelect)[Column] };
export type SearchHit = HitRow & { score: number };
export type SearchResult = {
  hits: SearchHit[];
  /** The concepts that the question asks for: named by its words, otherwise guessed by meaning. */
  concepts: readonly string[];
  /** Search signals for any place in a document, for reading it in detail. */
  signals: ReadonlyMap<string, PlaceSignals>;
  timingsMs: { embed: number; search: number };
};

/**
 * The best chunks of the given documents for a question, best first. Throws `not_found` for documents that the tenant
 * cannot see.
 */
export async function searchChunks(db: Db, ctx: Context, input: SearchInput): Promise<SearchResult> {
  const started = performance.now();
  const rows = await requireDocuments(ctx, input.documentIds, db);
  const indexes = await loadIndexes(db, rows, embeddingModelId());
  const embedStarted = performance.now();
  const queryEmbedding = await embedQuestion(db, ctx, input, rows, indexes);
  const hint = queryEmbedding ? await guessConcept(input.question, queryEmbedding, indexes, input.signal) : null;
  const embedMs = performance.now() - embedStarted;
  const ranked = rankIndexed({ question: input.question, indexes, queryEmbedding, hint });
  const hits = await readHits(db, ranked.slice(0, input.limit));
  const signals = new Map(indexes.map((index) => [index.id, placeSignals(index, ranked, queryEmbedding)]));
  const { concepts } = readQuestion(input.question, hint);
  return { hits, concepts, signals, timingsMs: { embed: embedMs, search: performance.now() - started - embedMs } };
}

/** Null when no document has vectors or the encoder fails; then only words are used. */
async function embedQuestion(
  db: Db,
  ctx: Context,
  { question, signal }: SearchInput,
  rows: readonly DocumentRow[],
  indexes: readonly DocumentIndex[],
): Promise<Float32Array | null> {
  if (!indexes.some((index) => index.chunks.some((chunk) => chunk.embedding))) return null;
  try {
    let tokens: number | undefined;
    const [vector] = await embedTexts([question], { signal, onTokens: (used) => (tokens = used) });
    if (tokens !== undefined)
      await recordAudit(db, ctx, {
        action: 'query.embed',
        subjectType: 'query',
        details: embeddingDetails(rows, 1, tokens),
      });
    return vector ?? null;
  } catch (error) {
    if (signal?.aborted) throw error;
    log.warn({ err: error }, 'The question could not be embedded; searching by words alone.');
    return null;
  }
}

async function readHits(db: Db, ranked: readonly RankedChunk[]): Promise<SearchHit[]> {
  if (ranked.length === 0) return [];
  const rows = await db
    .select(hitColumns)
    .from(chunks)
    .where(
      inArray(
        chunks.id,
        ranked.map((one) => one.chunkId),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap((one) => {
    const row = byId.get(one.chunkId);
    return row ? [{ ...row, score: one.score }] : [];
  });
}
