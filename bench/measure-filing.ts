import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import type { GoldCase } from '@/bench/gold-cases';
import { BENCH_CONTEXT, ingestFolder } from '@/bench/ingest-folder';
import type { StageTimes } from '@/bench/stage-times';
import { EXAMPLE_QUESTIONS } from '@/components/queries/question/example-questions';
import { database } from '@/db/client';
import { documents } from '@/db/schema';
import { answerQuery } from '@/lib/queries/answer-query';
import { searchChunks } from '@/lib/retrieval/search-chunks';

export type FilingTimes = {
  file: string;
  pages: number;
  readyMs: number;
  /** Of `pdftotext -bbox-layout` on the same file, the yardstick for reading words with boxes; null without it. */
  popplerMs: number | null;
  searchMs: number[];
  questionMs: number[];
};

/** Times the largest file of a folder from upload to Ready, then each of its questions, warm. Times come sorted. */
export async function measureFiling(folder: string, cases: readonly GoldCase[], repeats: number): Promise<FilingTimes> {
  const [file = ''] = [...new Set(cases.map((one) => one.file))].sort(
    (a, b) => statSync(path.join(folder, b)).size - statSync(path.join(folder, a)).size,
  );
  const asked = cases.filter((one) => one.file === file);
  const stages: StageTimes = new Map();
  const [ingested] = await ingestFolder(folder, asked, stages);
  if (!ingested) throw new Error(`${folder} has no questions.`);
  const readyMs = [...stages.values()].flat().reduce((sum, ms) => sum + ms, 0);
  const documentIds = [ingested.documentId];
  const [row] = await database()
    .select({ pages: documents.pageCount })
    .from(documents)
    .where(eq(documents.id, ingested.documentId));

  const answer = async (query: string) => {
    const asking = { query, document_ids: documentIds, include_confidence: true, max_chunks: 10 };
    return (await answerQuery(BENCH_CONTEXT, asking)).timings_ms.total;
  };
  // Other questions than those measured: a process that has answered some, as the one that a person asks.
  for (const question of EXAMPLE_QUESTIONS) await answer(question);
  const searchMs: number[] = [];
  const questionMs: number[] = [];
  for (let round = 0; round < repeats; round += 1) {
    for (const { question } of asked) {
      const started = performance.now();
      await searchChunks(database(), BENCH_CONTEXT, { question, documentIds, limit: 10 });
      searchMs.push(performance.now() - started);
      questionMs.push(await answer(question));
    }
  }
  const rising = (list: number[]) => list.sort((a, b) => a - b);
  const popplerMs = await timePoppler(path.join(folder, file));
  return {
    file,
    pages: row?.pages ?? 0,
    readyMs,
    popplerMs,
    searchMs: rising(searchMs),
    questionMs: rising(questionMs),
  };
}

async function timePoppler(file: string): Promise<number | null> {
  const started = performance.now();
  try {
    await promisify(execFile)('pdftotext', ['-bbox-layout', file, '-'], { maxBuffer: 1 << 30 });
    return performance.now() - started;
  } catch {
    return null;
  }
}
