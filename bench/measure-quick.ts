import { readDocument, type BenchDocument } from '@/bench/corpus';
import type { Measured, Settings } from '@/bench/measure-product';
import { distinctPages, measurePages } from '@/bench/page-metrics';
import type { CaseResult } from '@/bench/report';
import { addTime, summarizeTimes, type StageTimes } from '@/bench/stage-times';
import { rankIndexed } from '@/lib/retrieval/rank-chunks';

/** Search alone, in memory and by words alone: seconds instead of minutes, for trying rules. */
export async function measureQuick({ folder, scope, cases, cacheFolder }: Settings): Promise<Measured> {
  const times: StageTimes = new Map();
  const documents = new Map<string, BenchDocument>();
  for (const one of cases) {
    if (documents.has(one.file)) continue;
    const document = await readDocument(folder, one, { cacheFolder, withVectors: false });
    for (const [stage, ms] of Object.entries(document.timingsMs)) addTime(times, stage, ms);
    documents.set(one.file, document);
  }
  const results = cases.map((one): CaseResult => {
    const result: CaseResult = { id: one.id, group: one.group, wording: one.wording, answerable: one.answerable, pages: null };
    if (!one.answerable || one.goldPages.length === 0) return result;
    const inScope = [...documents.values()].filter((document) => (scope === 'document' ? document.file === one.file : document.company === one.company));
    const started = performance.now();
    const ranked = rankIndexed({ question: one.question, indexes: inScope.map((document) => document.index) });
    addTime(times, 'rank', performance.now() - started);
    const pages = distinctPages(ranked.map((chunk) => ({ file: chunk.documentId, page: chunk.page })), 10);
    return { ...result, pages: measurePages(pages, { file: one.file, pages: one.goldPages }) };
  });
  return { engine: null, database: 'none (in memory)', cases: results, evidence: null, times: summarizeTimes(times) };
}
