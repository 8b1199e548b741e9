import { sql } from 'drizzle-orm';
import { readSamples } from '@/bench/grid-filings';
import { writeResult } from '@/bench/result-file';
import { startThrowawayDatabase } from '@/bench/throwaway-database';
import { EXAMPLE_QUESTIONS } from '@/components/queries/question/example-questions';
import { startPostgres17 } from '@/tests/support/databases/postgres17';
import { writeCurves } from './curve';

/** Above this the search indexes of the whole scope need more memory than a web process should take. */
const MOST_CHUNKS_EXACT = 100_000;
/** What is not in memory is read again for every question, which takes minutes. */
const MOST_CHUNKS_IN_MEMORY = 25_000;
const NOISES = 1_000;
/** Each of the 512 numbers moves by at most half of it. */
const NOISE = 0.05;
const TRIES = 3;

type Answered = { ms: number; first: string | undefined };
type Point = { chunks: number; documents: number; exactMs: number | null; narrowedMs: number; same: string | null };

/**
 * How long a search over ever more chunks takes on PostgreSQL 17: all of them scored, and only the documents that the
 * two indexes name first. The sample filings are read once and stored many times over with their vectors disturbed.
 */
export async function benchSearch(sizes: readonly number[]): Promise<void> {
  const server = await startPostgres17(console.log);
  process.env.BENCH_DATABASE_URL = server.url;
  const throwaway = await startThrowawayDatabase();
  try {
    const ctx = await readSamples();
    await makeNoise();
    const points: Point[] = [];
    for (const size of sizes) {
      const grownAt = performance.now();
      await growTo(size);
      console.log(`${size} chunks stored in ${Math.round((performance.now() - grownAt) / 1000)} s`);
      points.push(await measure(ctx, size));
      console.log(JSON.stringify(points.at(-1)));
    }
    report(points);
  } finally {
    await throwaway.stop();
    await server.stop();
  }
}

async function measure(ctx: Awaited<ReturnType<typeof readSamples>>, size: number): Promise<Point> {
  const { database } = await import('@/db/client');
  const { searchChunks } = await import('@/lib/retrieval/search-chunks');
  const rows = await database().execute<{ id: string }>(sql`select id from documents order by created_at, id`);
  const documentIds = [...rows].map(({ id }) => id);
  const ask = async (question: string, wholeUpTo: number) => {
    const startedAt = performance.now();
    const { hits } = await searchChunks(database(), ctx, { question, documentIds, limit: 10, wholeUpTo });
    return { ms: performance.now() - startedAt, first: hits[0]?.text };
  };
  const questions = EXAMPLE_QUESTIONS.slice(0, TRIES);
  await ask(questions[0] ?? '', 0);
  const narrowed: Answered[] = [];
  for (const question of questions) narrowed.push(await ask(question, 0));
  const exact: Answered[] = [];
  const tries = size <= MOST_CHUNKS_IN_MEMORY ? TRIES : 1;
  if (size <= MOST_CHUNKS_EXACT)
    for (const question of questions.slice(0, tries)) exact.push(await ask(question, Infinity));
  const same = exact.filter(({ first }, at) => first === narrowed[at]?.first).length;
  return {
    chunks: size,
    documents: documentIds.length,
    exactMs: exact.length > 0 ? median(exact.map(({ ms }) => ms)) : null,
    narrowedMs: median(narrowed.map(({ ms }) => ms)),
    same: exact.length > 0 ? `${same} of ${exact.length}` : null,
  };
}

async function makeNoise(): Promise<void> {
  const { database } = await import('@/db/client');
  await database().execute(sql`
    create table noise as select number, (
      select array_agg((random() - 0.5) * ${NOISE}::float8)::vector(512) from generate_series(1, 512) where number > 0
    ) as value from generate_series(1, ${NOISES}::int) as number`);
}

/** Copies of filings, each chunk's vector moved by noise of about a third of its length. */
async function growTo(size: number): Promise<void> {
  const { database } = await import('@/db/client');
  const db = database();
  const [held] = await db.execute<{ chunks: number }>(sql`select count(*)::int as chunks from chunks`);
  await db.execute(sql`
    create table if not exists samples as
    select id, (select count(*)::int from chunks where document_id = documents.id) as chunks
    from documents`);
  const samples = [...(await db.execute<{ id: string; chunks: number }>(sql`select id, chunks from samples`))];
  // A million single additions to the index of vectors take hours; built at once it is the same.
  await db.execute(sql`drop index if exists chunks_embedding_idx`);
  let chunks = held?.chunks ?? 0;
  for (let at = 0; chunks < size; at += 1) {
    const sample = samples[at % samples.length];
    if (!sample || sample.chunks === 0) continue;
    const [copy] = await db.execute<{ id: string }>(sql`
      insert into documents select (jsonb_populate_record(documents, jsonb_build_object(
        'id', gen_random_uuid(), 'accession_number', null, 'source_url', null))).*
      from documents where id = ${sample.id}::uuid returning id`);
    await db.execute(sql`
      insert into chunks (document_id, ordinal, page, section_title, text, context, terms, tags, char_start, char_end,
        boxes, is_table, embedding, embedding_model)
      select ${copy?.id ?? ''}::uuid, ordinal, page, section_title, text, context, terms, tags, char_start, char_end,
        boxes, is_table, embedding + (select value from noise
          where number = 1 + (chunks.ordinal * 7919 + ${at}::int * 104729) % ${NOISES}::int), embedding_model
      from chunks where document_id = ${sample.id}::uuid`);
    chunks += sample.chunks;
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '6GB'`);
    await tx.execute(sql`create index chunks_embedding_idx on chunks using hnsw (embedding vector_cosine_ops)`);
  });
  await db.execute(sql`vacuum analyze chunks`);
}

function report(points: readonly Point[]): void {
  const rows = points.map(({ chunks, documents, exactMs, narrowedMs, same }) =>
    [
      `| ${chunks.toLocaleString('en')}`,
      documents,
      exactMs === null ? 'not measured' : Math.round(exactMs),
      Math.round(narrowedMs),
      exactMs === null ? '–' : (exactMs / narrowedMs).toFixed(1),
      `${same ?? '–'} |`,
    ].join(' | '),
  );
  const lines = [
    'Median of three questions over all filings at once, in milliseconds, the question embedded before; exact over',
    '100,000 chunks is one question. Exact reads and scores every chunk; narrowed scores the filings that come nearest',
    'by their words and by the index of vectors. Both read what is not in memory, as a first question does.',
    '',
    '![Milliseconds over chunks](search.svg)',
    '',
    '| chunks | filings | exact | narrowed | ratio | best passage the same |',
    '|---:|---:|---:|---:|---:|---:|',
    ...rows,
  ];
  console.log(lines.join('\n'));
  writeResult('search.md', 'Search over many chunks', 'npm run bench -- --search', lines);
  writeCurves(
    'search.svg',
    { x: 'chunks', y: 'milliseconds' },
    points.map(({ chunks, exactMs, narrowedMs }) => ({
      x: chunks,
      values: { 'all chunks': exactMs, narrowed: narrowedMs },
    })),
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
