import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { caseFiles, loadFreeCases, mustShare, splitOf, type FreeCase, type Split } from '@/bench/reading/cases';
import { askFiling, openFiling, type AskedCase } from '@/bench/reading/dataset';
import { growTrees, type GrowOptions } from '@/bench/reading/grow-trees';
import { composeAnswer, composedText, type Composed } from '@/lib/reading/answer/compose';
import { CONFIDENCE_FEATURES, confidenceRow } from '@/lib/reading/match/confidence';
import { FEATURES } from '@/lib/reading/match/features';
import { RERANK_FEATURES, rerankRows, type Ranked } from '@/lib/reading/match/rank-units';
import { weighTerms } from '@/lib/reading/match/term-match';
import { scoreTrees, toProbability, type TreeModel } from '@/lib/reading/match/trees';

const FOLDS = 5;
const FIRST: GrowOptions = {
  rounds: 130,
  leaves: 12,
  rate: 0.08,
  minLeaf: 25,
  l2: 2,
  rowShare: 0.7,
  featureShare: 0.5,
  seed: 1,
};
const SECOND: GrowOptions = { ...FIRST, rounds: 150, leaves: 8, rate: 0.06, featureShare: 0.35, seed: 51 };
const CONFIDENCE: GrowOptions = {
  rounds: 60,
  leaves: 5,
  rate: 0.06,
  minLeaf: 20,
  l2: 4,
  rowShare: 0.7,
  featureShare: 0.4,
  seed: 101,
};
/** Of the units without a label, all likely ones and every fourth of the others are used for training. */
const LIKELY = 55;

type Row = AskedCase & { fold: number; index: Parameters<typeof composeAnswer>[3] };
export type Answered = {
  one: FreeCase;
  ranked: Ranked[];
  composed: Composed;
  text: string;
  share: number;
  isRight: boolean;
  confidence: number[];
  probability: number;
  fold: number;
};

export async function buildRows(root: string, cacheFolder: string, splits: readonly Split[]): Promise<Row[]> {
  const cases = loadFreeCases(caseFiles(root)).filter((one) => splits.includes(splitOf(one.file)));
  const files = [...new Set(cases.map((one) => one.file))];
  const rows: Row[] = [];
  for (const [number, file] of files.entries()) {
    const filing = await openFiling(root, file, cacheFolder);
    const asked = await askFiling(
      filing,
      cases.filter((one) => one.file === file),
      cacheFolder,
    );
    rows.push(...asked.map((each) => ({ ...each, fold: number % FOLDS, index: filing.index })));
  }
  return rows;
}

export function trainFirst(rows: readonly Row[], seed: number): TreeModel {
  const x: number[][] = [];
  const y: number[] = [];
  const weights: number[] = [];
  for (const { candidates, labels } of rows) {
    candidates.forEach(({ features }, at) => {
      const label = labels[at] ?? 0;
      if (label === 0 && at >= LIKELY && at % 4 !== 0) return;
      x.push(features);
      y.push(label);
      weights.push(label === 0 && at >= LIKELY ? 4 : 1);
    });
  }
  return growTrees([...FEATURES], x, y, weights, { ...FIRST, seed });
}

const firstScored = ({ candidates }: Row, model: TreeModel) =>
  candidates.map((candidate) => ({ ...candidate, first: scoreTrees(model, candidate.features) }));

/** The second look learns from how a first model does on filings that it was not trained on. */
export function trainSecond(rows: readonly Row[], firstOf: (fold: number) => TreeModel, seed: number): TreeModel {
  const x: number[][] = [];
  const y: number[] = [];
  for (const row of rows) {
    const labelOf = new Map(row.candidates.map((candidate, at) => [candidate.at, row.labels[at] ?? 0]));
    for (const { candidate, row: features } of rerankRows(firstScored(row, firstOf(row.fold)))) {
      x.push(features);
      y.push(labelOf.get(candidate.at) ?? 0);
    }
  }
  return growTrees(
    [...RERANK_FEATURES],
    x,
    y,
    y.map(() => 1),
    { ...SECOND, seed },
  );
}

export function answer(row: Row, first: TreeModel, second: TreeModel): Answered[] {
  const ranked = rerankRows(firstScored(row, first))
    .map(({ candidate, row: features }) => ({ ...candidate, score: scoreTrees(second, features) }))
    .sort((a, b) => b.score - a.score);
  const composed = composeAnswer(ranked, row.question, weighTerms(row.question, row.index), row.index);
  if (!composed) return [];
  const text = composedText(composed);
  const isOnPage = composed.parts.some(({ unit }) => row.one.gold_pages.includes(unit.page));
  const share = row.one.answerable && isOnPage ? mustShare(row.one.must, text) : 0;
  return [
    {
      one: row.one,
      ranked,
      composed,
      text,
      share,
      isRight: share === 1,
      confidence: confidenceRow(ranked, composed, row.question),
      probability: 0,
      fold: row.fold,
    },
  ];
}

