import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { chunks } from '@/db/schema';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';

/** A scope of more chunks than this does not fit into memory beside others (see `index-cache`). */
export const MOST_CHUNKS_WHOLE = 25_000;
/** The chunks of the chosen documents together; enough for some 35 proxy statements. */
const CHUNKS_IN_DETAIL = 12_000;
/** The question's heaviest stems. */
const MOST_TERMS = 12;
/** What a passage gains by a tag that the question asks for, beside 1 for all of its words. */
const TAG_WEIGHT = 0.4;
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
  const { byWords, byMeaning } = await db.transaction(async (tx) => {
    // Compiling the long expression takes longer than it saves.
    await tx.execute(sql`set local jit = off`);
    return {
      byWords: await nearestByWords(tx, ids, scope.question),
      byMeaning: scope.embedding ? await nearestByMeaning(tx, ids, scope.embedding, scope.embeddingModel) : [],
    };
  });
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
 * Document ids by the best of their chunks: the rarer the question's stems in it, the better, and better still with a
 * tag that the question asks for. The database says which stems each chunk has; an index over words would not help,
 * because the usual stems of a question are in half of all chunks.
 */
async function nearestByWords(tx: Db, ids: readonly string[], question: string): Promise<string[]> {
  const { weights, tags } = readSearchQuestion(question);
  const terms = [...weights].sort(([, a], [, b]) => b - a).slice(0, MOST_TERMS);
  if (terms.length === 0) return [];
  const bits = terms.map(
    ([term], at) =>
      sql`case when strpos(' ' || terms || ' ', ${` ${term} `}) > 0 then ${sql.raw(String(2 ** at))} else 0 end`,
  );
  const found = await tx.execute<{ document_id: string; stems: number; tagged: boolean; chunks: number }>(sql`
    select document_id, ${sql.join(bits, sql` + `)} as stems,
      tags && ${`{${[...tags.keys()].join(',')}}`}::text[] as tagged, count(*)::int as chunks
    from ${chunks} where document_id = any(${listOf(ids)}) group by 1, 2, 3`);
  const kinds = [...found];
  const total = kinds.reduce((sum, kind) => sum + kind.chunks, 0);
  const values = terms.map(([, weight], at) => {
    const having = kinds.reduce((sum, kind) => sum + (hasStem(kind.stems, at) ? kind.chunks : 0), 0);
    return weight * Math.log(1 + (total - having + 0.5) / (having + 0.5));
  });
  const all = values.reduce((sum, value) => sum + value, 0);
  const best = new Map<string, number>();
  for (const { document_id: id, stems, tagged } of kinds) {
    if (stems === 0 && !tagged) continue;
    const words = values.reduce((sum, value, at) => sum + (hasStem(stems, at) ? value : 0), 0) / all;
    best.set(id, Math.max(best.get(id) ?? 0, words + (tagged ? TAG_WEIGHT : 0)));
  }
  return [...best].sort(([a, left], [b, right]) => right - left || a.localeCompare(b)).map(([id]) => id);
}

const hasStem = (stems: number, at: number): boolean => (stems & (1 << at)) !== 0;

/** Document ids by the nearest of their vectors, from the index over all vectors. */
async function nearestByMeaning(
  tx: Db,
  ids: readonly string[],
  embedding: ArrayLike<number>,
  embeddingModel: string,
): Promise<string[]> {
  const vector = JSON.stringify(Array.from(embedding));
  await tx.execute(sql`set local hnsw.ef_search = ${sql.raw(String(NEAREST_BY_MEANING))}`);
  // The index is walked on until enough of its vectors belong to the scope; pgvector has this since 0.8.
  await tx.execute(sql`
    select set_config('hnsw.iterative_scan', 'relaxed_order', true) from pg_extension
    where extname = 'vector' and string_to_array(extversion, '.')::int[] >= '{0,8}'`);
  const found = await tx.execute<{ document_id: string }>(sql`
    select document_id, embedding <=> ${vector}::vector as distance from ${chunks}
    where document_id = any(${listOf(ids)}) and embedding_model = ${embeddingModel}
    order by distance limit ${NEAREST_BY_MEANING}`);
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
