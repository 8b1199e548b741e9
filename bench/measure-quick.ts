import { readDocument, type BenchDocument } from '@/bench/corpus';
import type { GoldCase } from '@/bench/gold-cases';
import type { Measured, Settings } from '@/bench/measure-product';
import { distinctPages, measurePages } from '@/bench/page-metrics';
import { embedCached } from '@/bench/read-cached';
import type { CaseResult, Scope } from '@/bench/report';
import { addTime, summarizeTimes, type StageTimes } from '@/bench/stage-times';
import { guessConcept } from '@/lib/retrieval/concepts/guess-concept';
import { rankIndexed } from '@/lib/retrieval/rank/rank-chunks';

/**
 * Search alone and in memory: seconds instead of minutes, for trying rules. By words alone unless vectors are asked
 * for.
 */
export async function measureQuick({ folder, scopes, cases, withVectors, cacheFolder }: Settings): Promise<Measured[]> {
  const reading: StageTimes = new Map();
  const documents = await readDocuments({ folder, cases, withVectors, cacheFolder }, reading);
  const vectors = withVectors
    ? await embedCached(
        cases.map((one) => one.question),
        cacheFolder,
      )
    : [];
  const measured: Measured[] = [];
  for (const scope of scopes) {
    const times: StageTimes = new Map(reading);
    const results: CaseResult[] = [];
    for (const [at, one] of cases.entries())
      results.push(await rankCase(one, inScope(documents, one, scope), vectors[at] ?? null, times));
    measured.push({
      scope,
      engine: null,
      database: withVectors ? 'none (in memory, with vectors)' : 'none (in memory, words alone)',
      cases: results,
      evidence: null,
      times: summarizeTimes(times),
    });
  }
  return measured;
}

/** Every file that the cases name, once. */
export async function readDocuments(
  { folder, cases, withVectors, cacheFolder }: Pick<Settings, 'folder' | 'cases' | 'withVectors' | 'cacheFolder'>,
  times: StageTimes,
): Promise<BenchDocument[]> {
  const documents = new Map<string, BenchDocument>();
  for (const one of cases) {
    if (documents.has(one.file)) continue;
    const document = await readDocument(folder, one, { cacheFolder, withVectors });
    for (const [stage, ms] of Object.entries(document.timingsMs)) addTime(times, stage, ms);
    documents.set(one.file, document);
  }
  return [...documents.values()];
}

export function inScope(documents: readonly BenchDocument[], one: GoldCase, scope: Scope): BenchDocument[] {
  return documents.filter((document) =>
    scope === 'document' ? document.file === one.file : document.company === one.company,
  );
}

async function rankCase(
  one: GoldCase,
  documents: readonly BenchDocument[],
  vector: Float32Array | null,
  times: StageTimes,
): Promise<CaseResult> {
  const result: CaseResult = {
    id: one.id,
    group: one.group,
    wording: one.wording,
    answerable: one.answerable,
    pages: null,
  };
  if (!one.answerable || one.goldPages.length === 0) return result;
  const indexes = documents.map((document) => document.index);
  const started = performance.now();
  const hint = vector ? await guessConcept(one.question, vector, indexes) : null;
  const ranked = rankIndexed({ question: one.question, indexes, queryEmbedding: vector, hint });
  addTime(times, 'rank', performance.now() - started);
  const pages = distinctPages(
    ranked.map((chunk) => ({ file: chunk.documentId, page: chunk.page })),
    10,
  );
  return { ...result, pages: measurePages(pages, { file: one.file, pages: one.goldPages }) };
}