export function trainConfidence(answers: readonly Answered[], seed: number): TreeModel {
  return growTrees(
    [...CONFIDENCE_FEATURES],
    answers.map((each) => each.confidence),
    answers.map((each) => Number(each.isRight)),
    answers.map(() => 1),
    { ...CONFIDENCE, seed },
  );
}

export function report(answers: readonly Answered[]): string {
  const own = answers.filter(({ one }) => !one.qid.endsWith('-p'));
  const answerable = own.filter(({ one }) => one.answerable);
  const onPages = (count: number) =>
    answerable.filter(({ one, ranked }) =>
      [...new Set(ranked.map(({ unit }) => unit.unit.page))]
        .slice(0, count)
        .some((page) => one.gold_pages.includes(page)),
    ).length;
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  const lines = [
    `${own.length} questions, ${answerable.length} answerable`,
    `best answer right ${percent(answerable.filter((each) => each.isRight).length, answerable.length)}, right or ` +
      `partly ${percent(answerable.filter((each) => each.share > 0).length, answerable.length)}`,
    'page of the answer among the passages @1/@3/@5: ' +
      `${[1, 3, 5].map((count) => percent(onPages(count), answerable.length)).join(' / ')}`,
  ];
  for (const type of new Set(answerable.map(({ one }) => one.type))) {
    const of = answerable.filter(({ one }) => one.type === type);
    lines.push(
      `  ${type.padEnd(12)} ${String(of.length).padStart(4)}  right ` +
        `${percent(of.filter((each) => each.isRight).length, of.length)}`,
    );
  }
  for (const threshold of [0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) {
    const stated = own.filter((each) => each.probability >= threshold);
    const right = stated.filter((each) => each.isRight).length;
    const partly = stated.filter((each) => !each.isRight && each.share > 0).length;
    const unanswerable = own.filter(({ one }) => !one.answerable);
    lines.push(
      `  stated from ${threshold}: ${stated.length} (${percent(stated.length, own.length)}), right ${right}, ` +
        `partly ${partly}, wrong ${stated.length - right - partly} ` +
        `(${percent(stated.length - right - partly, own.length)} of all); unanswerable abstained ` +
        `${percent(unanswerable.filter((each) => each.probability < threshold).length, unanswerable.length)}`,
    );
  }
  return lines.join('\n');
}

/** Out-of-fold answers of all rows: every filing is answered by models that never saw it. */
export function crossValidate(rows: readonly Row[]): Answered[] {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const firsts = folds.map((fold) =>
    trainFirst(
      rows.filter((row) => row.fold !== fold),
      fold,
    ),
  );
  const firstOf = (fold: number) => firsts[fold] ?? { features: [], base: 0, trees: [] };
  const answers = folds.flatMap((fold) => {
    const second = trainSecond(
      rows.filter((row) => row.fold !== fold),
      firstOf,
      50 + fold,
    );
    return rows.filter((row) => row.fold === fold).flatMap((row) => answer(row, firstOf(fold), second));
  });
  for (const fold of folds) {
    const model = trainConfidence(
      answers.filter((each) => each.fold !== fold),
      100 + fold,
    );
    for (const each of answers)
      if (each.fold === fold) each.probability = toProbability(scoreTrees(model, each.confidence));
  }
  return answers;
}

const MODEL_FOLDER = path.join(import.meta.dirname, '../../lib/reading/model');

async function main(): Promise<void> {
  const [root = '../shared/data', cacheFolder = '.data/bench-cache', action = 'train'] = process.argv.slice(2);
  if (action === 'test') {
    const read = (name: string) =>
      JSON.parse(readFileSync(path.join(MODEL_FOLDER, `${name}.json`), 'utf8')) as TreeModel;
    const [first, second, confidence] = [read('rank-first'), read('rank-second'), read('confidence')];
    const rows = await buildRows(root, cacheFolder, ['test']);
    const answers = rows.flatMap((row) => answer(row, first, second));
    for (const each of answers) each.probability = toProbability(scoreTrees(confidence, each.confidence));
    console.log(report(answers));
    return;
  }
  const rows = await buildRows(root, cacheFolder, ['train', 'dev']);
  const answers = crossValidate(rows);
  console.log(report(answers));
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const firsts = folds.map((fold) =>
    trainFirst(
      rows.filter((row) => row.fold !== fold),
      fold,
    ),
  );
  const write = (name: string, model: TreeModel) =>
    writeFileSync(path.join(MODEL_FOLDER, `${name}.json`), `${JSON.stringify(model)}\n`);
  write('rank-first', trainFirst(rows, 1));
  write(
    'rank-second',
    trainSecond(rows, (fold) => firsts[fold] ?? { features: [], base: 0, trees: [] }, 51),
  );
  write('confidence', trainConfidence(answers, 101));
}

if (process.argv[1]?.endsWith('train.ts')) await main();
