import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { caseFiles, loadFreeCases, mustShare, splitOf } from '@/bench/reading/cases';
import { openFiling } from '@/bench/reading/dataset';
import { growTrees, type GrowOptions } from '@/bench/reading/grow-trees';
import { loadGold, rewordCases } from '@/bench/gold-cases';
import { embedCached } from '@/bench/read-cached';
import { statesValue } from '@/bench/values';
import { factAnswerOf, fromFacts } from '@/lib/answers/answer-engine';
import { joinAnswers } from '@/lib/answers/extractive/join-answers';
import { halvesOf } from '@/lib/answers/intents/facts-asked-for';
import { statedFacts } from '@/bench/reading/stated-facts';
import { FACT_GATE_FEATURES, factGateRow } from '@/lib/reading/match/fact-gate';
import { scoreTrees, toProbability } from '@/lib/reading/match/trees';
import { readingModel } from '@/lib/reading/model/reading-model';
import { readUnitsFor } from '@/lib/reading/read-for-question';
import { guessConcept } from '@/lib/retrieval/concepts/guess-concept';
import { passageSignals } from '@/lib/retrieval/rank/passage-signals';
import { readSearchQuestion } from '@/lib/retrieval/read-search-question';
import { rankIndexed } from '@/lib/retrieval/rank/rank-chunks';

/**
 * Learns when an answer made of facts answers the question asked: from plain governance questions in many wordings, and
 * from free ones.
 */
const [root = '../shared/data', cacheFolder = '.data/bench-cache'] = process.argv.slice(2);
const OPTIONS: GrowOptions = {
  rounds: 70,
  leaves: 6,
  rate: 0.07,
  minLeaf: 12,
  l2: 3,
  rowShare: 0.7,
  featureShare: 0.5,
  seed: 3,
};
const WORDINGS = ['proxies', 'proxies-blind', 'proxies-fresh', 'proxies-holdout', 'proxies-unseen'];

type Asked = {
  file: string;
  company: string;
  question: string;
  answerable: boolean;
  isPlain: boolean;
  isRight: (answer: string) => boolean;
};
const gold = loadGold(`${root}/proxies`);
const plain: Asked[] = [
  ...gold,
  ...WORDINGS.flatMap((name) => rewordCases(gold, path.join(import.meta.dirname, `../rewordings/${name}.jsonl`))),
].map((one) => ({
  ...one,
  isPlain: true,
  isRight: (answer) => one.answerable && one.value !== null && statesValue(answer, one.value),
}));
const free: Asked[] = loadFreeCases(caseFiles(root))
  .filter((one) => splitOf(one.file) !== 'test')
  .map((one) => ({ ...one, isPlain: false, isRight: (answer) => one.answerable && mustShare(one.must, answer) === 1 }));
const rows: { file: string; isPlain: boolean; x: number[]; isRight: boolean; p: number; text: string }[] = [];
for (const file of new Set([...plain, ...free].map((one) => one.file))) {
  const { index, document } = await openFiling(root, file, cacheFolder);
  const facts = statedFacts(document.pages).map((fact) => ({
    ...fact,
    documentId: file,
  }));
  const own = [...plain, ...free].filter((one) => one.file === file);
  const vectors = await embedCached(
    own.map((one) => one.question),
    cacheFolder,
  );
  for (const [at, one] of own.entries()) {
    const vector = vectors[at] ?? null;
    const hint = vector ? await guessConcept(one.question, vector, [document.index]) : null;
    const input = {
      question: one.question,
      passages: [],
      facts,
      documents: [{ documentId: file, label: one.company, fiscalYear: null, companyName: one.company }],
      concepts: readSearchQuestion(one.question, hint).concepts,
    };
    const halves = await Promise.all(halvesOf(one.question).map((question) => fromFacts({ ...input, question })));
    const answered = halves.flatMap(({ draft }) => draft ?? []);
    if (answered.length === 0 || answered.length < halves.length) continue;
    const draft = joinAnswers(answered);
    const ranked = rankIndexed({ question: one.question, indexes: [document.index], queryEmbedding: vector, hint });
    const reading = {
      documentId: file,
      ...readUnitsFor(index, one.question, one.company, passageSignals(document.index, ranked, vector)),
    };
    const fact = factAnswerOf(
      draft,
      halves.flatMap((half) => half.keys),
      halves.every((half) => half.isNamed),
    );
    rows.push({
      file,
      isPlain: one.isPlain,
      x: factGateRow(fact, reading, readingModel().neighbours),
      isRight: one.isRight(draft.answer),
      p: 0,
      text: `${one.question} → ${draft.answer.slice(0, 120)}`,
    });
  }
}
const files = [...new Set(rows.map((row) => row.file))];
const learn = (from: typeof rows) =>
  growTrees(
    [...FACT_GATE_FEATURES],
    from.map((row) => row.x),
    from.map((row) => Number(row.isRight)),
    from.map((row) => (row.isPlain ? 0.5 : 1)),
    OPTIONS,
  );
for (let fold = 0; fold < 5; fold += 1) {
  const inFold = (row: { file: string }) => files.indexOf(row.file) % 5 === fold;
  const model = learn(rows.filter((row) => !inFold(row)));
  for (const row of rows.filter(inFold)) row.p = toProbability(scoreTrees(model, row.x));
}
for (const kind of [true, false]) {
  const of = rows.filter((row) => row.isPlain === kind);
  console.log(
    kind ? 'plain governance questions' : 'free questions',
    of.length,
    'answered by facts, right',
    of.filter((row) => row.isRight).length,
  );
  for (const threshold of [0.5, 0.6, 0.7, 0.8, 0.85, 0.9]) {
    const kept = of.filter((row) => row.p >= threshold);
    console.log(
      `  from ${threshold}: kept ${kept.length}, right ${kept.filter((row) => row.isRight).length}, wrong ` +
        `${kept.filter((row) => !row.isRight).length}`,
    );
  }
}
for (const row of rows.filter((each) => !each.isRight && each.p > 0.8).slice(0, 25))
  console.log(row.p.toFixed(2), row.text);
writeFileSync(
  path.join(import.meta.dirname, '../../lib/reading/model/fact-gate.json'),
  `${JSON.stringify(learn(rows))}\n`,
);
