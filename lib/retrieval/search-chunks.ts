import { inArray } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { chunks } from '@/db/schema';
import { embeddingModelId } from '@/lib/ai/embed';
import { embeddingDetails } from '@/lib/audit/embedding-details';
import { recordAudit } from '@/lib/audit/record';
import type { Context } from '@/lib/context';
import { requireDocuments, type DocumentRow } from '@/lib/documents/visible-documents';
import { log } from '@/lib/log';
import { guessConcept } from './concepts/guess-concept';
import { loadIndexes } from './index/load-indexes';
import { questionVector } from './question-vectors';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';
import { passageSignals, type PassageSignals } from './rank/passage-signals';
import { rankIndexed, type RankedChunk } from './rank/rank-chunks';
import { chooseDocuments, chunkCounts, MOST_CHUNKS_WHOLE } from './scope/choose-documents';

/** The chunks of so few documents fit into memory and need not be counted. */
const FEW_DOCUMENTS = 20;

type SearchInput = {
  question: string;
  documentIds: readonly string[];
  limit: number;
  signal?: AbortSignal;
  /** Scopes of more chunks are narrowed first; for measurements. */
  wholeUpTo?: number;
};

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
  /**
   * Search signals for any place in a document, for reading it in detail. Of a large scope only the documents that come
   * nearest to the question have them.
   */
  signals: ReadonlyMap<string, PassageSignals>;
  timingsMs: { embed: number; search: number };
};

/**
 * The best chunks of the given documents for a question, best first. Throws `not_found` for documents that the tenant
 * cannot see.
 */
export async function searchChunks(db: Db, ctx: Context, input: SearchInput): Promise<SearchResult> {
  const started = performance.now();
  const scope = await requireDocuments(ctx, input.documentIds, db);
  const narrowed = await narrowScope(db, ctx, input, scope);
  const indexes = await loadIndexes(db, narrowed.rows, embeddingModelId());
  const embedStarted = performance.now();
  const hasVectors = indexes.some((index) => index.chunks.some((chunk) => chunk.embedding));
  const queryEmbedding = hasVectors ? await embedQuestion(db, ctx, input, scope) : null;
  const hint = queryEmbedding ? await guessConcept(input.question, queryEmbedding, indexes, input.signal) : null;
  const embedMs = performance.now() - embedStarted + narrowed.embedMs;
  const ranked = rankIndexed({ question: input.question, indexes, queryEmbedding, hint });
  const hits = await readHits(db, ranked.slice(0, input.limit));
  const signals = new Map(indexes.map((index) => [index.id, passageSignals(index, ranked, queryEmbedding)]));
  const { concepts } = readSearchQuestion(input.question, hint);
  return { hits, concepts, signals, timingsMs: { embed: embedMs, search: performance.now() - started - embedMs } };
}

/** All documents of a usual scope; of one too large for memory those that come nearest to the question. */
async function narrowScope(
  db: Db,
  ctx: Context,
  input: SearchInput,
  scope: readonly DocumentRow[],
): Promise<{ rows: readonly DocumentRow[]; embedMs: number }> {
  if (scope.length <= FEW_DOCUMENTS) return { rows: scope, embedMs: 0 };
  const sizes = await chunkCounts(
    db,
    scope.map(({ id }) => id),
  );
  const total = sizes.values().reduce((sum, size) => sum + size, 0);
  if (total <= (input.wholeUpTo ?? MOST_CHUNKS_WHOLE)) return { rows: scope, embedMs: 0 };
  const embedStarted = performance.now();
  const embedding = await embedQuestion(db, ctx, input, scope);
  const embedMs = performance.now() - embedStarted;
  const near = { question: input.question, embedding, embeddingModel: embeddingModelId() };
  return { rows: await chooseDocuments(db, scope, sizes, near), embedMs };
}

/** Null when the encoder fails; then only words are used. */
async function embedQuestion(
  db: Db,
  ctx: Context,
  { question, signal }: SearchInput,
  rows: readonly DocumentRow[],
): Promise<Float32Array | null> {
  try {
    return await questionVector(question, {
      signal,
      onTokens: (tokens) =>
        recordAudit(db, ctx, {
          action: 'query.embed',
          subjectType: 'query',
          details: embeddingDetails(rows, 1, tokens),
        }),
    });
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
