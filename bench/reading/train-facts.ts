import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractCached } from '@/bench/read-cached';
import { pdfOf, splitOf } from '@/bench/reading/cases';
import { JUDGES, type Label, type Others } from '@/bench/reading/fact-judges';
import { growTrees, type GrowOptions } from '@/bench/reading/grow-trees';
import type { FactKey } from '@/lib/facts/fact-keys';
import { askFacts } from '@/lib/facts/sightings/ask-facts';
import { makeCandidates, type FactCandidate, type Read } from '@/lib/facts/sightings/candidates';
import { toSearchChunks } from '@/lib/retrieval/index/index-document';
import { chooseCandidate } from '@/lib/facts/sightings/choose-candidate';
import { EVIDENCE } from '@/lib/facts/sightings/evidence';
import type { TreeModel } from '@/lib/reading/match/trees';
import { readPageStructure } from '@/lib/processing/read/read-pages';
import type { FactUnit } from '@/lib/facts/types';

/**
 * Learns how far a governance fact can be trusted, from rules on filings that they were not written with: what an older
 * state of `lib/facts` reads of the train and dev filings, one JSON array of facts a filing in each folder given.
 * Cross-validated by filing.
 */
const [readFolders = '', root = '../shared/data', cacheFolder = '.data/bench-cache', ...flags] = process.argv.slice(2);
const OPTIONS: GrowOptions = {
  rounds: 240,
  leaves: 6,
  rate: 0.025,
  minLeaf: 5,
  l2: 3,
  rowShare: 0.6,
  featureShare: 0.3,
  seed: 5,
};
const FOLDS = 7;
const THRESHOLDS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];

type Asked = { file: string; label: Label; key: FactKey; candidates: FactCandidate[]; isRight: boolean[] };
type Verdict = 'right' | 'wrong' | 'abstained' | 'invented' | 'silent';

const labels = readFileSync(path.join(root, 'filings/facts.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Label)
  .filter((label) => splitOf(label.file) !== 'test');
const files = [...new Set(labels.map((label) => label.file))];
const asked: Asked[] = [];
/** Further states of the rules, to learn from only: of filings that those rules were not written with either. */
const more: Asked[] = [];
const [folder = '', ...others] = readFolders.split(',');
for (const file of files) {
  asked.push(...(await askFiling(file, folder)));
  for (const other of others)
    if (existsSync(path.join(other, `${file}.json`))) more.push(...(await askFiling(file, other)));
}

async function askFiling(file: string, folder: string): Promise<Asked[]> {
  const { pages } = await extractCached(pdfOf(root, file), cacheFolder);
  const { filing, chunks } = readPageStructure(pages);
  const read = JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8')) as Read[];
  const candidatesOf = makeCandidates(read, filing, askFacts(filing, toSearchChunks(chunks)));
  const own = labels.filter((label) => label.file === file);
  const labelled: Others = (key) => own.find((label) => label.key === key)?.value;
  return own.flatMap((label): Asked[] => {
    const judge = JUDGES[label.key];
    if (!judge) return [];
    const key = judge.key as FactKey;
    const candidates = candidatesOf(key);
    const isRight = candidates.map(({ value, claim }) => {
      const unit = (
        claim ? (read.find((fact) => fact.key === key && fact.value === claim.value)?.unit ?? null) : null
      ) as FactUnit | null;
      return label.answerable && judge.judge({ key, value, unit }, label, labelled);
    });
    return [{ file, label, key, candidates, isRight }];
  });
}

function learn(some: readonly Asked[]): TreeModel {
  const rows = some.flatMap((one) =>
    one.candidates.flatMap(({ row, objection }, at) =>
      objection === undefined ? [{ x: row, y: Number(one.isRight[at]) }] : [],
    ),
  );
  return growTrees(
    [...EVIDENCE],
    rows.map(({ x }) => x),
    rows.map(({ y }) => y),
    rows.map(() => 1),
    OPTIONS,
  );
}

function verdictOf(one: Asked, model: TreeModel, threshold: number): Verdict {
  const judged = chooseCandidate(one.candidates, model, threshold);
  if (!judged || judged.withheld !== undefined) return one.label.answerable ? 'abstained' : 'silent';
  if (!one.label.answerable) return 'invented';
  return one.isRight[one.candidates.indexOf(judged.candidate)] ? 'right' : 'wrong';
}

function rulesAlone(one: Asked): Verdict {
  const at = one.candidates.findIndex(({ claim }) => claim !== undefined);
  if (at < 0) return one.label.answerable ? 'abstained' : 'silent';
  return !one.label.answerable ? 'invented' : one.isRight[at] ? 'right' : 'wrong';
}

const none = (): Record<Verdict, number> => ({ right: 0, wrong: 0, abstained: 0, invented: 0, silent: 0 });
const models = new Map<string, TreeModel>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = files.filter((_, at) => at % FOLDS === fold);
  const model = learn([...asked, ...more].filter((one) => !held.includes(one.file)));
  for (const file of held) models.set(file, model);
}
const modelOf = (one: Asked) => models.get(one.file) ?? learn(asked);
const total = (verdicts: readonly Verdict[]) =>
  verdicts.reduce((all, verdict) => ({ ...all, [verdict]: all[verdict] + 1 }), none());
console.log('rules alone', total(asked.map(rulesAlone)));
for (const threshold of THRESHOLDS)
  console.log(threshold, total(asked.map((one) => verdictOf(one, modelOf(one), threshold))));
const shown = Number(flags[0] ?? 0.65);
for (const key of new Set(asked.map((one) => one.label.key))) {
  const same = asked.filter((one) => one.label.key === key);
  const after = total(same.map((one) => verdictOf(one, modelOf(one), shown)));
  console.log(key.padEnd(28), JSON.stringify(after), 'rules alone', JSON.stringify(total(same.map(rulesAlone))));
}
if (flags.includes('--details')) {
  for (const one of asked) {
    const verdict = verdictOf(one, modelOf(one), shown);
    const judged = chooseCandidate(one.candidates, modelOf(one), shown);
    if (verdict === 'right' || verdict === 'silent') continue;
    const said = JSON.stringify(judged?.candidate.value)?.slice(0, 90);
    const row = judged?.candidate.row.map((value) => Math.round(value * 100) / 100).join(' ');
    console.log(
      verdict,
      one.file.slice(0, 14),
      one.label.key,
      said,
      judged?.probability.toFixed(2),
      judged?.withheld,
      row,
    );
  }
}
if (flags.includes('--write')) {
  const file = path.join(import.meta.dirname, '../../lib/reading/model/fact-trust.json');
  writeFileSync(file, `${JSON.stringify(learn([...asked, ...more]))}\n`);
}
