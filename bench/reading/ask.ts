import { caseFiles, loadFreeCases, mustShare, splitOf, type FreeCase, type Split } from '@/bench/reading/cases';
import { openFiling } from '@/bench/reading/dataset';
import { loadGold, rewordCases } from '@/bench/gold-cases';
import { embedCached } from '@/bench/read-cached';
import { statesValue } from '@/bench/values';
import { makeExtractiveEngine } from '@/lib/answers/answer-engine';
import { statedFacts } from '@/bench/reading/stated-facts';
import { readUnitsFor } from '@/lib/reading/read-for-question';
import { guessConcept } from '@/lib/retrieval/concepts/guess-concept';
import { passageSignals } from '@/lib/retrieval/rank/passage-signals';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';
import { rankIndexed } from '@/lib/retrieval/rank/rank-chunks';

/** The whole engine in memory, without a database: its answers to every question of a set, judged. */
const [set = 'free', which = 'dev', verbose = ''] = process.argv.slice(2);
const CACHE = process.env.BENCH_CACHE ?? '.data/bench-cache';
const root = '../shared/data';
type Asked = {
  file: string;
  company: string;
  question: string;
  answerable: boolean;
  judge: (answer: string) => 'right' | 'partly' | 'wrong';
  pages: readonly number[];
  id: string;
};

function freeCases(): Asked[] {
  return loadFreeCases(caseFiles(root))
    .filter((one) => splitOf(one.file) === (which as Split) && !one.qid.endsWith('-p'))
    .map((one: FreeCase) => ({
      file: one.file,
      company: one.company,
      question: one.question,
      answerable: one.answerable,
      pages: one.gold_pages,
      id: one.qid,
      judge: (answer) => {
        const share = mustShare(one.must, answer);
        return share === 1 ? 'right' : share > 0 ? 'partly' : 'wrong';
      },
    }));
}

function proxyCases(): Asked[] {
  const gold = loadGold(`${root}/proxies`);
  const cases = which === 'given' ? gold : rewordCases(gold, `bench/rewordings/${which}.jsonl`);
  return cases.map((one) => ({
    file: one.file,
    company: one.company,
    question: one.question,
    answerable: one.answerable,
    pages: one.goldPages,
    id: one.id,
    judge: (answer) => (one.value !== null && statesValue(answer, one.value) ? 'right' : 'wrong'),
  }));
}

const cases = set === 'free' ? freeCases() : proxyCases();
const counts: Record<string, number> = {};
const count = (name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
const engine = makeExtractiveEngine();
const times: number[] = [];
for (const file of new Set(cases.map((one) => one.file))) {
  const { index, document } = await openFiling(root, file, CACHE);
  const facts = statedFacts(document.pages).map((fact) => ({
    ...fact,
    documentId: file,
  }));
  const own = cases.filter((one) => one.file === file);
  const vectors = await embedCached(
    own.map((one) => one.question),
    CACHE,
  );
  for (const [at, one] of own.entries()) {
    const vector = vectors[at] ?? null;
    const started = performance.now();
    const hint = vector ? await guessConcept(one.question, vector, [document.index]) : null;
    const ranked = rankIndexed({ question: one.question, indexes: [document.index], queryEmbedding: vector, hint });
    const reading = {
      documentId: file,
      ...readUnitsFor(index, one.question, one.company, passageSignals(document.index, ranked, vector)),
    };
    const documents = [{ documentId: file, label: one.company, fiscalYear: null, companyName: one.company }];
    const answer = await engine.answer({
      question: one.question,
      passages: [],
      facts,
      documents,
      concepts: readSearchQuestion(one.question, hint).concepts,
      readings: [reading],
    });
    times.push(performance.now() - started);
    const isFact = !answer.insufficientEvidence && answer.quotes.every((quote) => quote.range === undefined);
    const verdict = answer.insufficientEvidence ? 'abstained' : one.answerable ? one.judge(answer.answer) : 'wrong';
    count(
      `${one.answerable ? 'answerable' : 'unanswerable'} ` +
        `${verdict}${verdict === 'abstained' ? '' : isFact ? ' (facts)' : ' (reading)'}`,
    );
    const places = (answer.insufficientEvidence ? (answer.nearest ?? []) : answer.quotes).slice(0, 3);
    const layout = (page: number) => document.pages[page - 1]?.text ?? '';
    const shown = places
      .map((quote) => (quote.range ? layout(quote.page).slice(...quote.range) : quote.quote))
      .join(' ');
    if (one.answerable) {
      count('of answerable');
      if (verdict === 'right' || places.some((quote) => one.pages.includes(quote.page)))
        count('right, or on a page among the first three');
      if (verdict === 'right' || one.judge(shown) === 'right')
        count('right, or all words of the answer among the first three');
    }
    if (verbose && verdict !== 'right' && (verdict !== 'abstained' || verbose === 'all') && one.answerable)
      console.log(
        `${verdict}${isFact ? ' F' : ' R'} ${answer.confidence?.toFixed(2)} ${one.id}: ${one.question}\n    → ` +
          `${answer.answer.slice(0, 300)}`,
      );
  }
}
times.sort((a, b) => a - b);
console.log(
  set,
  which,
  counts,
  `ms p50 ${times[Math.floor(times.length / 2)]?.toFixed(0)} p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(0)}`,
);
