import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { chunks } from '@/db/schema';
import { readQuestion } from '@/lib/retrieval/question';

/** A scope of more chunks than this does not fit into memory beside others (see `index-cache`). */
export const MOST_CHUNKS_WHOLE = 25_000;
/** The chunks of the chosen documents together; enough for some 35 proxy statements. */
const CHUNKS_IN_DETAIL = 12_000;
/** The question's heaviest stems; rarer ones add documents that name a word and not the matter. */
const MOST_TERMS = 10;
/** A stem in more chunks than this tells documents apart no longer, and reading them all takes too long. */
const MOST_CHUNKS_OF_A_TERM = 20_000;
const NEAREST_BY_MEANING = 400;

type Scope = { question: string; embedding: ArrayLike<number> | null; embeddingModel: string };

/**
 * The documents of a large scope whose chunks come nearest to a question, by its words and by its meaning in turn; in
 * the order given, and at most `CHUNKS_IN_DETAIL` chunks together. The usual scorer then ranks their chunks exactly.
 */
export async function chooseDocuments<Row extends { id: string }>(
  db: Db,
  rows: readonly Row[],
  sizes: ReadonlyMap<string, number>,
  scope: Scope,
): Promise<Row[]> {
  const ids = rows.map(({ id }) => id);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const byWords = await nearestByWords(db, ids, scope.question, total);
  const byMeaning = scope.embedding ? await nearestByMeaning(db, ids, scope.embedding, scope.embeddingModel) : [];
  const chosen = new Set<string>();
  let left = CHUNKS_IN_DETAIL;
  for (const id of inTurn(byWords, byMeaning)) {
    const size = sizes.get(id) ?? 0;
    if (chosen.has(id) || (chosen.size > 0 && size > left)) continue;
    chosen.add(id);
    left -= size;
  }
  // No word of the question is in any document, and there are no vectors: the first ones are as good as others.
  return chosen.size > 0 ? rows.filter(({ id }) => chosen.has(id)) : rows.slice(0, 1);
}

/** How many chunks each document has. */
export async function chunkCounts(db: Db, documentIds: readonly string[]): Promise<Map<string, number>> {
  const counted = await db.execute<{ document_id: string; chunks: number }>(sql`
    select document_id, count(*)::int as chunks from ${chunks}
    where document_id = any(${listOf(documentIds)}) group by document_id`);
  return new Map([...counted].map((row) => [row.document_id, row.chunks]));
}

/**
 * Document ids by the best of their chunks: the rarer the question's stems in it, the better. The database function
 * reads with the owner's rights, because under row-level security no index answers for words; it checks the tenant.
 */
async function nearestByWords(db: Db, ids: readonly string[], question: string, total: number): Promise<string[]> {
  const asked = [...readQuestion(question).weights]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_TERMS)
    .map(([term, weight]) => ({ term, weight }));
  if (asked.length === 0) return [];
  const found = await db.execute<{ document_id: string }>(sql`
    select document_id from documents_near_words(
      ${listOf(ids)}, ${JSON.stringify(asked)}::jsonb, ${total}::float8, ${MOST_CHUNKS_OF_A_TERM}::int)`);
  return [...found].map((row) => row.document_id);
}

/** Document ids by the nearest of their vectors, from the index over all vectors. */
async function nearestByMeaning(
  db: Db,
  ids: readonly string[],
  embedding: ArrayLike<number>,
  embeddingModel: string,
): Promise<string[]> {
  const vector = JSON.stringify(Array.from(embedding));
  const found = await db.transaction(async (tx) => {
    // The index is walked on until enough of its vectors belong to the scope.
    await tx.execute(sql`set local hnsw.ef_search = ${sql.raw(String(NEAREST_BY_MEANING))}`);
    await tx.execute(sql`set local hnsw.iterative_scan = relaxed_order`);
    return tx.execute<{ document_id: string }>(sql`
      select document_id, embedding <=> ${vector}::vector as distance from ${chunks}
      where document_id = any(${listOf(ids)}) and embedding_model = ${embeddingModel}
      order by distance limit ${NEAREST_BY_MEANING}`);
  });
  return [...new Set([...found].map((row) => row.document_id))];
}

/** As one parameter; a scope can have hundreds of documents. */
function listOf(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`;
}

function* inTurn(first: readonly string[], second: readonly string[]): Generator<string> {
  for (let at = 0; at < Math.max(first.length, second.length); at += 1) {
    const [one, other] = [first[at], second[at]];
    if (one !== undefined) yield one;
    if (other !== undefined) yield other;
  }
}
