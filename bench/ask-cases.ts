import type { GoldCase } from '@/bench/gold-cases';
import { BENCH_CONTEXT, type IngestedFile } from '@/bench/ingest-folder';
import { measureEvidence, type EvidenceCount } from '@/bench/measure-evidence';
import { distinctPages, measurePages } from '@/bench/page-metrics';
import type { CaseResult, Scope } from '@/bench/report';
import { addTime, type StageTimes } from '@/bench/stage-times';
import { statesValue } from '@/bench/values';
import { database } from '@/db/client';
import { answerQuery } from '@/lib/queries/answer-query';
import { searchChunks } from '@/lib/retrieval/search-chunks';

/** Enough chunks for ten distinct pages. */
const SEARCH_LIMIT = 200;

type AskOptions = {
  scope: Scope;
  withAnswers: boolean;
  evidence: EvidenceCount;
  withBoxes: boolean;
  pdfPath: (file: string) => string;
  times: StageTimes;
};

/** Asks every question of the ingested files and measures pages, answer and evidence of each. */
export async function askCases(
  cases: readonly GoldCase[],
  files: readonly IngestedFile[],
  options: AskOptions,
): Promise<{ results: CaseResult[]; engine: string | null }> {
  const results: CaseResult[] = [];
  let engine: string | null = null;
  for (const one of cases) {
    const inScope = files.filter((file) =>
      options.scope === 'document' ? file.file === one.file : file.company === one.company,
    );
    const result: CaseResult = {
      id: one.id,
      group: one.group,
      wording: one.wording,
      answerable: one.answerable,
      pages: null,
    };
    const documentIds = inScope.map((file) => file.documentId);
    if (one.answerable && one.goldPages.length > 0)
      result.pages = await measureSearch(one, inScope, documentIds, options.times);
    if (options.withAnswers) {
      const asked = await answerQuery(BENCH_CONTEXT, {
        query: one.question,
        document_ids: documentIds,
        include_confidence: true,
        max_chunks: 10,
      });
      engine = asked.engine;
      for (const stage of ['embed', 'search', 'answer', 'total'] as const)
        addTime(options.times, `question: ${stage}`, asked.timings_ms[stage]);
      const isJudged = one.answerable && one.value !== null;
      result.answer = {
        text: asked.answer,
        isAbstained: asked.insufficient_evidence,
        isRight: isJudged ? !asked.insufficient_evidence && statesValue(asked.answer, one.value) : null,
        sources: asked.sources.length,
      };
      const fileOf = new Map(files.map((file) => [file.documentId, file.file]));
      await measureEvidence(
        options.evidence,
        asked.sources,
        (id) => options.pdfPath(fileOf.get(id) ?? ''),
        options.withBoxes,
      );
    }
    results.push(result);
  }
  return { results, engine };
}

async function measureSearch(one: GoldCase, files: readonly IngestedFile[], documentIds: string[], times: StageTimes) {
  const started = performance.now();
  const { hits } = await searchChunks(database(), BENCH_CONTEXT, {
    question: one.question,
    documentIds,
    limit: SEARCH_LIMIT,
  });
  addTime(times, 'search, 200 chunks', performance.now() - started);
  const fileOf = new Map(files.map((file) => [file.documentId, file.file]));
  const pages = distinctPages(
    hits.map((hit) => ({ file: fileOf.get(hit.documentId) ?? '', page: hit.page })),
    10,
  );
  return measurePages(pages, { file: one.file, pages: one.goldPages });
}
